/** States of a chart by the names an author writes: a whole path, or any part of one that is unmistakable. */
import type { Game } from '../engine/game.ts';

interface StateNode {
  readonly path: readonly string[];
  readonly type: string;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial?: { readonly target: readonly StateNode[] };
}

const all = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(all)];
const pathOf = (node: StateNode): string => node.path.join('.');

/** Whether the state lies in the named one: `round.press.acting` lies in `press`, `round.press` and `press.acting`. */
export const isIn = (state: string, name: string): boolean => `.${state}.`.includes(`.${name}.`);

/** Whether any state of the chart has the name. */
export const isState = <T>(game: Game<T>, name: string): boolean => statesNamed(game, name).length > 0;

/** The outermost states that the name ends, each by its path. */
export function statesNamed<T>(game: Game<T>, name: string): string[] {
  return nodesNamed(game, name).map(pathOf);
}

function nodesNamed<T>(game: Game<T>, name: string): StateNode[] {
  const nodes = all(game.chart.machine.root as unknown as StateNode).filter((node) => node.path.length > 0);
  const exact = nodes.filter((node) => pathOf(node) === name);
  return exact.length > 0 ? exact : nodes.filter((node) => `.${pathOf(node)}`.endsWith(`.${name}`));
}

/** The leaf a game opens in, or a sentence. */
export function openingLeaf<T>(game: Game<T>, name: string): { leaf: string } | string {
  const [found, ...others] = nodesNamed(game, name);
  if (!found) return `expected a state of the chart of ${game.id}, found "${name}"`;
  if (others.length > 0)
    return `expected one state, found "${name}", which could be ${[found, ...others].map(pathOf).join(' or ')}`;
  let leaf = found;
  while (leaf.type === 'compound' && leaf.initial) leaf = leaf.initial.target[0] as StateNode;
  return { leaf: pathOf(leaf) };
}

/** The states, outermost first and at most four, in which the chart knows the verb at all. */
export function statesKnowing<T>(game: Game<T>, verb: string): string[] {
  const states = [...game.chart.rows].flatMap(([state, rows]) => (rows.some((row) => row.verb === verb) ? [state] : []));
  return states.length > 4 ? [...states.slice(0, 3), '…'] : states;
}
