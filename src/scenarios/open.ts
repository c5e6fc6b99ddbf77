/** A scenario laid on a game's table, and what of a file only the game can judge. */
import { type Position, type ScenarioGame, SketchError } from '../engine/game.ts';
import { settingOf, settingsOf, tableOf } from './parameters.ts';
import { lineOf, type Parameter, type Problem, type Scenario, ScenarioError, type Setting } from './scenario.ts';
import { isState, openingLeaf } from './states.ts';

export interface Options {
  /** An edition of the scenario; its first when left out. */
  readonly edition?: string;
  /** Values of parameters; the scenario's own where left out. */
  readonly parameters?: Setting;
}

/** The editions a scenario holds in, the game's default first. */
export const editionsOf = <T>(game: ScenarioGame<T>, scenario: Scenario): readonly string[] =>
  scenario.editions.length === 0 ? game.editions : game.editions.filter((edition) => scenario.editions.includes(edition));

/** Throws `ScenarioError` where the game does not know the state, the edition or a key of the table. */
export function openScenario<T>(game: ScenarioGame<T>, scenario: Scenario, { edition, parameters }: Options = {}): Position<T> {
  const fail = (path: string, sentence: string): never => {
    throw new ScenarioError(scenario.file, [{ line: lineOf(scenario.lines, path), sentence }]);
  };
  const opening = openingLeaf(game, scenario.opens);
  if (typeof opening === 'string') return fail('opens', opening);
  const setting = settingOf(scenario, parameters);
  try {
    return game.start({
      opens: opening.leaf,
      edition: edition ?? editionsOf(game, scenario)[0] ?? '',
      switches: scenario.switches,
      table: tableOf(scenario, setting),
    });
  } catch (error) {
    if (!(error instanceof SketchError)) throw error;
    const path = error.path.replace(/^table\./, '');
    const varied = scenario.parameters.find((parameter) => parameter.paths.includes(path));
    if (varied && lineOf(scenario.lines, `table.${path}`) === lineOf(scenario.lines, 'table'))
      return fail(keyOf(scenario, varied), error.message);
    const within = path === 'opens' || path.startsWith('switches') ? path : `table.${path}`;
    return fail(within, error.message);
  }
}

const keyOf = (scenario: Scenario, parameter: Parameter): string =>
  [...parameter.paths, parameter.name].map((key) => `vary.${key}`).find((key) => key in scenario.lines) ?? 'vary';

/** Throws `ScenarioError` for all that is wrong with the file in the eyes of the game, whatever the edition and setting. */
export function checkScenario<T>(game: ScenarioGame<T>, scenario: Scenario): void {
  const problems: Problem[] = [];
  const say = (line: number, sentence: string): void => void problems.push({ line, sentence });
  if (scenario.game !== game.id) say(lineOf(scenario.lines, 'game'), `expected the game ${game.id}, found "${scenario.game}"`);
  const edition = (line: number, name: string | undefined): void => {
    if (name !== undefined && !game.editions.includes(name))
      say(line, `expected an edition of ${game.id} (${game.editions.join(', ')}), found "${name}"`);
  };
  const state = (line: number, name: string | undefined): void => {
    if (name !== undefined && !isState(game, name)) say(line, `expected a state of the chart of ${game.id}, found "${name}"`);
  };
  for (const [index, name] of scenario.editions.entries()) edition(lineOf(scenario.lines, `editions.${index}`), name);
  for (const move of scenario.moves) {
    edition(move.line, move.edition);
    state(move.line, move.at);
  }
  for (const item of [...scenario.refused, ...scenario.allowed, ...scenario.expect]) {
    edition(item.line, item.edition);
    state(item.line, item.place.at);
  }
  for (const check of scenario.ends) edition(check.line, check.edition);
  for (const question of scenario.predict) state(question.line, question.place.at);
  state(lineOf(scenario.lines, 'until'), scenario.until);
  if (problems.length > 0) throw new ScenarioError(scenario.file, problems);
  for (const name of editionsOf(game, scenario))
    for (const parameters of settingsOf(scenario)) openScenario(game, scenario, { edition: name, parameters });
}
