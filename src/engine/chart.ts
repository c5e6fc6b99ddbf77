/**
 * A statechart from one definition: the XState machine, which is the authority and what a page runs, and the
 * same machine compiled to rows for the explorer. Guards are named by rules, effects by what they do.
 */
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import type { Effect, Guard, Happening, Move, RuleGuard, RuleId } from './game.ts';

/** What a transition asks: facts choose the transition, rules allow or refuse it. */
export interface Condition {
  readonly facts: readonly string[];
  readonly rules: readonly RuleId[];
}

/**
 * What the names in a chart stand for. A page brings the parts that its situations can reach: a fact that it does not
 * have is false there, a rule that it does not have says no to nothing. `missingIn` finds what nobody has.
 */
export interface Parts<T> {
  /** Questions about the table that choose between transitions of the same verb. */
  readonly facts: Record<string, Guard<T>>;
  /** Guards by rule id. */
  readonly rules: Record<RuleId, RuleGuard<T>>;
  readonly effects: Record<string, Effect<T>>;
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
  factsHold(parts, condition, table, move, state) && against(parts, condition, table, move, state) === undefined;

export const factsHold = <T>(parts: Parts<T>, { facts }: Condition, table: T, move: Move, state: string): boolean =>
  facts.every((name) => parts.facts[name]?.(table, move, state) === true);

/** The first rule against the move: the guard that said no, or the one that it named. */
export function against<T>(parts: Parts<T>, { rules }: Condition, table: T, move: Move, state: string): RuleId | undefined {
  for (const name of rules) {
    const answer = parts.rules[name]?.(table, move, state) ?? true;
    if (answer !== true) return answer || name;
  }
  return undefined;
}

/** Carries out an effect by its name. Throws where the part that has it is not here: nothing may be left out silently. */
export function carryOut<T>(
  parts: Parts<T>,
  name: string,
  draft: T,
  move: Move,
  tell: (event: Happening) => void,
  state: string,
): void {
  const effect = parts.effects[name];
  if (!effect) throw new Error(`the part of the game with the effect "${name}" has not been loaded`);
  effect(draft, move, tell, state);
}

export interface Context<T> {
  readonly table: T;
  readonly events: readonly Happening[];
  readonly state: string;
}

/** JSON in, JSON out: quicker than structuredClone on small tables, and only what is no plain value is looked into. */
export function copy<V>(value: V): V {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inner) as V;
  const out: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in out) {
    const each = out[key];
    if (each !== null && typeof each === 'object') out[key] = copy(each);
  }
  return out as V;
}
const inner = (value: unknown): unknown => (value !== null && typeof value === 'object' ? copy(value) : value);

// biome-ignore lint/suspicious/noExplicitAny: the shape of a machine definition is XState's to check at run time
export function defineChart<T>(config: any, parts: Parts<T>): Chart<T> {
  type Args = { context: Context<T>; event: { type: string; move: Move } };
  // XState looks implementations up as it needs them, so they can be named after the machine, which knows the names
  const actions: Record<string, unknown> = {};
  const machine = createMachine(
    { ...config, context: ({ input }: { input: Context<T> }) => input },
    {
      guards: {
        allowed: (({ context, event }: Args, condition: Condition) =>
          holds(parts, condition, context.table, event.move, context.state)) as never,
      },
      actions: actions as never,
    },
  ) as unknown as AnyStateMachine;
  const compiled = compile(machine);
  for (const rows of compiled.rows.values())
    for (const name of rows.flatMap(({ effects }) => effects))
      actions[name] ??= assign((({ context, event }: Args) => {
        const table = copy(context.table);
        const events = [...context.events];
        carryOut(parts, name, table, event.move, (happening) => events.push(happening), context.state);
        return { table, events };
      }) as never);
  return { machine, parts, ...compiled };
}

/** Every name in the chart that its parts do not have: a fact, a rule or an effect, each once. */
export function missingIn<T>({ rows, parts }: Chart<T>): string[] {
  const used = [...rows.values()].flat();
  const absent = (kind: string, names: readonly string[], known: object): string[] =>
    [...new Set(names)].filter((name) => !Object.hasOwn(known, name)).map((name) => `${kind} ${name}`);
  return [
    ...absent(
      'fact',
      used.flatMap(({ condition }) => condition.facts),
      parts.facts,
    ),
    ...absent(
      'rule',
      used.flatMap(({ condition }) => condition.rules),
      parts.rules,
    ),
    ...absent(
      'effect',
      used.flatMap(({ effects }) => effects),
      parts.effects,
    ),
  ];
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

function compile(machine: AnyStateMachine): Omit<Chart<never>, 'machine' | 'parts'> {
  const rows = new Map<string, Row[]>();
  const finals = new Set<string>();
  const notes = new Map<string, StateNote>();
  const visit = (node: Node): void => {
    if (node.type === 'parallel' || node.type === 'history') throw new Error(`${node.id}: a chart has no ${node.type} states`);
    if (node.invoke.length > 0 || node.after.length > 0 || node.always?.length > 0)
      throw new Error(`${node.id}: a chart has no invoke, after or always; a step of its own is an event`);
    if (node.meta) notes.set(pathOf(node), node.meta);
    if (node.type === 'final') finals.add(pathOf(node));
    if (node.type === 'atomic') rows.set(pathOf(node), rowsOf(node));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return { rows, finals, notes };
}

function rowsOf(leaf: Node): Row[] {
  const rows: Row[] = [];
  for (let source = leaf; source; source = source.parent) {
    for (const [verb, transitions] of source.transitions as Map<string, Node[]>) {
      for (const transition of transitions) rows.push(rowOf(leaf, source, verb, transition));
    }
  }
  return rows;
}

function rowOf(leaf: Node, source: Node, verb: string, transition: Node): Row {
  const condition = conditionOf(transition.guard, leaf);
  const own = transition.actions.map(actionName);
  const target: Node | undefined = transition.target?.[0];
  if (!target) return { verb, condition, effects: own, target: pathOf(leaf) };
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
