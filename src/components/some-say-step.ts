/** The address of the step at which what some say is refuted. */
import { scenarioUrl } from '../content/addresses.ts';
import { type Claim, check, scenarioFile } from '../content/some-say.ts';
import { games } from '../games/index.ts';
import type { Lang } from '../i18n/locales.ts';
import { readScenario } from '../scenarios/files.ts';
import { goTo, hashOf, lessonOf, open } from '../simulation/index.ts';
import { sheetOf } from '../simulation/sheet-of.ts';

const known = new Map<string, string>();

export function refutingUrl(lang: Lang, game: string, claim: Claim): string {
  const key = `${game} ${claim.id}`;
  const hash = known.get(key) ?? hashAt(game, claim);
  known.set(key, hash);
  return `${scenarioUrl(lang, game, claim.scenario)}#${hash.replace(/^#/, '')}`;
}

function hashAt(game: string, claim: Claim): string {
  const engine = games[game];
  if (!engine) throw new Error(`no game ${game}`);
  const { ply, faults } = check(game, claim);
  if (faults.length > 0) throw new Error(`some-say ${claim.id}: ${faults.join('; ')}`);
  const start = open(lessonOf(engine, sheetOf(engine, readScenario(scenarioFile(game, claim)))));
  // The step that holds the place: the first that is not over before it.
  const step = start.steps.findIndex(({ to }) => to >= ply - 1);
  const hash = hashOf(goTo(start, step < 0 ? start.steps.length : step + 1));
  if (!hash) throw new Error(`some-say ${claim.id}: the step has no address`);
  return hash;
}
