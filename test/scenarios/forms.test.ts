/** A sentence that chooses its form by a fact knows the values that the engine gives. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/locales.ts';
import { runScenario } from '../../src/scenarios/run.ts';
import { yamlOf } from '../support/prose.ts';
import { scenariosOf } from '../support/scenarios.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
/** As the formatter's own parser numbers it. */
const SELECT = 5;

/** What a message chooses by, with the values that have a form of their own. */
function choicesOf(elements: readonly Element[], found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const element of elements) {
    const {
      type,
      value,
      options = {},
    } = element as { type: number; value: string; options?: Record<string, { value: Element[] }> };
    if (type === SELECT) found.set(value, new Set([...(found.get(value) ?? []), ...Object.keys(options)]));
    for (const option of Object.values(options)) choicesOf(option.value, found);
  }
  return found;
}

describe.each(Object.values(games))('$id', (game) => {
  /** Values that came in the scenarios, by type of fact and parameter, as a message writes them. */
  const came = new Map<string, Set<string>>();
  for (const scenario of scenariosOf(game.id))
    for (const { events } of runScenario(game, scenario).line.plies)
      for (const event of events)
        for (const [name, value] of Object.entries(event)) {
          if (typeof value !== 'string') continue;
          const key = `${event.type} ${name}`;
          came.set(key, (came.get(key) ?? new Set()).add(value.replaceAll('-', '_')));
        }

  test.each(langs)('values without a form of their own do not meet forms without a value: %s', (lang) => {
    const strange = Object.entries(yamlOf(`${lang}/${game.id}/events.yaml`) as Record<string, string>).flatMap(([type, text]) =>
      [...choicesOf(new IntlMessageFormat(text, lang).getAst())].flatMap(([name, options]) => {
        const values = [...(came.get(`${type} ${name}`) ?? [])];
        const idle = [...options].filter((option) => !['other', 'none'].includes(option) && !values.includes(option));
        const formless = values.filter((value) => !options.has(value));
        return idle.length > 1 && formless.length > 1
          ? [`${type}: ${name}: ${formless.join(', ')} have none, ${idle.join(', ')} never came`]
          : [];
      }),
    );
    expect(strange).toEqual([]);
  });
});
