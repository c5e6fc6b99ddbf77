/**
 * What may follow from each scenario, as a test has walked it: positions, lines of play and endings by edition, or the
 * bound at which the walk was broken off. The test keeps `content/graphs/<game>.txt`; pages print it. In Node alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../i18n/load.ts';

export interface Graph {
  readonly edition: string;
  readonly positions: number;
  readonly lines: number;
  readonly endings: number;
  /** Set where the walk was broken off: there are more positions than this. */
  readonly bound?: number;
}

const read = new Map<string, ReadonlyMap<string, readonly Graph[]>>();

/** The graphs of a scenario, one an edition; none where nobody has walked them yet. */
export function graphsOf(game: string, scenario: string): readonly Graph[] {
  const known = read.get(game) ?? parse(game);
  read.set(game, known);
  return known.get(scenario) ?? [];
}

function parse(game: string): ReadonlyMap<string, readonly Graph[]> {
  const file = join(root, 'content/graphs', `${game}.txt`);
  const graphs = new Map<string, Graph[]>();
  let last: { endings: number } = { endings: 0 };
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (line.startsWith('  ')) last.endings++;
    const found = /^(\S+) (\S+): (?:more than (\d+) positions|(\d+) positions, \d+ moves, (\d+) lines)$/.exec(line);
    if (!found) continue;
    const [, id = '', edition = '', bound, positions, lines] = found;
    const graph = {
      edition,
      positions: Number(positions ?? bound),
      lines: Number(lines ?? 0),
      endings: 0,
      ...(bound ? { bound: Number(bound) } : {}),
    };
    last = graph;
    graphs.set(id, [...(graphs.get(id) ?? []), graph]);
  }
  return graphs;
}
