/** The scenario files of a game, for tests that go through all of them. */
import { basename, join } from 'node:path';
import { root } from '../../src/i18n/load.ts';
import { readScenario, scenarioFiles } from '../../src/scenarios/files.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

/** Each with its name, for `test.each`. */
export const filesOf = (game: string): [name: string, file: string][] =>
  scenarioFiles(join(root, 'content/scenarios', game)).map((file) => [basename(file), file]);

export const scenariosOf = (game: string): Scenario[] => filesOf(game).map(([, file]) => readScenario(file));
