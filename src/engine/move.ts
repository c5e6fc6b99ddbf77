/**
 * How a move is written: in words in a scenario file (`strike theft-of-vitae THA`), as a token in an address
 * (`A.strike.theft-of-vitae.THA`). Both name what is done, never a place in a list.
 */
import type { Move } from './game.ts';

const WORD = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
const NUMBER = /^(0|[1-9][0-9]{0,2})$/;

/** `play skin-of-rock for on aggravated`, `x 3`. Returns a sentence instead of a move when the words are not one. */
export function readWords(who: string, text: string): Move | string {
  const words = text.trim().split(/\s+/);
  const move: { -readonly [K in keyof Move]: Move[K] } = { who, verb: words.shift() ?? '' };
  if (!/^[a-z][a-z-]*$/.test(move.verb)) return `expected a verb such as "pass" or "play", found "${move.verb}"`;
  while (words.length > 0) {
    const word = words.shift() as string;
    if (word === 'on') {
      const target = words.shift();
      if (!target || !WORD.test(target)) return 'expected a target after "on"';
      move.on = target;
    } else if (!WORD.test(word)) return `"${word}" is not a word of a move: letters, figures and hyphens only`;
    else if (words.length === 0 && move.n === undefined && NUMBER.test(word)) move.n = Number(word);
    else if (move.card === undefined) move.card = word;
    else if (move.mode === undefined) move.mode = word;
    else return `"${word}" is one word too many: a move is verb, card, level, "on" target, number`;
  }
  return move;
}

export const writeWords = (move: Move): string =>
  [move.verb, move.card, move.mode, move.on && `on ${move.on}`, move.n].filter((word) => word !== undefined).join(' ');

/** `A.strike.theft-of-vitae.THA:target=3` */
export const writeToken = (move: Move): string =>
  [move.who, move.verb, move.card, move.mode].filter((word) => word !== undefined).join('.') +
  (move.on === undefined ? '' : `:${move.on}`) +
  (move.n === undefined ? '' : `=${move.n}`);

const TOKEN =
  /^([A-Za-z0-9-]+)\.([a-z-]+)(?:\.([A-Za-z0-9-]+))?(?:\.([A-Za-z0-9-]+))?(?::([A-Za-z0-9-]+))?(?:=(0|[1-9][0-9]{0,2}))?$/;

/** `undefined` when the text is no token. */
export function readToken(text: string): Move | undefined {
  if (text.length > 120) return undefined;
  const found = TOKEN.exec(text);
  if (!found) return undefined;
  const [, who, verb, card, mode, on, n] = found;
  return {
    who: who as string,
    verb: verb as string,
    ...(card === undefined ? {} : { card }),
    ...(mode === undefined ? {} : { mode }),
    ...(on === undefined ? {} : { on }),
    ...(n === undefined ? {} : { n: Number(n) }),
  };
}

export const sameMove = (a: Move, b: Move): boolean => writeToken(a) === writeToken(b);
