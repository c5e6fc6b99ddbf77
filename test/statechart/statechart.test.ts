import { describe, expect, test } from 'vitest';
import type { Chart } from '../../src/engine/chart.ts';
import {
  boxOf,
  type Drawing,
  type ListItem,
  layout,
  layoutFrames,
  listOf,
  marksOf,
  modelOf,
  pathOf,
  svgOf,
} from '../../src/statechart/index.ts';
import { type ModelState, statesOf } from '../../src/statechart/types.ts';
import { combatLike, frenchWords } from './combat-like.ts';

const model = modelOf(combatLike);
const byPath = new Map(statesOf(model.root).map((state) => [state.path, state]));
const edge = (id: string) => model.edges.find((one) => one.id === id);
const whole = layout(model, frenchWords);
const flats = layoutFrames(model, frenchWords);

describe('what readers see of a machine', () => {
  test('a window is one box, a state with steps of its own a frame', () => {
    expect(byPath.get('round.maneuver')).toMatchObject({
      kind: 'box',
      leaves: ['round.maneuver.acting', 'round.maneuver.opposing'],
    });
    expect(byPath.get('round.strikes')?.kind).toBe('frame');
    expect(byPath.get('')).toMatchObject({ kind: 'frame', key: 'combat', initial: 'pre-combat' });
    expect(byPath.has('round.maneuver.acting')).toBe(false);
  });

  test('a state says for itself whether it folds', () => {
    const config = (fold?: boolean) => ({
      machine: {
        root: node('', {
          window: node('window', { a: node('window.a'), b: node('window.b') }, fold === undefined ? undefined : { fold }),
        }),
      },
      notes: new Map([
        ['window.a', { holder: 'acting' }],
        ['window.b', { holder: 'rules' }],
      ]),
    });
    const kindOf = (fold?: boolean) => modelOf(config(fold) as unknown as Chart<unknown>).root.children[0]?.kind;
    expect([kindOf(), kindOf(true), kindOf(false)]).toEqual(['frame', 'box', 'frame']);
  });

  test('transitions with the same ends are one edge, of a kind that follows from the order', () => {
    expect(edge('round.maneuver>round.before-strikes')?.kind).toBe('next');
    expect(edge('round.strikes.resolution.resolve-4-normal.damage-c-handling>round.strikes.additional')?.kind).toBe('next');
    expect(edge('round.strikes.resolution.resolve-1-combat-ends>about-to-end')?.kind).toBe('jump');
    expect(edge('round.strikes.additional>round.strikes.declare')?.kind).toBe('loop');
    expect(edge('round.press>round')?.kind).toBe('loop');
    expect(edge('psyche>psyche')).toMatchObject({ kind: 'stay', verbs: ['play', 'pass'] });
    expect(new Set(model.edges.map(({ id }) => id)).size).toBe(model.edges.length);
  });

  test('the model is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  test('the path to a state of the machine ends at its box', () => {
    expect(pathOf(model, 'round.strikes.declare.opposing')).toEqual(['', 'round', 'round.strikes', 'round.strikes.declare']);
    expect(boxOf(model, 'pre-combat.acting')).toBe('pre-combat');
  });
});

describe('the drawing', () => {
  test('holds every state inside its frame, one below the other', async () => {
    const drawing = await whole;
    const at = new Map(drawing.states.map((state) => [state.path, state]));
    expect([...at.keys()]).toEqual([...byPath.keys()]);
    for (const state of byPath.values()) {
      const outer = at.get(state.path);
      let below = (outer?.y ?? 0) + 20;
      for (const child of state.children) {
        const inner = at.get(child.path);
        if (!inner || !outer) throw new Error(`${child.path} is not drawn`);
        expect(inner.x).toBeGreaterThan(outer.x);
        expect(inner.y).toBeGreaterThan(below);
        expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
        below = inner.y + inner.height;
      }
      expect(below).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
    }
  });

  test('holds every edge that leads somewhere, once', async () => {
    const { edges } = await whole;
    const drawn = edges.flatMap((one) => (one.kind === 'initial' ? [] : one.ids));
    expect([...drawn].sort()).toEqual(
      model.edges
        .filter(({ kind }) => kind !== 'stay')
        .map(({ id }) => id)
        .sort(),
    );
    const frames = [...byPath.values()].filter((state) => state.kind === 'frame');
    expect(edges.filter((one) => one.kind === 'initial').flatMap((one) => one.ids)).toEqual(
      frames.map(({ initial }) => `>${initial}`),
    );
  });

  test('loops run along the right of what they go round, with their name', async () => {
    const { edges, states } = await whole;
    const loop = edges.find((one) => one.ids.includes('round.strikes.additional>round.strikes.declare'));
    const frame = states.find((state) => state.path === 'round.strikes');
    const around = states.find((state) => state.path === 'round.strikes.resolution');
    const lane = loop?.points[1]?.x ?? 0;
    expect(loop?.label?.lines).toEqual(['encore un strike']);
    expect(lane).toBeGreaterThan((around?.x ?? 0) + (around?.width ?? 0));
    expect(lane).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  });

  test('without jumps it is narrower, and holds every state and every other edge', async () => {
    const [lean, full] = [await layout(model, frenchWords, { jumps: false }), await whole];
    expect(lean.states.map(({ path }) => path)).toEqual(full.states.map(({ path }) => path));
    const ids = (edges: typeof full.edges) => edges.flatMap((one) => (one.kind === 'jump' ? [] : one.ids)).sort();
    expect(ids(lean.edges)).toEqual(ids(full.edges));
    expect(lean.edges.some(({ kind }) => kind === 'jump')).toBe(false);
    expect(full.edges.some(({ kind }) => kind === 'jump')).toBe(true);
    expect(lean.width).toBeLessThan(full.width);
  });

  test('is the same each time', async () => {
    expect(await layout(model, frenchWords)).toEqual(await whole);
  });

  test('fits: the whole on a desktop, each frame on a phone', async () => {
    expect((await whole).width).toBeLessThanOrEqual(577);
    for (const flat of await flats) expect(flat.width, flat.frame).toBeLessThanOrEqual(288);
  });

  test('lanes that meet have a column each', async () => {
    const { edges } = await whole;
    const lanes = edges.filter(({ kind }) => kind === 'loop' || kind === 'jump').map((one) => reach(one));
    for (const one of lanes) {
      for (const other of lanes) {
        // Those that lead to the same state run together.
        if (one.to !== other.to && one.x === other.x) expect(one.bottom <= other.top || other.bottom <= one.top).toBe(true);
      }
    }
  });

  test('a frame alone closes its children and names what leads out', async () => {
    const flat = (await flats).find(({ frame }) => frame === 'round.strikes') as Drawing;
    expect(flat.states.map(({ path, kind }) => [path, kind])).toEqual([
      ['round.strikes', 'frame'],
      ['round.strikes.declare', 'box'],
      ['round.strikes.resolution', 'closed'],
      ['round.strikes.additional', 'box'],
    ]);
    const out = flat.edges.filter((one) => one.kind === 'leave').map((one) => [one.label?.lines.join(' '), one.ids.length]);
    expect(out).toEqual([
      ['Fin de combat', 1],
      ['Torpeur', 2],
      ['Press', 1],
    ]);
  });
});

describe('the SVG', () => {
  test('carries states and edges for the page to light, and nothing the policy forbids', async () => {
    const svg = svgOf(await whole, { hrefs: { press: '/fr/vtes/press/' } });
    const found = (name: string) =>
      [...svg.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map((match) => match[1]?.replaceAll('&gt;', '>'));
    expect(found('data-state').sort()).toEqual([...byPath.keys()].sort());
    for (const { id, kind } of model.edges) {
      expect(
        found('data-edge').some((ids) => ids?.split(' ').includes(id)),
        id,
      ).toBe(kind !== 'stay');
    }
    expect(svg).not.toMatch(/\sstyle=|\sid=|<style|<script|\son\w+=/);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).toContain('<a href="/fr/vtes/press/" tabindex="-1">');
  });

  test('words cannot become markup', async () => {
    const labels = { ...frenchWords.labels, press: '<b>"Press" & co</b>' };
    const svg = svgOf(await layout(model, { labels }), { hrefs: { press: '/"><script>' } });
    expect(svg).not.toMatch(/<b>|<script/);
    expect(svg).toContain('&lt;b&gt;&quot;Press&quot; &amp; co&lt;/b&gt;');
  });
});

describe('where the game stands', () => {
  const start = ['pre-combat.acting', 'pre-combat.opposing', 'round.before-range.acting'];

  test('the active box, the frames around it, what was passed and taken', () => {
    expect(marksOf(model, start)).toEqual({
      active: 'round.before-range',
      path: ['', 'round'],
      passed: ['pre-combat'],
      taken: ['>pre-combat', 'pre-combat>round', '>round.before-range'],
      frame: 'round',
    });
  });

  test('a loop makes what lies behind it come again', () => {
    const round = [
      ...start,
      'round.maneuver.acting',
      'round.before-strikes.acting',
      'round.strikes.declare.acting',
      'round.press.acting',
    ];
    const marks = marksOf(model, [...round, 'round.before-range.acting']);
    expect(marks.active).toBe('round.before-range');
    expect(marks.passed).toEqual(['pre-combat']);
    expect(marks.taken).toContain('round.press>round');
    expect(marks.taken).not.toContain('round.maneuver>round.before-strikes');
  });

  test('an edge that leaves several frames at once is the one taken', () => {
    const marks = marksOf(model, ['round.strikes.resolution.resolve-1-combat-ends', 'about-to-end.acting']);
    expect(marks.taken).toContain('round.strikes.resolution.resolve-1-combat-ends>about-to-end');
    expect(marks.passed).toContain('round');
    expect(marks).toMatchObject({ active: 'about-to-end', path: [''], frame: '' });
  });
});

describe('the list for screen readers', () => {
  test('says exactly what the machine does', () => {
    expect(said(listOf(model, frenchWords))).toEqual(done(combatLike));
  });
});

/** Box, verb and box for each transition in the list; what a frame says holds for all boxes in it. */
function said(item: ListItem): string[] {
  const boxes = (state: ModelState | undefined): string[] =>
    !state ? [] : state.kind === 'box' ? [state.path] : state.children.flatMap(boxes);
  const lead = (path: string): string => {
    const state = byPath.get(path);
    return state?.initial === undefined ? path : lead(state.initial);
  };
  const own = item.moves.flatMap(({ verbs, to }) =>
    boxes(byPath.get(item.path)).flatMap((from) =>
      verbs.map((verb) => `${from} ${verb} ${to === item.path && item.kind === 'frame' ? from : lead(to)}`),
    ),
  );
  return [...new Set([...own, ...item.children.flatMap(said)])].sort();
}

/** The same of the machine, from its compiled rows. */
function done(chart: Pick<Chart<unknown>, 'rows'>): string[] {
  const all = [...chart.rows].flatMap(([leaf, rows]) =>
    rows.map(({ verb, target }) => `${boxOf(model, leaf)} ${verb} ${boxOf(model, target)}`),
  );
  return [...new Set(all)].sort();
}

function reach({ points, label }: Drawing['edges'][number]) {
  const ys = points.map(({ y }) => y);
  const middle = label?.y ?? ys[0] ?? 0;
  const half = (label?.lines.join(' ').length ?? 0) * 3;
  return {
    x: points[1]?.x,
    to: points[3]?.y,
    top: Math.min(...ys, middle - half),
    bottom: Math.max(...ys, middle + half),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a hand-made node, as XState's own are walked
function node(path: string, states: Record<string, any> = {}, meta?: object): any {
  const keys = path === '' ? [] : path.split('.');
  const children = Object.values(states);
  const made = {
    key: keys.at(-1) ?? 'm',
    path: keys,
    type: children.length > 0 ? 'compound' : 'atomic',
    states,
    meta,
    machine: { id: 'm' },
    parent: path === '' ? undefined : {},
    transitions: new Map(),
    initial: { target: [children[0]] },
  };
  for (const child of children) child.parent = made;
  return made;
}
