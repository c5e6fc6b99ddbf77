/** Scenario files on the disk: the one place of this folder that reads it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario } from './parse.ts';
import { type Scenario, ScenarioError } from './scenario.ts';

/** Throws `ScenarioError`, also where there is no such file. */
export function readScenario(file: string): Scenario {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const found = code === 'ENOENT' ? 'none' : code === 'EISDIR' ? 'a folder' : (error as Error).message;
    throw new ScenarioError(file, [{ line: 1, sentence: `expected a scenario file, found ${found}` }]);
  }
  return parseScenario(text, file);
}

/** The scenario files in a folder and the folders in it, in the order of their names. */
export function scenarioFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}
