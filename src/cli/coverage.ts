/**
 * `npm run coverage [-- --game vtes] [--chapter damage] [--json]`
 * Counts from the sources: claims of the inventory, with a paragraph in every language, enforced or cited by the
 * engine in play, proven by a scenario that passes. Exits 1 while a chapter that is asked for has a hole, 2 on a wrong option.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { pageOf } from '../content/game-page.ts';
import { rulesOf, siteGames } from '../content/games.ts';
import { chapters as chaptersOf } from '../content/passages.ts';
import type { RuleId, ScenarioGame } from '../engine/game.ts';
import { games } from '../games/index.ts';
import { root } from '../i18n/load.ts';
import { langs } from '../i18n/locales.ts';
import { readScenario, scenarioFiles } from '../scenarios/files.ts';
import { editionsOf } from '../scenarios/open.ts';
import { settingsOf } from '../scenarios/parameters.ts';
import { runScenario } from '../scenarios/run.ts';

export interface Hole {
  readonly rule: RuleId;
  readonly missing: readonly string[];
}

export interface Covered {
  readonly chapter: string;
  /** The site holds this chapter to be complete: a hole fails. */
  readonly asked: boolean;
  readonly claims: number;
  readonly paragraphs: number;
  readonly cited: number;
  readonly proven: number;
  /** Slips of the source, on which nothing that is played depends. */
  readonly slips: number;
  readonly holes: readonly Hole[];
}

/** Rules that stood behind an event or a refusal while the scenarios were played, and those that passing scenarios prove. */
export function played(game: ScenarioGame): {
  cited: ReadonlySet<RuleId>;
  proven: ReadonlySet<RuleId>;
  failing: readonly string[];
  unshown: readonly string[];
} {
  const cited = new Set<RuleId>();
  const proven = new Set<RuleId>();
  const failing: string[] = [];
  const unshown: string[] = [];
  for (const file of scenarioFiles(join(root, 'content', 'scenarios', game.id))) {
    const scenario = readScenario(file);
    const own = new Set<RuleId>();
    let passes = true;
    for (const edition of editionsOf(game, scenario))
      for (const parameters of settingsOf(scenario)) {
        const run = runScenario(game, scenario, { edition, parameters });
        if (run.failures.length > 0) passes = false;
        for (const { events } of run.line.plies) for (const { rule } of events) own.add(rule);
        for (const { rule } of run.refusals) if (rule) own.add(rule);
      }
    if (!passes) failing.push(scenario.id);
    for (const rule of own) cited.add(rule);
    for (const rule of scenario.proves) {
      if (!own.has(rule)) unshown.push(`${scenario.id}: ${rule}`);
      else if (passes) proven.add(rule);
    }
  }
  return { cited, proven, failing, unshown };
}

export function coverage(game: ScenarioGame, { cited, proven } = played(game)): Covered[] {
  const written = langs.map((lang) => ({
    lang,
    ids: new Set(chaptersOf(lang, game.id).flatMap((chapter) => chapter.passages.map(({ id }) => id))),
  }));
  const chapters = new Map<string, Covered>();
  const complete = pageOf(game.id)?.completeChapters ?? [];
  for (const { id, slip, chapter = id.split('.')[0] as string } of rulesOf(game.id)) {
    const missing = [
      ...written.filter(({ ids }) => !ids.has(id)).map(({ lang }) => `paragraph ${lang}`),
      ...(cited.has(id) || slip ? [] : ['engine']),
      ...(proven.has(id) || slip ? [] : ['scenario']),
    ];
    const known = chapters.get(chapter) ?? {
      chapter,
      asked: complete.includes(chapter),
      claims: 0,
      paragraphs: 0,
      cited: 0,
      proven: 0,
      slips: 0,
      holes: [],
    };
    chapters.set(chapter, {
      ...known,
      claims: known.claims + 1,
      paragraphs: known.paragraphs + (missing.some((each) => each.startsWith('paragraph')) ? 0 : 1),
      cited: known.cited + (cited.has(id) ? 1 : 0),
      proven: known.proven + (proven.has(id) ? 1 : 0),
      slips: known.slips + (slip ? 1 : 0),
      holes: missing.length > 0 ? [...known.holes, { rule: id, missing }] : known.holes,
    });
  }
  return [...chapters.values()];
}

function main(): number {
  let values: { game?: string; chapter?: string; json?: boolean };
  try {
    ({ values } = parseArgs({ options: { game: { type: 'string' }, chapter: { type: 'string' }, json: { type: 'boolean' } } }));
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`);
    return 2;
  }
  const known = siteGames.filter(({ ready }) => ready).map(({ id }) => id);
  if (values.game !== undefined && !known.includes(values.game)) {
    process.stderr.write(`expected a game (${known.join(', ')}) after --game, found "${values.game}"\n`);
    return 2;
  }
  const all = known
    .filter((id) => values.game === undefined || id === values.game)
    .flatMap((id) => coverage(games[id] as ScenarioGame).map((each) => ({ game: id, ...each })));
  const chosen =
    values.chapter === undefined
      ? all
      : all.filter(({ chapter }) => chapter === values.chapter).map((each) => ({ ...each, asked: true }));
  if (chosen.length === 0) {
    process.stderr.write(
      `expected a chapter (${all.map(({ chapter }) => chapter).join(', ')}) after --chapter, found "${values.chapter}"\n`,
    );
    return 2;
  }
  const failed = chosen.some(({ asked, holes }) => asked && holes.length > 0);
  if (values.json) process.stdout.write(`${JSON.stringify({ ok: !failed, chapters: chosen })}\n`);
  else print(chosen);
  return failed ? 1 : 0;
}

function print(chosen: readonly (Covered & { readonly game: string })[]): void {
  const columns = ['claims', 'paragraphs', 'cited', 'proven'] as const;
  const row = (name: string, figures: readonly (string | number)[]) =>
    `${name.padEnd(28)}${figures.map((each) => String(each).padStart(13)).join('')}\n`;
  process.stdout.write(
    row(
      'chapter',
      ['claims', 'in 4 languages', 'by the engine', 'by scenarios'].map((each) => each.slice(0, 13)),
    ),
  );
  for (const each of chosen)
    process.stdout.write(
      row(
        `${each.game}.${each.chapter}${each.asked ? '' : ' (begun)'}`,
        columns.map((key) => each[key]),
      ),
    );
  process.stdout.write(
    row(
      'together',
      columns.map((key) => chosen.reduce((sum, each) => sum + each[key], 0)),
    ),
  );
  const slips = chosen.reduce((sum, each) => sum + each.slips, 0);
  if (slips > 0) process.stdout.write(`${slips} claims are slips of the source: told, with nothing to play\n`);
  const holes = chosen
    .filter(({ asked }) => asked)
    .flatMap(({ game, holes: list }) => list.map((hole) => `${game}.${hole.rule}: no ${hole.missing.join(', no ')}`));
  const begun = chosen.filter(({ asked }) => !asked).reduce((sum, each) => sum + each.holes.length, 0);
  process.stdout.write(
    holes.length === 0
      ? 'no hole in the chapters that are complete\n'
      : `${holes.length} holes:\n${holes.map((hole) => `  ${hole}\n`).join('')}`,
  );
  if (begun > 0) process.stdout.write(`${begun} claims of the chapters begun are still to come; --chapter NAME lists them\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
