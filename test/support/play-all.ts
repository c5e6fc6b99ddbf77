/** Whatever the engine can say of a game's scenarios: every fact and every refusal on every line that may follow from any of them. */
import { join } from 'node:path';
import type { Happening, Position, RuleId, ScenarioGame } from '../../src/engine/game.ts';
import { STEP } from '../../src/engine/line.ts';
import { choices, isOver, playFast, refusalOf } from '../../src/engine/play.ts';
import { root } from '../../src/i18n/load.ts';
import { readScenario, scenarioFiles } from '../../src/scenarios/files.ts';
import { editionsOf, openScenario } from '../../src/scenarios/open.ts';
import { settingsOf } from '../../src/scenarios/parameters.ts';
import { runScenario } from '../../src/scenarios/run.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

export interface Said {
  readonly events: readonly Happening[];
  /** Rules by which something was refused. */
  readonly refusals: ReadonlySet<RuleId>;
  readonly positions: number;
}

export const scenariosOf = (game: string): Scenario[] => scenarioFiles(join(root, 'content/scenarios', game)).map(readScenario);

/** Facts that differ in no more than their figures are said by the same words: one of each is kept. */
const kindOf = (event: Happening): string =>
  `${event.type} ${event.rule} ${Object.entries(event)
    .map(([name, value]) =>
      typeof value === 'number' ? `${name}#${Math.min(Math.abs(value), 3)}` : `${name}=${JSON.stringify(value)}`,
    )
    .sort()}`;

/**
 * The written line for every setting and edition, and the whole graph for every edition: from the setting the file
 * opens with, and from the others as far as `bound` positions of each.
 */
export function saidIn(game: ScenarioGame, scenarios = scenariosOf(game.id), bound = 150): Said {
  const events = new Map<string, Happening>();
  const refusals = new Set<RuleId>();
  const seen = new Set<string>();
  const tell = (told: readonly Happening[]): void => {
    for (const event of told) events.set(kindOf(event), event);
  };
  const walk = (start: Position, limit: number): void => {
    const queue = [start];
    for (let at = 0; at < queue.length && at < limit; at++) {
      const position = queue[at] as Position;
      if (isOver(game, position)) continue;
      const tried =
        refusalOf(game, position, STEP) === undefined ? [{ move: STEP, refusal: undefined }] : choices(game, position);
      for (const { move, refusal } of tried) {
        if (refusal !== undefined) {
          refusals.add(refusal);
          continue;
        }
        const played = playFast(game, position, move);
        if (!played.ok) continue;
        tell(played.events);
        const key = `${played.position.state}\n${JSON.stringify(played.position.table)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push(played.position);
      }
    }
  };
  for (const scenario of scenarios)
    for (const edition of editionsOf(game, scenario))
      for (const [at, parameters] of settingsOf(scenario).entries()) {
        const run = runScenario(game, scenario, { edition, parameters });
        for (const ply of run.line.plies) tell(ply.events);
        for (const { rule } of run.refusals) if (rule) refusals.add(rule);
        if (at === 0) walk(openScenario(game, scenario, { edition }), Number.POSITIVE_INFINITY);
        else walk(openScenario(game, scenario, { edition, parameters }), bound);
      }
  return { events: [...events.values()], refusals, positions: seen.size };
}
