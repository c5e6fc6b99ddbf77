/**
 * A statechart from one definition: the XState machine, which is the authority and what a page runs, and the
 * same machine compiled to rows for the explorer. Guards are named by rules, effects by what they do.
 */
import { type AnyStateMachine, assign, setup } from 'xstate';
import type { Effect, Guard, Happening, Move, RuleId } from './game.ts';

/** What a transition asks: facts choose the transition, rules allow or refuse it. */
export interface Condition {
  readonly facts: readonly string[];
  readonly rules: readonly RuleId[];
}

export interface Parts<T> {
  /** Questions about the table that choose between transitions of the same verb. */
  readonly facts: Readonly<Record<string, Guard<T>>>;
  /** Guards by rule id. */
  readonly rules: Readonly<Record<RuleId, Guard<T>>>;
  readonly effects: Readonly<Record<string, Effect<T>>>;
}

export interface Row {
  readonly verb: string;
  readonly condition: Condition;
  readonly effects: readonly string[];
  /** Path of the leaf that follows. */
  readonly target: string;
}

/** What the game says of a state beside its transitions. */
export interface StateNote {
  /** Whose opportunity it is: `acting`, `opposing`, or `rules` for a step that takes itself. */
  readonly holder?: string;
  /** The states inside differ only in whose turn it is, or are steps of one stage: a drawing shows one box. */
  readonly fold?: boolean;
}

export interface Chart<T> {
  readonly machine: AnyStateMachine;
  readonly parts: Parts<T>;
  /** Rows of every leaf, the leaf's own first, its ancestors' after, in the order XState tries them. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Leaves in which the game is over. */
  readonly finals: ReadonlySet<string>;
  readonly notes: ReadonlyMap<string, StateNote>;
}

/** The guard of a transition: `when(['bothCanStrike'], ['damage.prevention-needs-damage'])`. */
export const when = (facts: readonly string[], rules: readonly RuleId[] = []) => ({
  type: 'allowed' as const,
  params: { facts, rules },
});

export const holds = <T>(parts: Parts<T>, condition: Condition, table: T, move: Move, state: string): boolean =>
  condition.facts.every((name) => named(parts.facts, name, 'fact')(table, move, state)) &&
  condition.rules.every((name) => named(parts.rules, name, 'rule')(table, move, state));

export interface Context<T> {
  readonly table: T;
  readonly events: readonly Happening[];
  readonly state: string;
}

/** JSON in, JSON out: quicker than structuredClone on small tables. */
export function copy<V>(value: V): V {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copy) as V;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copy((value as Record<string, unknown>)[key]);
  return out as V;
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of a machine definition is XState's to check at run time
export function defineChart<T>(config: any, parts: Parts<T>): Chart<T> {
  type Args = { context: Context<T>; event: { type: string; move: Move } };
  const actions = Object.fromEntries(
    Object.entries(parts.effects).map(([name, effect]) => [
      name,
      assign(({ context, event }: Args) => {
        const table = copy(context.table);
        const events = [...context.events];
        effect(table, event.move, (happening) => events.push(happening), context.state);
        return { table, events };
      }),
    ]),
  );
  const machine = setup({
    types: {} as { context: Context<T>; events: { type: string; move: Move }; input: Context<T> },
    guards: {
      allowed: ({ context, event }: Args, condition: Condition) =>
        holds(parts, condition, context.table, event.move, context.state),
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above
    actions: actions as any,
  }).createMachine({ ...config, context: ({ input }: { input: Context<T> }) => input });
  return { machine: machine as unknown as AnyStateMachine, parts, ...compile(machine as unknown as AnyStateMachine, parts) };
}

// biome-ignore lint/suspicious/noExplicitAny: XState's state nodes are walked, not typed
type Node = any;

const pathOf = (node: Node): string => node.path.join('.');
const leafOf = (node: Node): Node => {
  let leaf = node;
  while (leaf.type === 'compound') leaf = leaf.initial.target[0];
  return leaf;
};
const names = (node: Node, side: 'entry' | 'exit'): string[] => node[side].map(actionName);
const actionName = (action: Node): string => {
  const name = typeof action === 'string' ? action : action?.type;
  if (typeof name !== 'string') throw new Error('a chart names its effects: an inline action cannot be compiled');
  return name;
};

function compile<T>(machine: AnyStateMachine, parts: Parts<T>): Omit<Chart<T>, 'machine' | 'parts'> {
  const rows = new Map<string, Row[]>();
  const finals = new Set<string>();
  const notes = new Map<string, StateNote>();
  const visit = (node: Node): void => {
    if (node.type === 'parallel' || node.type === 'history') throw new Error(`${node.id}: a chart has no ${node.type} states`);
    if (node.invoke.length > 0 || node.after.length > 0 || node.always?.length > 0)
      throw new Error(`${node.id}: a chart has no invoke, after or always; a step of its own is an event`);
    if (node.meta) notes.set(pathOf(node), node.meta);
    if (node.type === 'final') finals.add(pathOf(node));
    if (node.type === 'atomic') rows.set(pathOf(node), rowsOf(node, parts));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return { rows, finals, notes };
}

function rowsOf<T>(leaf: Node, parts: Parts<T>): Row[] {
  const rows: Row[] = [];
  for (let source = leaf; source; source = source.parent) {
    for (const [verb, transitions] of source.transitions as Map<string, Node[]>) {
      for (const transition of transitions) rows.push(rowOf(leaf, source, verb, transition, parts));
    }
  }
  return rows;
}

function rowOf<T>(leaf: Node, source: Node, verb: string, transition: Node, parts: Parts<T>): Row {
  const condition = conditionOf(transition.guard, leaf);
  for (const fact of condition.facts) named(parts.facts, fact, 'fact');
  for (const rule of condition.rules) named(parts.rules, rule, 'rule');
  const own = transition.actions.map(actionName);
  const target: Node | undefined = transition.target?.[0];
  if (!target) {
    for (const name of own) named(parts.effects, name, 'effect');
    return { verb, condition, effects: own, target: pathOf(leaf) };
  }
  const domain = domainOf(source, target, transition.reenter);
  const exits: string[] = [];
  for (let node = leaf; node && node !== domain; node = node.parent) exits.push(...names(node, 'exit'));
  const entries: string[] = [];
  const enter = (node: Node): void => {
    if (!node || node === domain) return;
    enter(node.parent);
    entries.push(...names(node, 'entry'));
  };
  enter(target);
  for (let node = target; node.type === 'compound'; ) {
    node = node.initial.target[0];
    entries.push(...names(node, 'entry'));
  }
  const effects = [...exits, ...own, ...entries];
  for (const name of effects) named(parts.effects, name, 'effect');
  return { verb, condition, effects, target: pathOf(leafOf(target)) };
}

/** The innermost state that the transition neither leaves nor enters (SCXML's domain). */
function domainOf(source: Node, target: Node, reenter: boolean): Node {
  const above = (node: Node): Node[] => (node ? [node, ...above(node.parent)] : []);
  const isInside = (node: Node, outer: Node): boolean => above(node).includes(outer);
  if (!reenter && source.type === 'compound' && (target === source || isInside(target, source))) return source;
  return above(source.parent).find((node) => isInside(target, node) && node !== target) ?? source.machine.root;
}

function conditionOf(guard: Node, leaf: Node): Condition {
  if (!guard) return { facts: [], rules: [] };
  if (guard.type !== 'allowed') throw new Error(`${leaf.id}: a guard is written with when(facts, rules)`);
  return guard.params;
}

function named<V>(table: Readonly<Record<string, V>>, name: string, kind: string): V {
  const found = table[name];
  if (!found) throw new Error(`the chart names a ${kind} that does not exist: ${name}`);
  return found;
}
