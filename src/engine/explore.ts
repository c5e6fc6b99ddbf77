/** Every line that follows from a position: how many positions, how the lines end, one of the shortest for each ending. */

import type { Choice, Game, Happening, Json, Move, Position } from './game.ts';
import { STEP } from './line.ts';
import { choices, isOver, playFast, refusalOf } from './play.ts';

export interface Ending {
  readonly outcome: Readonly<Record<string, Json>>;
  /**
   * Lines that end so. A line is a sequence of moves, forced steps included. Exact up to 2^53. Where positions recur,
   * going round in a circle makes no line of its own.
   */
  readonly lines: number;
  /** One of the shortest, forced steps left out. */
  readonly shortest: readonly Move[];
}

export interface Exploration {
  readonly positions: number;
  readonly moves: number;
  readonly lines: number;
  readonly endings: readonly Ending[];
  /** Set when the bound was hit: the counts are then lower bounds and the endings not all. */
  readonly bound?: number;
}

/** A position that is no end, as the walk goes on from it. */
export interface Seen<T> {
  readonly position: Position<T>;
  /** The position as text, written when it was found and before anything was tried there. */
  readonly key: string;
  /** All that might be tried, each with the rule against it or with what comes of it. */
  readonly tried: readonly (Choice & { readonly events?: readonly Happening[] })[];
}

interface Node<T> {
  readonly position: Position<T>;
  readonly key: string;
  readonly edges: { readonly move: Move; readonly to: number }[];
  over: boolean;
}

/**
 * Walks the whole graph breadth first, positions that are equal as JSON taken as one.
 * @param limit most positions to visit; the result says when it was hit
 * @param look is shown every position that is no end
 * @param stops positions at which a line ends for the asker, though the game goes on; never the start
 */
export function explore<T>(
  game: Game<T>,
  start: Position<T>,
  limit = 50_000,
  look: (seen: Seen<T>) => void = () => {},
  stops: (position: Position<T>) => boolean = () => false,
): Exploration {
  const index = new Map<string, number>([[keyOf(start), 0]]);
  const nodes: Node<T>[] = [{ position: start, key: keyOf(start), edges: [], over: isOver(game, start) }];
  const from: ({ parent: number; move: Move } | undefined)[] = [undefined];
  let edges = 0;
  let bounded = false;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as Node<T>;
    if (node.over) continue;
    const tried: (Choice & { events?: readonly Happening[] })[] = [];
    for (const choice of triedAt(game, node.position)) {
      const { move } = choice;
      const played = choice.refusal === undefined ? playFast(game, node.position, move) : undefined;
      tried.push(played?.ok ? { move, events: played.events } : choice);
      if (!played?.ok) continue;
      const key = keyOf(played.position);
      let to = index.get(key);
      if (to === undefined) {
        if (nodes.length >= limit) {
          bounded = true;
          continue;
        }
        to = nodes.length;
        index.set(key, to);
        nodes.push({ position: played.position, key, edges: [], over: isOver(game, played.position) || stops(played.position) });
        from.push({ parent: at, move });
      }
      edges++;
      node.edges.push({ move, to });
    }
    look({ position: node.position, key: node.key, tried });
  }
  const lines = countLines(nodes);
  const endings = new Map<string, { outcome: Readonly<Record<string, Json>>; lines: number; shortest: readonly Move[] }>();
  nodes.forEach((node, at) => {
    if (!node.over) return;
    const outcome = game.outcome(node.position);
    const key = JSON.stringify(outcome);
    const known = endings.get(key);
    const count = lines[at] ?? 0;
    if (known) known.lines += count;
    else endings.set(key, { outcome, lines: count, shortest: pathTo(from, at) });
  });
  const all = [...endings.values()];
  return {
    positions: nodes.length,
    moves: edges,
    lines: all.reduce((sum, ending) => sum + ending.lines, 0),
    endings: all,
    ...(bounded ? { bound: limit } : {}),
  };
}

/** A forced step stands alone; elsewhere all that somebody might try. */
function triedAt<T>(game: Game<T>, position: Position<T>): readonly Choice[] {
  return refusalOf(game, position, STEP) === undefined ? [{ move: STEP }] : choices(game, position);
}

/** Positions that are equal have the same. */
export const keyOf = (position: Position<unknown>): string => `${position.state}\n${JSON.stringify(position.table)}`;

/**
 * Lines from the start to each node. Positions that lead back to each other (free moves to and fro) count as one place:
 * a line comes in and goes out again, however often it goes round.
 */
function countLines<T>(nodes: readonly Node<T>[]): number[] {
  const places = placesOf(nodes);
  const lines = places.map(() => 0);
  const placeOf = new Map<number, number>();
  places.forEach((members, place) => {
    for (const at of members) placeOf.set(at, place);
  });
  lines[placeOf.get(0) as number] = 1;
  // a place is closed only after all that it leads to: the last one closed comes first
  for (let place = places.length - 1; place >= 0; place--)
    for (const at of places[place] ?? [])
      for (const { to } of nodes[at]?.edges ?? []) {
        const next = placeOf.get(to) as number;
        if (next !== place) lines[next] = (lines[next] ?? 0) + (lines[place] ?? 0);
      }
  return nodes.map((_, at) => lines[placeOf.get(at) as number] ?? 0);
}

/** Nodes that can reach each other, together; in the order in which nothing is left to follow (Tarjan, without recursion). */
function placesOf<T>(nodes: readonly Node<T>[]): number[][] {
  const order = nodes.map(() => -1);
  const low = nodes.map(() => 0);
  const open: number[] = [];
  const isOpen = nodes.map(() => false);
  const places: number[][] = [];
  let count = 0;
  const path: { at: number; edge: number }[] = [{ at: 0, edge: 0 }];
  while (path.length > 0) {
    const here = path.at(-1) as { at: number; edge: number };
    const { at } = here;
    if (here.edge === 0 && order[at] === -1) {
      order[at] = low[at] = count++;
      open.push(at);
      isOpen[at] = true;
    }
    const edge = nodes[at]?.edges[here.edge];
    if (edge) {
      here.edge++;
      if (order[edge.to] === -1) path.push({ at: edge.to, edge: 0 });
      else if (isOpen[edge.to]) low[at] = Math.min(low[at] as number, order[edge.to] as number);
      continue;
    }
    path.pop();
    const above = path.at(-1);
    if (above) low[above.at] = Math.min(low[above.at] as number, low[at] as number);
    if (low[at] !== order[at]) continue;
    const members = open.splice(open.lastIndexOf(at));
    for (const member of members) isOpen[member] = false;
    places.push(members);
  }
  return places;
}

function pathTo(from: readonly ({ parent: number; move: Move } | undefined)[], end: number): Move[] {
  const path: Move[] = [];
  for (let step = from[end]; step; step = from[step.parent]) if (step.move.who !== 'rules') path.unshift(step.move);
  return path;
}
