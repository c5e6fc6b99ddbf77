/** Tables and lines of Rivals for tests: a sketch, moves in words, what is read. */
import type { Json, Position } from '../../src/engine/game.ts';
import { endOf, extend, type Line } from '../../src/engine/line.ts';
import { readWords } from '../../src/engine/move.ts';
import { refusalOf } from '../../src/engine/play.ts';
import { rivals } from '../../src/games/rivals/index.ts';
import type { Table } from '../../src/games/rivals/table.ts';
import { isIn, openingLeaf } from '../../src/scenarios/states.ts';

export type Drawn = { readonly [key: string]: Json };
export type Played = Line<Table>;

interface Options {
  readonly opens?: string;
  readonly switches?: Readonly<Record<string, boolean>>;
}

export function lay(table: Drawn, { opens = 'turn.action', switches = {} }: Options = {}): Position<Table> {
  const opening = openingLeaf(rivals, opens);
  if (typeof opening === 'string') throw new Error(opening);
  return rivals.start({ opens: opening.leaf, edition: 'today', switches, table });
}

const moveOf = (text: string) => {
  const [who = '', ...words] = text.split(' ');
  const move = readWords(who, words.join(' '));
  if (typeof move === 'string') throw new Error(move);
  return move;
};

/** What is not written goes on by itself until the move is legal, or the line is in a state. */
function idleTo(line: Played, isThere: (line: Played) => boolean, what: string): Played {
  let at = line;
  for (let n = 0; n < 200; n++) {
    if (isThere(at)) return at;
    const move = rivals.idle(endOf(at));
    const next = move && extend(rivals, at, move);
    if (!next || 'rule' in next) break;
    at = next;
  }
  throw new Error(`${what}: the line stops in ${endOf(at).state}`);
}

/** Plays the written moves (`Red draw library`); `@state` goes on to that state. */
export function turn(table: Drawn, moves: readonly string[] = [], options: Options = {}): Played {
  let line: Played = { start: lay(table, options), plies: [] };
  for (const text of moves) {
    if (text.startsWith('@')) {
      line = idleTo(line, (at) => isIn(endOf(at).state, text.slice(1)), text);
      continue;
    }
    const move = moveOf(text);
    line = idleTo(
      line,
      (at) => refusalOf(rivals, endOf(at), move) === undefined,
      `${text} (${refusalOf(rivals, endOf(line), move)})`,
    );
    const next = extend(rivals, line, move);
    if ('rule' in next) throw new Error(`${text} is refused by ${next.rule}`);
    line = next;
  }
  return line;
}

export const read = (line: Played, path: string): Json | undefined => rivals.read(endOf(line), path);
/** The rule against a move where the line stands; nothing where it is legal. */
export const refused = (line: Played, text: string) => refusalOf(rivals, endOf(line), moveOf(text));
export const told = (line: Played): { type: string; rule: string }[] => line.plies.flatMap(({ events }) => [...events]);
