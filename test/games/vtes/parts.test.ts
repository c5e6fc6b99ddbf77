/**
 * A page loads the parts of the game that its situation can reach (`partsFor`). Here every scenario is played twice, with
 * these parts alone and with all of them: at the written line, beside it, and where chance leads, both know the same
 * moves, refuse by the same rules and tell the same facts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cardsNamedIn } from '../../../src/components/stage-data.ts';
import { pick } from '../../../src/engine/chance.ts';
import { missingIn } from '../../../src/engine/chart.ts';
import type { Game, Json, Move, Position } from '../../../src/engine/game.ts';
import { choices, isOver, playFast, refusalOf } from '../../../src/engine/play.ts';
import { vtes } from '../../../src/games/vtes/index.ts';
import type { PartName } from '../../../src/games/vtes/parts/load.ts';
import { partsFor } from '../../../src/games/vtes/parts/needs.ts';
import type { Table } from '../../../src/games/vtes/table.ts';
import type { VtesCard } from '../../../src/games/vtes/words.ts';
import { root } from '../../../src/i18n/load.ts';
import { readScenario } from '../../../src/scenarios/files.ts';
import { editionsOf } from '../../../src/scenarios/open.ts';
import { runScenario } from '../../../src/scenarios/run.ts';
import { differences } from '../../../src/simulation/differences.ts';

/** Positions of one line that are looked at, their successors included; and plies of a game played at random. */
const MOST = { positions: 16, plies: 14 };
/** There are many sets of parts: each share of them has the time of a test. */
const SHARES = 4;

/** A written line, with what the author wants tried at each of its positions. */
interface Written {
  readonly name: string;
  readonly positions: readonly Position<Table>[];
  readonly attempts: readonly (readonly [plies: number, move: Move])[];
}

interface Scene {
  readonly cards: readonly VtesCard[];
  readonly parts: readonly PartName[];
  readonly lines: readonly Written[];
}

const folder = join(root, 'content/scenarios/vtes');
const sources = join(root, 'src/games/vtes/parts');

/** A scenario in its editions, as it is set at first: what a page is handed of it names these cards, or more. */
function sceneOf(file: string): Scene {
  const scenario = readScenario(join(folder, file));
  const runs = editionsOf(vtes, scenario).map((edition) => runScenario(vtes, scenario, { edition }));
  const lines = runs.map(({ id, edition, line, refusals, allowed }) => ({
    name: `${id}, ${edition}`,
    positions: [line.start, ...line.plies.map(({ position }) => position)],
    attempts: [...refusals, ...allowed].map(({ ply, move }) => [ply, move] as const),
  }));
  const moves = runs.map(({ line, refusals, allowed }) => [...line.plies, ...refusals, ...allowed].map(({ move }) => move));
  const [first] = lines as readonly Written[] as readonly [Written];
  const [start] = first.positions as [Position<Table>];
  const table = differences(vtes.blank() as unknown as Json, start.table as unknown as Json);
  const cards = cardsNamedIn('vtes', JSON.stringify([lines.map(({ positions: [at] }) => at), moves])) as readonly VtesCard[];
  return { cards, parts: partsFor(cards, start.state, JSON.stringify(table)), lines };
}

/** Scenes that need the same parts. */
type Scenes = readonly Scene[];
const partsOf = ([scene]: Scenes): readonly PartName[] => scene?.parts ?? [];

/** Sets of parts in rows that only grow: a copy of the game is made for each row, not for each set. */
function growing(sets: readonly Scenes[]): Scenes[][] {
  const rows: Scenes[][] = [];
  for (const scenes of [...sets].sort((a, b) => partsOf(a).length - partsOf(b).length)) {
    const needed = new Set(partsOf(scenes));
    const row = rows.find((one) => partsOf(one.at(-1) ?? []).every((part) => needed.has(part)));
    if (row) row.push(scenes);
    else rows.push([scenes]);
  }
  return rows;
}

/** The game as a page has it: another copy of every module, with no more parts and cards than it has been given. */
async function freshGame() {
  vi.resetModules();
  const { vtes: game } = await import('../../../src/games/vtes/game.ts');
  const { register } = await import('../../../src/games/vtes/cards/registry.ts');
  const { loadParts } = await import('../../../src/games/vtes/parts/load.ts');
  return async (parts: readonly PartName[], cards: readonly VtesCard[]): Promise<Game<Table>> => {
    await loadParts(parts);
    register(cards);
    return game;
  };
}

/** Everything a game knows of a position, as text: its choices with their refusals, and what comes of each. */
function knownAt(game: Game<Table>, position: Position<Table>, attempts: readonly Move[]) {
  const next: Position<Table>[] = [];
  const known = choices(game, position).map(({ move, refusal }) => {
    const played = refusal ? undefined : playFast(game, position, move);
    if (!played?.ok) return { move, refusal };
    next.push(played.position);
    return { move, position: played.position, events: played.events };
  });
  return { text: JSON.stringify([known, attempts.map((move) => refusalOf(game, position, move))]), next };
}

/** Where a game with fewer parts knows something else than the whole one; undefined where it does not. */
function difference(few: Game<Table>, { name, positions, attempts }: Written): string | undefined {
  const stride = Math.ceil(positions.length / (MOST.positions * 0.75));
  const open = positions.flatMap((position, plies) => {
    const tried = attempts.flatMap(([at, move]) => (at === plies ? [move] : []));
    return plies % stride === 0 || tried.length > 0 ? [{ position, tried }] : [];
  });
  for (let at = 0; at < open.length; at++) {
    const { position, tried } = open[at] as (typeof open)[number];
    const whole = knownAt(vtes, position, tried);
    if (whole.text !== knownAt(few, position, tried).text) return `${name}: at ${position.state}`;
    for (const next of whole.next) if (open.length < MOST.positions) open.push({ position: next, tried: [] });
  }
  return undefined;
}

function differenceByChance(few: Game<Table>, { name, positions }: Written): string | undefined {
  let [position] = positions as [Position<Table>];
  let seed = name.length;
  for (let ply = 0; ply < MOST.plies && !isOver(vtes, position); ply++) {
    const whole = knownAt(vtes, position, []);
    if (whole.text !== knownAt(few, position, []).text) return `${name}, by chance: at ${position.state}`;
    if (whole.next.length === 0) break;
    ({ value: position, seed } = pick(whole.next, seed));
  }
  return undefined;
}

describe('a game in parts', () => {
  let copies: readonly Scenes[][];
  beforeAll(() => {
    const scenes = readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map(sceneOf);
    copies = growing([...Map.groupBy(scenes, ({ parts }) => parts.join(' ')).values()]);
  });

  test('has with all its parts everything that its chart names', () => {
    expect(missingIn(vtes.chart)).toEqual([]);
  });

  /** A file that puts a part in, and what it has in tow: types are gone when it runs. */
  const importsOf = (file: string): readonly string[] => {
    const lasting = readFileSync(join(sources, file), 'utf8').replace(/\bimport type\b[^;]*;/g, '');
    return [...lasting.matchAll(/from '\.\/([a-z-]+\.ts)'/g)].map(([, name = '']) => name);
  };
  const putsPartIn = (file: string): boolean => /\nadd\(\w+\);/.test(readFileSync(join(sources, file), 'utf8'));

  test('is loaded part by part: none brings another one along', () => {
    const parts = readdirSync(sources).filter(putsPartIn);
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.filter((file) => importsOf(file).some(putsPartIn))).toEqual([]);
  });

  test.each(Array.from({ length: SHARES }, (_, at) => at + 1))(
    'is the same game with the parts that a situation needs, share %i',
    async (share) => {
      const wrong: string[] = [];
      for (const sets of copies.filter((_, at) => at % SHARES === share - 1)) {
        const grow = await freshGame();
        for (const scenes of sets) {
          const few = await grow(
            partsOf(scenes),
            scenes.flatMap(({ cards }) => cards),
          );
          for (const line of scenes.flatMap(({ lines }) => lines))
            wrong.push(...[difference(few, line) ?? differenceByChance(few, line) ?? []].flat());
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
