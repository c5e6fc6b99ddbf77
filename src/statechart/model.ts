/** Walks a machine into what readers see of it: boxes, frames, and one edge for all transitions with the same ends. */
import type { Chart } from '../engine/chart.ts';
import { type Model, type ModelEdge, type ModelState, statesOf } from './types.ts';

// biome-ignore lint/suspicious/noExplicitAny: XState's state nodes are walked, not typed
type Node = any;

const pathOf = (node: Node): string => node.path.join('.');
const leavesOf = (node: Node): Node[] =>
  node.type === 'compound' ? (Object.values(node.states) as Node[]).flatMap(leavesOf) : [node];

const models = new WeakMap<object, Model>();
/** One for each chart: a page may have many simulations of a game. */
export function modelOf(chart: Pick<Chart<unknown>, 'machine' | 'notes'>): Model {
  const known = models.get(chart);
  if (known) return known;
  const root = stateOf(chart.machine.root, chart.notes);
  const model = { root, edges: edgesOf(chart.machine.root, root) };
  models.set(chart, model);
  return model;
}

/** A state that is only a question of whose turn it is: marked so, or all of whose leaves have a player for holder. */
function isWindow(node: Node, notes: Chart<unknown>['notes']): boolean {
  if (node.type !== 'compound' || !node.parent) return false;
  if (node.meta?.fold !== undefined) return node.meta.fold === true;
  return leavesOf(node).every((leaf) => {
    const holder = notes.get(pathOf(leaf))?.holder;
    return holder !== undefined && holder !== 'rules';
  });
}

function stateOf(node: Node, notes: Chart<unknown>['notes']): ModelState {
  const path = pathOf(node);
  const key: string = node.parent ? node.key : node.machine.id;
  const final = node.type === 'final';
  if (node.type !== 'compound' || isWindow(node, notes)) {
    return { path, key, kind: 'box', children: [], leaves: leavesOf(node).map(pathOf), final };
  }
  const initial = pathOf(node.initial.target[0]);
  // A column begins where play begins.
  const children = (Object.values(node.states) as Node[])
    .map((child) => stateOf(child, notes))
    .sort((a, b) => Number(b.path === initial) - Number(a.path === initial));
  return { path, key, kind: 'frame', children, initial, leaves: [], final };
}

function edgesOf(machineRoot: Node, root: ModelState): ModelEdge[] {
  const states = statesOf(root);
  const place = new Map(states.map((state, index) => [state.path, index]));
  /** The state of the model that shows this node: itself, or the box it is folded into. */
  const shownBy = (node: Node): string => {
    let at = node;
    while (!place.has(pathOf(at))) at = at.parent;
    return pathOf(at);
  };
  const merged = new Map<string, { from: string; to: string; verbs: string[] }>();
  const visit = (node: Node): void => {
    for (const [verb, transitions] of node.transitions as Map<string, Node[]>) {
      for (const transition of transitions) {
        const from = shownBy(node);
        const to = transition.target?.[0] ? shownBy(transition.target[0]) : from;
        const id = `${from}>${to}`;
        const edge = merged.get(id) ?? { from, to, verbs: [] };
        if (!edge.verbs.includes(verb)) edge.verbs.push(verb);
        merged.set(id, edge);
      }
    }
    for (const child of Object.values(node.states) as Node[]) visit(child);
  };
  visit(machineRoot);
  return [...merged].map(([id, edge]) => ({ id, ...edge, kind: kindOf(edge.from, edge.to, states) }));
}

export const isInside = (path: string, frame: string): boolean =>
  path !== frame && (frame === '' || path.startsWith(`${frame}.`));

/** How an edge runs in a column of these states. */
export function kindOf(from: string, to: string, states: readonly { readonly path: string }[]): ModelEdge['kind'] {
  if (from === to) return 'stay';
  const at = (path: string) => states.findIndex((state) => state.path === path);
  if (at(to) < at(from)) return 'loop';
  if (isInside(to, from)) return 'jump';
  // The neighbour is the first state after everything that the source holds, seen from any frame that ends with it.
  const after = states.findIndex((state, index) => index > at(from) && !isInside(state.path, from));
  return after === at(to) ? 'next' : 'jump';
}
