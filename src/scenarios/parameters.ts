/** What a reader may vary: the values, their combinations, and the table with them laid in. */
import type { Json } from '../engine/game.ts';
import { calculate } from './formula.ts';
import type { Parameter, Scalar, Scenario, Setting } from './scenario.ts';

/** The parameters a reader moves; the others are calculated from them. */
export const free = (scenario: Scenario): readonly Parameter[] =>
  scenario.parameters.filter((parameter) => parameter.formula === undefined);

/** The setting a scenario opens with, those values of `chosen` in place that the scenario knows. */
export function settingOf(scenario: Scenario, chosen: Setting = {}): Setting {
  const setting: Record<string, Scalar> = {};
  for (const parameter of free(scenario)) {
    const value = Object.hasOwn(chosen, parameter.name) ? chosen[parameter.name] : undefined;
    setting[parameter.name] = value !== undefined && parameter.values.includes(value) ? value : (parameter.initial as Scalar);
  }
  for (const { name, formula } of scenario.parameters) if (formula !== undefined) setting[name] = calculate(formula, setting);
  return setting;
}

/** Every combination of values, the first parameter varying slowest. One empty setting where nothing varies. */
export function settingsOf(scenario: Scenario): Setting[] {
  const chosen = free(scenario).reduce<Setting[]>(
    (settings, parameter) =>
      settings.flatMap((setting) => parameter.values.map((value) => ({ ...setting, [parameter.name]: value }))),
    [{}],
  );
  return chosen.map((setting) => settingOf(scenario, setting));
}

/** The table with the setting laid in. */
export function tableOf(scenario: Scenario, setting: Setting): { readonly [key: string]: Json } {
  let table = scenario.table;
  for (const { name, paths } of scenario.parameters)
    for (const path of paths) table = withValue(table, path.split('.'), setting[name] as Scalar);
  return table;
}

function withValue(
  map: { readonly [key: string]: Json },
  [key, ...rest]: readonly string[],
  value: Scalar,
): { [key: string]: Json } {
  const name = key as string;
  if (rest.length === 0) return { ...map, [name]: value };
  const inner = Object.hasOwn(map, name) ? map[name] : undefined;
  const known = inner && typeof inner === 'object' && !Array.isArray(inner) ? (inner as { [key: string]: Json }) : {};
  return { ...map, [name]: withValue(known, rest, value) };
}

/** `blood 2, damage 3` */
export const settingInWords = (setting: Setting): string =>
  Object.entries(setting)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
