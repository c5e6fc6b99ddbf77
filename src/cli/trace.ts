/** A run and an exploration as lines of text, for people at a terminal. Signs, not words, join what the content says. */
import type { Exploration } from '../engine/explore.ts';
import type { Game, Happening, Move, Position } from '../engine/game.ts';
import { endOf, extend, settle } from '../engine/line.ts';
import { sameMove, writeWords } from '../engine/move.ts';
import { cardNames } from '../i18n/card-names.ts';
import type { Lang } from '../i18n/locales.ts';
import { packOf } from '../i18n/pack.ts';
import { plain, voiceOf } from '../i18n/say.ts';
import type { Run, Tried } from '../scenarios/run.ts';

interface Words {
  event(event: Happening): string;
  refusal(rule: string): string | undefined;
  state(path: string): string;
}

/** The line of play: a number for each step a reader counts, moves, sentences and the full ids of the rules they cite. */
export function trace(game: Game, run: Run, lang?: Lang): string[] {
  const words = lang ? wordsOf(game, lang) : facts;
  const cite = (rule: string): string => `[${game.id}.${rule}]`;
  const tried = (sign: string, { move, rule }: Tried): string[] => [
    `  ${sign}  ${inWords(move)}`,
    ...(rule === undefined ? [] : [`       ${[words.refusal(rule), cite(rule)].filter(Boolean).join(' ')}`]),
  ];
  const attempts = [...run.refusals.map((one) => ({ ...one, sign: '✗' })), ...run.allowed.map((one) => ({ ...one, sign: '✓' }))];
  const lines = [
    `${run.id} · ${run.edition}${Object.entries(run.parameters)
      .map(([name, value]) => ` · ${name} ${value}`)
      .join('')}`,
  ];
  const tryUpTo = (ply: number): void => {
    while (attempts.some((one) => one.ply <= ply)) {
      const [next] = attempts.splice(
        attempts.findIndex((one) => one.ply <= ply),
        1,
      );
      if (next) lines.push(...tried(next.sign, next));
    }
  };
  const marked = new Set(run.marks.map((mark) => mark.ply));
  const positionBefore = (ply: number): Position => run.line.plies[ply - 1]?.position ?? run.line.start;
  // A move that is played when nothing is written goes without saying.
  const isTold = (move: Move, ply: number): boolean => {
    const idle = game.idle(positionBefore(ply));
    return marked.has(ply) || !idle || !sameMove(idle, move);
  };
  run.steps.forEach((step, index) => {
    tryUpTo(step.to);
    const moves = run.line.plies
      .slice(step.from, step.to + 1)
      .flatMap(({ move }, at) => (isTold(move, step.from + at) ? [inWords(move)] : []));
    lines.push(
      [String(index + 1).padStart(3), ` ${words.state(positionBefore(step.to).state)}`, ...moves.map((move) => `· ${move}`)].join(
        ' ',
      ),
    );
    for (const event of step.events) lines.push(`       ${words.event(event)} ${cite(event.rule)}`);
  });
  tryUpTo(run.line.plies.length);
  lines.push(`  =  ${outcomeInWords(run.outcome)}`);
  return lines;
}

/** The exploration with each shortest line as an author would write it: without what is played when nothing is written. */
export const explored = (game: Game, start: Position, { endings, ...counts }: Exploration) => ({
  ...counts,
  endings: endings.map(({ shortest, ...ending }) => ({ ...ending, shortest: decisions(game, start, shortest).map(inWords) })),
});

function decisions(game: Game, start: Position, moves: readonly Move[]): readonly Move[] {
  let line = settle(game, { start, plies: [] });
  return moves.filter((move) => {
    const idle = game.idle(endOf(line));
    const next = extend(game, line, move);
    if (!('rule' in next)) line = settle(game, next);
    return !idle || !sameMove(idle, move);
  });
}

/** How many positions, moves and lines; each ending with the lines that lead there and one of the shortest. */
export function exploration({ positions, moves, lines, endings, bound }: ReturnType<typeof explored>): string[] {
  const least = bound === undefined ? '' : `, stopped at the bound of ${bound} positions`;
  return [
    `${count(positions, 'position')}, ${count(moves, 'move')}, ${count(lines, 'line')}, ${count(endings.length, 'outcome')}${least}`,
    ...[...endings]
      .sort((a, b) => b.lines - a.lines)
      .flatMap((ending) => [
        `${count(ending.lines, 'line').padStart(12)}  ${outcomeInWords(ending.outcome)}`,
        `              ${ending.shortest.join(' · ') || '-'}`,
      ]),
  ];
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const inWords = (move: Move): string => `${move.who}: ${writeWords(move)}`;
const outcomeInWords = (outcome: Run['outcome']): string =>
  Object.entries(outcome)
    .map(([path, value]) => `${path} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** Without a language: the facts as they are. */
const facts: Words = {
  event: ({ type, rule: _, quiet: __, ...params }) =>
    [
      type,
      ...Object.entries(params).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ].join(' '),
  refusal: () => undefined,
  state: (path) => path,
};

function wordsOf(game: Game, lang: Lang): Words {
  const voice = voiceOf(packOf(lang, game.id, cardNames(game.id)));
  return {
    event: (event) => (Object.hasOwn(voice.words.events, event.type) ? plain(voice.event(event)) : facts.event(event)),
    refusal: (rule) => (Object.hasOwn(voice.words.refusals, rule) ? plain(voice.refusal(rule)) : undefined),
    state: (path) => {
      // A window that differs only in whose turn it is bears the name of the state above it.
      for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
        const name = voice.state(at);
        if (name !== at) return name;
      }
      return path;
    },
  };
}
