/** Where the game stands on the chart. For the page's island: no layout, no machine, only the model. */
import { type Model, type ModelState, statesOf } from './types.ts';

export interface Marks {
  /** The box where the game stands. */
  readonly active: string;
  /** The frames around it, the outermost first. */
  readonly path: readonly string[];
  /** Left behind on the way here; what a loop opens again is to come again. */
  readonly passed: readonly string[];
  /** Edges that were taken, initial dots included (`>round`). */
  readonly taken: readonly string[];
  /** The innermost frame: the chart that a phone shows. */
  readonly frame: string;
}

/** The states from the outermost frame to the box that shows this state of the machine. */
export function pathOf(model: Model, state: string): string[] {
  const path: string[] = [];
  for (let at: ModelState | undefined = model.root; at; ) {
    path.push(at.path);
    at = at.children.find((child) => child.path === state || state.startsWith(`${child.path}.`));
  }
  return path;
}

/** The box that shows this state of the machine; a frame, if the state is not a leaf. */
export const boxOf = (model: Model, state: string): string => pathOf(model, state).at(-1) ?? '';

/** The marks after a line of states (the leaf of each position, the oldest first). */
export function marksOf(model: Model, states: readonly string[]): Marks {
  const order = statesOf(model.root).map((state) => state.path);
  const passed = new Set<string>();
  const taken = new Set<string>();
  let here: string[] = [];
  for (const state of states) {
    const next = pathOf(model, state);
    const from = here.at(-1);
    const to = next.at(-1) ?? '';
    if (from === to) continue;
    for (const path of here) if (!next.includes(path)) passed.add(path);
    if (order.indexOf(to) < order.indexOf(from ?? '')) {
      // Back: everything from there on is to come again.
      for (const path of order.slice(order.indexOf(to))) passed.delete(path);
      for (const id of taken) if (order.indexOf(id.slice(id.indexOf('>') + 1)) > order.indexOf(to)) taken.delete(id);
    }
    const edge = model.edges.findLast(
      ({ kind, from: start, to: end }) => kind !== 'stay' && here.includes(start) && leadsTo(model.root, end) === to,
    );
    if (edge) taken.add(edge.id);
    // The dots of the frames entered on the way, down from the edge's own end.
    for (const path of next) if (!here.includes(path) && path !== edge?.to && isInitial(model.root, path)) taken.add(`>${path}`);
    here = next;
  }
  for (const path of here) passed.delete(path);
  const active = here.at(-1) ?? '';
  const path = here.slice(0, -1);
  return { active, path, passed: [...passed], taken: [...taken], frame: path.at(-1) ?? '' };
}

/** The box in which whoever enters this state ends up. */
function leadsTo(root: ModelState, path: string): string {
  let at = statesOf(root).find((state) => state.path === path);
  while (at?.initial !== undefined) {
    const { children, initial }: ModelState = at;
    at = children.find((child) => child.path === initial);
  }
  return at?.path ?? path;
}

const isInitial = (root: ModelState, path: string): boolean => statesOf(root).some((state) => state.initial === path);

/** Toggles the classes on all charts inside an element, and says in the nested list where the game stands. */
export function applyMarks(holder: ParentNode, marks: Marks): void {
  for (const chart of holder.querySelectorAll('[data-frame]')) chart.classList.add('is-lit');
  for (const element of holder.querySelectorAll('[data-state]')) {
    const path = element.getAttribute('data-state') ?? '';
    element.classList.toggle('is-active', path === marks.active);
    element.classList.toggle('is-path', marks.path.includes(path));
    element.classList.toggle('is-passed', marks.passed.includes(path));
  }
  for (const element of holder.querySelectorAll('[data-edge]')) {
    const ids = (element.getAttribute('data-edge') ?? '').split(' ');
    element.classList.toggle(
      'is-taken',
      ids.some((id) => marks.taken.includes(id)),
    );
  }
  for (const element of holder.querySelectorAll('[data-chart-frame]')) {
    element.toggleAttribute('hidden', element.getAttribute('data-chart-frame') !== marks.frame);
  }
  for (const element of holder.querySelectorAll('[data-list-state]')) {
    if (element.getAttribute('data-list-state') === marks.active) element.setAttribute('aria-current', 'step');
    else element.removeAttribute('aria-current');
  }
}
