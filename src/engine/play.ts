/** A move on a position: by the machine itself (`play`) or by its compiled rows (`playFast`); a test holds them equal. */
import { createActor, type StateValue } from 'xstate';
import { against, type Context, carryOut, copy, factsHold, type Row } from './chart.ts';
import type { Choice, Game, Happening, Move, Played, Position, RuleId } from './game.ts';

/** `a.b.c` as the nested value XState keeps. */
export function valueOf(path: string): StateValue {
  const keys = path.split('.');
  return keys.slice(0, -1).reduceRight<StateValue>((inner, key) => ({ [key]: inner }), keys.at(-1) ?? '');
}

/** The nested value as a path. */
export function pathOf(value: unknown): string {
  const keys: string[] = [];
  let at = value;
  while (at && typeof at === 'object') {
    const [key, inner] = Object.entries(at)[0] as [string, unknown];
    keys.push(key);
    at = inner;
  }
  return [...keys, ...(typeof at === 'string' ? [at] : [])].join('.');
}

const noop = (): void => {};
// biome-ignore lint/suspicious/noExplicitAny: XState's actor scope is internal; it is kept so that a step does not build an actor
const scopes = new WeakMap<object, any>();
function scopeOf(game: Game, context: Context<unknown>) {
  let scope = scopes.get(game.chart.machine);
  if (!scope) {
    const self = createActor(game.chart.machine, { input: context });
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const system = (self as any).system;
    scope = { self, system, id: '', sessionId: '', defer: noop, logger: noop, stopChild: noop, emit: noop, actionExecutor: noop };
    scopes.set(game.chart.machine, scope);
  }
  return scope;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
const resting = new WeakMap<object, Map<string, any>>();
/** The machine at rest in a state, on a table. Which nodes a state means is worked out once: a snapshot is never changed. */
function snapshotAt<T>({ machine }: Game<T>['chart'], { state, table }: Position<T>) {
  const known = resting.get(machine) ?? new Map();
  resting.set(machine, known);
  const context: Context<T> = { table, events: [], state };
  if (!known.has(state)) known.set(state, machine.resolveState({ value: valueOf(state), context }));
  return { ...known.get(state), context };
}

/** Plays a move through the XState machine. A refusal names the rule that forbids the move. */
export function play<T>(game: Game<T>, position: Position<T>, move: Move): Played<T> {
  const row = rowFor(game, position, move);
  if (!('target' in row)) return { ok: false, refusal: row };
  const snapshot = snapshotAt(game.chart, position);
  const next = game.chart.machine.transition(snapshot, { type: move.verb, move }, scopeOf(game as Game, snapshot.context));
  const { table, events } = next.context as Context<T>;
  return { ok: true, position: { state: pathOf(next.value), table }, events };
}

/** Plays a move through the compiled rows: the same answer, for the explorer. */
export function playFast<T>(game: Game<T>, position: Position<T>, move: Move): Played<T> {
  const row = rowFor(game, position, move);
  if (!('target' in row)) return { ok: false, refusal: row };
  const table = copy(position.table);
  const events: Happening[] = [];
  for (const name of row.effects) carryOut(game.chart.parts, name, table, move, (event) => events.push(event), position.state);
  return { ok: true, position: { state: row.target, table }, events };
}

/** The transition this move takes, or the rule against it: the guard that said no. */
function rowFor<T>(game: Game<T>, position: Position<T>, move: Move): Row | { rule: RuleId } {
  const { parts } = game.chart;
  const { table, state } = position;
  let refusal: RuleId | undefined;
  for (const row of game.chart.rows.get(state) ?? []) {
    if (row.verb !== move.verb) continue;
    if (!factsHold(parts, row.condition, table, move, state)) continue;
    const rule = against(parts, row.condition, table, move, state);
    if (rule === undefined) return row;
    refusal ??= rule;
  }
  return { rule: refusal ?? game.closed(position, move) };
}

/** The rule that forbids the move here, or nothing. */
export function refusalOf<T>(game: Game<T>, position: Position<T>, move: Move): RuleId | undefined {
  const row = rowFor(game, position, move);
  return 'target' in row ? undefined : row.rule;
}

/** All that somebody might try here, each with the rule against it, if there is one. */
export function choices<T>(game: Game<T>, position: Position<T>): Choice[] {
  return game.candidates(position).map((move) => {
    const refusal = refusalOf(game, position, move);
    return refusal ? { move, refusal } : { move };
  });
}

/** The legal moves, each once. A position that is not an end has at least one. */
export const moves = <T>(game: Game<T>, position: Position<T>): Move[] =>
  choices(game, position).flatMap((choice) => (choice.refusal ? [] : [choice.move]));

export const isOver = <T>(game: Game<T>, position: Position<T>): boolean => game.chart.finals.has(position.state);

/** Whose opportunity it is: a word of the chart's notes (`acting`, `opposing`, `rules`), of the leaf or the nearest state above. */
export function holderOf<T>(game: Game<T>, state: string): string | undefined {
  const keys = state.split('.');
  for (let length = keys.length; length > 0; length--) {
    const holder = game.chart.notes.get(keys.slice(0, length).join('.'))?.holder;
    if (holder) return holder;
  }
  return undefined;
}
