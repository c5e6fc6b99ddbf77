/**
 * Places everything: ELK lays boxes, frames and the edges that lead on in a column; loops and jumps get lanes along
 * the right edge of the frame that holds both ends, which ELK's own routing does not keep to. Build time only.
 */
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { isInside, kindOf } from './model.ts';
import {
  type Drawing,
  type DrawnEdge,
  type DrawnState,
  labelOf,
  lookUp,
  type Model,
  type ModelState,
  type Point,
  statesOf,
  type Words,
} from './types.ts';

/** Pixels; the type sizes are those of chart.css. A letter is about half an em wide, also in bold. */
const size = {
  letter: 6.9,
  small: 6.2,
  line: 16,
  smallLine: 13,
  box: 28,
  /** Room in a box for its name's padding and the check mark or lamp. */
  aside: 34,
  /** In the title of a frame, for the small dot. */
  frameAside: 30,
  left: 10,
  right: 8,
  /** From the top of a frame to its initial dot. */
  title: 26,
  bottom: 10,
  dot: 8,
  gap: 14,
  /** From the left of a state to the arrow that enters or leaves it. */
  port: 16,
  lane: 9,
  namedLane: 22,
  /** Around the whole drawing, so that thick strokes are not cut. */
  margin: 2,
  leave: 18,
  /** What a phone of 320 px has room for. */
  phone: 288,
};

/** ELK does not hand these down: every frame gets them. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(size.gap),
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/** What is drawn of a model: the whole, or one frame with its children closed. */
interface Plan {
  readonly root: ModelState;
  /** Every state drawn, a frame before what it holds. */
  readonly states: readonly ModelState[];
  readonly closed: ReadonlySet<string>;
  readonly edges: readonly PlanEdge[];
  /** Names are broken into lines of at most so many letters. */
  readonly most: number;
  /** Edges that leave the drawing. */
  readonly leaves: readonly { readonly ids: string[]; readonly from: string; readonly label: string }[];
}

interface PlanEdge {
  readonly ids: string[];
  readonly from: string;
  readonly to: string;
  readonly kind: 'next' | 'jump' | 'loop';
}

/** Loops, or jumps, of one frame that lead to the same state under the same name run together in one lane. */
interface Lane {
  readonly frame: string;
  readonly to: string;
  readonly kind: 'jump' | 'loop';
  readonly sources: { readonly ids: string[]; readonly from: string }[];
  readonly name: string;
  /** Counted from the inside of the frame. */
  column: number;
}

export interface LayoutOptions {
  /** Without them the column is narrower: what leads past other states is then said by the nested list alone. */
  readonly jumps?: boolean;
}

/** The full chart. */
export async function layout(model: Model, words: Words, { jumps = true }: LayoutOptions = {}): Promise<Drawing> {
  const states = statesOf(model.root);
  return draw(leaner(planOf(model, words, model.root, states), jumps), words);
}

const leaner = (plan: Plan, jumps: boolean): Plan =>
  jumps ? plan : { ...plan, edges: plan.edges.filter(({ kind }) => kind !== 'jump') };

/** For a phone: every frame as a chart of its own, its children closed, what leads out of it named. */
export async function layoutFrames(model: Model, words: Words, { jumps = true }: LayoutOptions = {}): Promise<Drawing[]> {
  const frames = statesOf(model.root).filter((state) => state.kind === 'frame');
  return Promise.all(
    frames.map((frame) => {
      const children = frame.children.map((child) => ({ ...child, kind: 'box' as const, children: [] }));
      const closed = new Set(frame.children.filter((child) => child.kind === 'frame').map((child) => child.path));
      const root = { ...frame, children };
      return drawNarrow(leaner(planOf(model, words, root, [root, ...children], closed), jumps), words);
    }),
  );
}

/** Breaks the names into shorter lines until a phone has room for them. */
async function drawNarrow(plan: Plan, words: Words): Promise<Drawing> {
  for (const most of [28, 22, 18, 14]) {
    const drawing = await draw({ ...plan, most }, words);
    if (drawing.width <= size.phone) return drawing;
  }
  return draw({ ...plan, most: 10 }, words);
}

function planOf(
  model: Model,
  words: Words,
  root: ModelState,
  states: readonly ModelState[],
  closed: ReadonlySet<string> = new Set(),
): Plan {
  const all = statesOf(model.root);
  const shown = (path: string): ModelState | undefined =>
    states.findLast((state) => state.path === path || (closed.has(state.path) && isInside(path, state.path)));
  const edges = new Map<string, PlanEdge>();
  const leaves = new Map<string, { ids: string[]; from: string; label: string }>();
  for (const edge of model.edges) {
    const from = shown(edge.from);
    if (edge.kind === 'stay' || !from) continue;
    let to = shown(edge.to);
    // Into a frame from within it is into the state it starts in.
    if (to && (to.path === from.path || isInside(from.path, to.path)) && to.initial !== undefined && to.kind === 'frame') {
      to = shown(to.initial);
    }
    if (to === from) continue;
    if (!to) {
      const target = all.find((state) => state.path === edge.to);
      const key = `${from.path}>${edge.to}`;
      const leave = leaves.get(key) ?? { ids: [], from: from.path, label: target ? labelOf(words, target) : edge.to };
      leave.ids.push(edge.id);
      leaves.set(key, leave);
      continue;
    }
    const kind = kindOf(from.path, to.path, states);
    if (kind === 'stay') continue;
    const [start, end] = kind === 'next' ? siblings(states, from.path, to.path) : [from.path, to.path];
    const key = `${start}>${end}`;
    const merged = edges.get(key) ?? { ids: [], from: start, to: end, kind };
    merged.ids.push(edge.id);
    edges.set(key, merged);
  }
  return { root, states, closed, edges: [...edges.values()], most: 34, leaves: [...leaves.values()] };
}

/** An edge that leads on is drawn between neighbours: from the frame that ends with its source. */
function siblings(states: readonly ModelState[], from: string, to: string): [string, string] {
  const parent = states.findLast((state) => state.children.some((child) => child.path === to));
  const start = parent?.children.find((child) => child.path === from || isInside(from, child.path));
  return [start?.path ?? from, to];
}

async function draw(plan: Plan, words: Words): Promise<Drawing> {
  // Heights do not depend on the lanes; the first run tells how far each lane reaches, the second leaves room for them.
  const places = placesOf(await place(plan, words, []));
  const lanes = lanesOf(plan, words).map((lane) => roomy(lane, plan, words, places));
  assignColumns(lanes, plan, places);
  const placed = await place(plan, words, lanes);
  return drawingOf(plan, words, lanes, placed);
}

function lanesOf(plan: Plan, words: Words): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const { ids, from, to, kind } of plan.edges) {
    if (kind === 'next') continue;
    const frame = plan.states.findLast(
      (state) => state.kind === 'frame' && (state.path === from || isInside(from, state.path)) && isInside(to, state.path),
    );
    const own = ids.map((id) => words.edges?.[id]).find((name) => name !== undefined);
    // what leads to the same state shares a lane, whatever it is called
    const key = `${frame?.path} ${kind} ${to}`;
    const lane = lanes.get(key) ?? { frame: frame?.path ?? '', to, kind, sources: [], name: '', column: 0 };
    lane.sources.push({ ids, from });
    const names = lane.name === '' ? [] : lane.name.split(BESIDE);
    lanes.set(key, { ...lane, name: own === undefined || names.includes(own) ? lane.name : [...names, own].join(BESIDE) });
  }
  // where many lanes run side by side their names would take the room of the states: the arrows say it
  if (lanes.size > MANY) return [...lanes.values()];
  return [...lanes.values()].map((lane) => (lane.name === '' ? { ...lane, name: nameOf(lane, plan, words) } : lane));
}
const MANY = 12;
const BESIDE = ' · ';

/** A lane without a name of its own is named after the state it leads to, unless it jumps within one frame, where that is seen. */
function nameOf({ kind, sources, to }: Lane, plan: Plan, words: Words): string {
  const target = plan.states.find((state) => state.path === to);
  const parent = plan.states.find((state) => state.children.some((child) => child.path === to));
  const isNear = kind === 'jump' && sources.every(({ from }) => parent?.children.some((child) => child.path === from));
  return target && !isNear ? labelOf(words, target) : '';
}

/** Several names stand along a lane as long as they are; along a shorter one, where it leads says it for all. */
function roomy(lane: Lane, plan: Plan, words: Words, places: Places): Lane {
  const ys = [lane.to, ...lane.sources.map(({ from }) => from)].map((path) => anchorOf(places, plan, path));
  const hasRoom = lane.name.length * size.small <= Math.max(...ys) - Math.min(...ys);
  return hasRoom || !lane.name.includes(BESIDE) ? lane : { ...lane, name: nameOf(lane, plan, words) };
}

type Places = ReadonlyMap<string, { x: number; y: number; width: number; height: number }>;

/** Short lanes inside, long ones outside; two share a column where they do not meet. */
function assignColumns(lanes: readonly Lane[], plan: Plan, places: Places): void {
  const reach = (lane: Lane): [number, number] => {
    const ys = [lane.to, ...lane.sources.map(({ from }) => from)].map((path) => anchorOf(places, plan, path));
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const spill = Math.max(0, lane.name.length * size.small - (bottom - top)) / 2;
    return [top - spill - 4, bottom + spill + 4];
  };
  const length = (lane: Lane) => reach(lane)[1] - reach(lane)[0];
  const taken = new Map<string, [number, number][]>();
  for (const lane of [...lanes].sort((a, b) => length(a) - length(b))) {
    const [top, bottom] = reach(lane);
    for (lane.column = 0; ; lane.column++) {
      const key = `${lane.frame} ${lane.column}`;
      const others = taken.get(key) ?? [];
      if (others.some(([from, to]) => from < bottom && top < to)) continue;
      taken.set(key, [...others, [top, bottom]]);
      break;
    }
  }
}

/** Height at which an edge meets the right side of a state: the title of a frame, the middle of a box. */
function anchorOf(places: Places, plan: Plan, path: string): number {
  const at = places.get(path) ?? { y: 0, height: 0 };
  const isFrame = plan.states.some((state) => state.path === path && state.kind === 'frame');
  return isFrame ? at.y + size.title / 2 : at.y + at.height / 2;
}

/** Where a column of lanes begins: the columns before it are as wide as their names ask. */
function offsetOf(lanes: readonly Lane[], frame: string, column: number): number {
  const own = lanes.filter((lane) => lane.frame === frame);
  let x = 0;
  for (let before = 0; before < column; before++) {
    x += own.some((lane) => lane.column === before && lane.name) ? size.namedLane : size.lane + 3;
  }
  return x;
}

const rightOf = (lanes: readonly Lane[], frame: string): number => {
  const columns = lanes.filter((lane) => lane.frame === frame).map((lane) => lane.column + 1);
  return size.right + offsetOf(lanes, frame, Math.max(0, ...columns));
};

/** Breaks a name where it would make the drawing too wide; a phone leaves less room. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length <= most || /^[:;!?»]$/.test(word)))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const textOf = (plan: Plan, words: Words, state: ModelState): string[] => linesOf(labelOf(words, state), plan.most);

const leaveLines = (plan: Plan, path: string): string[][] =>
  plan.leaves.filter((leave) => leave.from === path).map((leave) => linesOf(leave.label, 13));

function widthOf(plan: Plan, words: Words, lanes: readonly Lane[], state: ModelState): number {
  const tag = lookUp(words.tags, state);
  const longest = Math.max(...textOf(plan, words, state).map((line) => line.length));
  const aside = state.children.length > 0 ? size.frameAside : size.aside;
  const own = Math.ceil(longest * size.letter + aside + (tag ? tag.length * size.small + 8 : 0));
  const inner = state.children.map((child) => widthOf(plan, words, lanes, child));
  return Math.max(own, ...inner.map((width) => width + size.left + rightOf(lanes, state.path)));
}

const titleOf = (plan: Plan, words: Words, state: ModelState): number =>
  size.title + (textOf(plan, words, state).length - 1) * size.line;

/** A box is as high as its name, and as what it must name at its right. */
function heightOf(plan: Plan, words: Words, state: ModelState): number {
  const name = size.box + (textOf(plan, words, state).length - 1) * size.line;
  const leaving = leaveLines(plan, state.path);
  return Math.max(name, leaving.flat().length * size.smallLine + leaving.length * 4);
}

let elk: Promise<ELK> | undefined;
const elkOf = (): Promise<ELK> => {
  elk ??= import('elkjs/lib/elk.bundled.js').then((module) => new module.default());
  return elk;
};

const edge = (id: string, source: string, target: string): ElkExtendedEdge => ({ id, sources: [source], targets: [target] });

async function place(plan: Plan, words: Words, lanes: readonly Lane[]): Promise<ElkNode> {
  const node = (state: ModelState, width: number): ElkNode => {
    const isFrame = state.children.length > 0;
    const inner = width - size.left - rightOf(lanes, state.path);
    const height = heightOf(plan, words, state);
    if (!isFrame) return { id: `state ${state.path}`, width, height };
    return {
      id: `state ${state.path}`,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${titleOf(plan, words, state)},left=${size.left},bottom=${size.bottom},right=${rightOf(lanes, state.path)}]`,
      },
      children: [
        {
          id: `dot ${state.path}`,
          width: inner,
          height: size.dot,
          layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
        },
        ...state.children.map((child) => node(child, inner)),
      ],
      edges: [
        edge(`initial ${state.initial}`, `dot ${state.path}`, `state ${state.initial}`),
        // Neighbours that no move joins are tied as well, to keep the column; such a tie is not drawn.
        ...state.children.slice(1).map((child, index) => {
          const before = state.children[index]?.path;
          return edge(`next ${before}>${child.path}`, `state ${before}`, `state ${child.path}`);
        }),
      ],
    };
  };
  const width = widthOf(plan, words, lanes, plan.root);
  return (await elkOf()).layout({
    id: 'drawing',
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${size.margin},left=${size.margin},bottom=${size.margin},right=${size.margin}]`,
    },
    children: [node(plan.root, width)],
  });
}

function* nodesOf(node: ElkNode): Generator<ElkNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

function placesOf(placed: ElkNode): Places {
  const places = new Map<string, { x: number; y: number; width: number; height: number }>();
  for (const { id, x = 0, y = 0, width = 0, height = 0 } of nodesOf(placed)) {
    places.set(id.startsWith('state ') ? id.slice(6) : id, { x, y, width, height });
  }
  return places;
}

function drawingOf(plan: Plan, words: Words, lanes: readonly Lane[], placed: ElkNode): Drawing {
  const places = placesOf(placed);
  const at = (path: string) => places.get(path) ?? { x: 0, y: 0, width: 0, height: 0 };
  const states: DrawnState[] = plan.states.map((state) => {
    const { x, y, width, height } = at(state.path);
    const tag = lookUp(words.tags, state);
    return {
      path: state.path,
      kind: plan.closed.has(state.path) ? 'closed' : state.kind,
      lines: textOf(plan, words, state),
      ...(tag === undefined ? {} : { tag }),
      final: state.final,
      x,
      y,
      width,
      height,
    };
  });
  const edges = [...straight(plan, placed), ...inLanes(plan, lanes, places), ...leaving(plan, places)];
  const right = Math.max(
    ...edges.map((edge) => (edge.label && !edge.label.upright ? edge.label.x + longest(edge.label.lines) : 0)),
  );
  return {
    frame: plan.root.path,
    width: Math.ceil(Math.max(placed.width ?? 0, right)),
    height: Math.ceil(placed.height ?? 0),
    states,
    edges,
  };
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length)) * size.small;

/** Initial dots and edges between neighbours: ELK leads them straight down, and we lead them below the names. */
function straight(plan: Plan, placed: ElkNode): DrawnEdge[] {
  const drawn: DrawnEdge[] = [];
  for (const node of nodesOf(placed)) {
    for (const edge of node.edges ?? []) {
      const section = edge.sections?.[0];
      const [kind, id = ''] = edge.id.split(' ');
      if (!section) continue;
      const x = (node.x ?? 0) + size.left + size.port;
      const points = [section.startPoint, section.endPoint].map(({ y }) => ({ x, y }));
      if (kind === 'initial') drawn.push({ ids: [`>${id}`], kind: 'initial', points });
      const next = plan.edges.find((one) => one.kind === 'next' && `${one.from}>${one.to}` === id);
      if (kind === 'next' && next) drawn.push({ ids: next.ids, kind: 'next', points });
    }
  }
  return drawn;
}

/** Where the edges of the lanes meet the right side of each state, from top to bottom, so that no two meet it at the same height. */
function inLanes(plan: Plan, lanes: readonly Lane[], places: Places): DrawnEdge[] {
  const meets = new Map<string, Lane[]>();
  for (const lane of lanes)
    for (const path of [lane.to, ...lane.sources.map(({ from }) => from)]) meets.set(path, [...(meets.get(path) ?? []), lane]);
  const heightAt = (path: string, lane: Lane): number => {
    const all = meets.get(path) ?? [];
    return anchorOf(places, plan, path) + (all.indexOf(lane) - (all.length - 1) / 2) * 7;
  };
  return lanes.flatMap((lane) => {
    const frame = places.get(lane.frame) ?? { x: 0, width: 0 };
    const x = frame.x + frame.width - rightOf(lanes, lane.frame) + offsetOf(lanes, lane.frame, lane.column) + size.lane;
    const right = (path: string) => {
      const state = places.get(path) ?? { x: 0, width: 0 };
      // A frame that is itself the source of what happens inside it: from its title, not from its border.
      return path === lane.frame ? x - size.lane : state.x + state.width;
    };
    const end: Point = { x: right(lane.to), y: heightAt(lane.to, lane) };
    const starts = lane.sources.map(({ ids, from }) => ({ ids, from, x: right(from), y: heightAt(from, lane) }));
    // On each side of the target the farthest draws the lane; the others only lead into it.
    const farthest = [Math.min, Math.max].map((most) => most(...starts.map(({ y }) => y)));
    const middle = (Math.min(...farthest, end.y) + Math.max(...farthest, end.y)) / 2;
    return starts.map(({ ids, from, ...start }, index): DrawnEdge => {
      const isTrunk = start.y < end.y ? start.y === farthest[0] : start.y === farthest[1];
      return {
        ids,
        kind: lane.kind,
        points: [start, { x, y: start.y }, { x, y: end.y }, end],
        ...(isTrunk ? {} : { joins: 2 }),
        ...(from === lane.frame ? { anywhere: true } : {}),
        ...(index === 0 && lane.name ? { label: { lines: [lane.name], x: x + 7, y: middle, upright: true } } : {}),
      };
    });
  });
}

/** What leads out of a frame drawn alone: an arrow across its border to a name. */
function leaving(plan: Plan, places: Places): DrawnEdge[] {
  const frame = places.get(plan.root.path) ?? { x: 0, width: 0 };
  return plan.states.flatMap((state) => {
    const { x, y, width, height } = places.get(state.path) ?? { x: 0, y: 0, width: 0, height: 0 };
    const names = leaveLines(plan, state.path);
    let top =
      y + (state === plan.root ? size.title : height) / 2 - (names.flat().length * size.smallLine + (names.length - 1) * 4) / 2;
    return plan.leaves
      .filter((leave) => leave.from === state.path)
      .map((leave, index) => {
        const lines = names[index] ?? [];
        const middle = top + (lines.length * size.smallLine) / 2;
        const label = { lines, x: frame.x + frame.width + size.leave + 4, y: top + size.smallLine - 3, upright: false };
        top += lines.length * size.smallLine + 4;
        const end = { x: frame.x + frame.width + size.leave, y: middle };
        return { ids: leave.ids, kind: 'leave' as const, points: [{ x: x + width, y: middle }, end], label };
      });
  });
}
