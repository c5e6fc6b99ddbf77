/**
 * `npm run bench [-- --json]`: what is claimed about speed and weight, measured. Machines are noisy, so each figure
 * stands beside a yardstick of the same run: a plain reducer of the same rules for the engine, the text's own bytes
 * for a page. Builds the site first when there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { copy } from '../engine/chart.ts';
import { explore } from '../engine/explore.ts';
import type { Move, Position } from '../engine/game.ts';
import { play, playFast } from '../engine/play.ts';
import { vtes } from '../games/vtes/index.ts';
import type { Table } from '../games/vtes/table.ts';
import { root } from '../i18n/load.ts';
import { readScenario } from '../scenarios/files.ts';
import { openScenario } from '../scenarios/open.ts';
import { runScenario } from '../scenarios/run.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly yardstick: string;
  /** Value of the yardstick, in the same unit. */
  readonly beside: number;
  /** `value / beside` */
  readonly ratio: number;
}

const figure = (name: string, value: number, unit: string, yardstick: string, beside: number): Figure => ({
  name,
  value,
  unit,
  yardstick,
  beside,
  ratio: value / beside,
});

/** How often a second the work is done, the median of seven rounds. */
function perSecond(work: () => void, times: number): number {
  const rates = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return (times * 1000) / (performance.now() - start);
  });
  return rates.sort((a, b) => a - b)[3] as number;
}

function engine(): Figure[] {
  const scenario = readScenario(join(root, 'content/scenarios/vtes/theft-of-vitae.yaml'));
  const start = openScenario(vtes, scenario);
  const moves = runScenario(vtes, scenario).line.plies.map((ply) => ply.move);
  const rounds = 60;
  const steps = moves.length * rounds;
  const along = (step: (position: Position<Table>, move: Move) => Position<Table>) => () => {
    for (let round = 0; round < rounds; round++) moves.reduce(step, start);
  };
  const played = (how: typeof play) =>
    along((position, move) => {
      const next = how(vtes, position, move);
      if (!next.ok) throw new Error('the line of the bench is not legal');
      return next.position;
    });
  // the yardstick: the same effects, called in the known order on a copy, with nobody asking whether they are allowed
  const known: string[][] = [];
  let at = start;
  for (const move of moves) {
    const next = playFast(vtes, at, move);
    if (!next.ok) throw new Error('the line of the bench is not legal');
    const target = next.position.state;
    known.push([
      ...((vtes.chart.rows.get(at.state) ?? []).find((row) => row.verb === move.verb && row.target === target)?.effects ?? []),
    ]);
    at = next.position;
  }
  const plain = () => {
    for (let round = 0; round < rounds; round++) {
      let table = start.table;
      moves.forEach((move, index) => {
        table = copy(table);
        for (const name of known[index] ?? []) vtes.chart.parts.effects[name]?.(table, move, () => {});
      });
    }
  };
  const reducer = perSecond(plain, steps);
  const largest = readScenario(join(root, 'content/scenarios/vtes/anathema-tracking-and-psyche-before-the-payment.yaml'));
  const opening = openScenario(vtes, largest);
  const { positions } = explore(vtes, opening);
  const exploring = perSecond(() => explore(vtes, opening), positions);
  return [
    figure('engine: steps by the machine', perSecond(played(play), steps), '/s', 'plain reducer', reducer),
    figure('engine: steps by the compiled chart', perSecond(played(playFast), steps), '/s', 'plain reducer', reducer),
    figure('engine: positions explored', exploring, '/s', 'plain reducer', reducer),
  ];
}

const size = (file: string): { gzip: number; brotli: number } => {
  const bytes = readFileSync(file);
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
};

/** A script and everything it imports by itself. */
function withImports(dist: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
    withImports(dist, path?.startsWith('/') ? join(dist, path) : resolve(dirname(file), path as string), found);
  return found;
}

const sum = (files: Iterable<string>, by: 'gzip' | 'brotli'): number =>
  [...files].reduce((total, file) => total + size(file)[by], 0);

function pages(dist: string): Figure[] {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['a text page', 'fr/about/index.html'],
    ['the chapter Damage', 'fr/vtes/damage/index.html'],
    ['the chapter Anathema', 'fr/vtes/anathema/index.html'],
    ['a scenario', 'fr/vtes/scenarios/theft-of-vitae/index.html'],
  ] as const) {
    const file = join(dist, path);
    const html = readFileSync(file, 'utf8');
    const text = html
      .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    const own = { gzip: gzipSync(text).length, brotli: brotliCompressSync(Buffer.from(text)).length };
    const linked = [
      ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g),
      ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
    ].map(([, href]) => join(dist, href as string));
    const islands = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, href]) => join(dist, href as string));
    const scripts = new Set<string>();
    for (const each of islands) withImports(dist, each, scripts);
    for (const by of ['gzip', 'brotli'] as const) {
      figures.push(figure(`${name}: HTML, ${by}`, size(file)[by], 'B', 'its text', own[by]));
      figures.push(
        figure(
          `${name}: with styles and first scripts, ${by}`,
          size(file)[by] + sum(linked.filter(existsSync), by),
          'B',
          'its text',
          own[by],
        ),
      );
      if (scripts.size > 0)
        figures.push(figure(`${name}: script of its simulations, ${by}`, sum(scripts, by), 'B', 'its text', own[by]));
    }
  }
  return figures;
}

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

function main(): void {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const dist = join(root, 'dist');
  const before = performance.now();
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the site does not build: ${built.stderr.split('\n').slice(-5).join(' ')}`);
  const took = performance.now() - before;
  const html = files(dist).filter((file) => file.endsWith('.html'));
  const start = performance.now();
  for (const file of html) readFileSync(file);
  const reading = (performance.now() - start) / html.length;
  const figures = [
    ...engine(),
    ...pages(dist),
    figure('build: time a page', took / html.length, 'ms', 'reading the page', reading),
  ];
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else
    for (const { name, value, unit, yardstick, beside, ratio } of figures) {
      const round = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));
      process.stdout.write(
        `${name.padEnd(62)}${round(value).padStart(12)} ${unit.padEnd(3)} ${yardstick.padStart(16)} ${round(beside).padStart(12)}   ratio ${ratio.toPrecision(3)}\n`,
      );
    }
}

main();
