/** Whether what the engine tells can be said: facts and refusals have their words and their paragraphs in every language. */
import { IntlMessageFormat } from 'intl-messageformat';
import { ruleEntry } from '../../src/content/games.ts';
import { chapters } from '../../src/content/passages.ts';
import type { Happening, RuleId } from '../../src/engine/game.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { langs } from '../../src/i18n/locales.ts';
import { packOf } from '../../src/i18n/pack.ts';
import { plain, voiceOf } from '../../src/i18n/say.ts';
import { yamlOf } from './prose.ts';

/** Names a message prints, chooses by or counts. */
export function parametersOf(message: string, lang: string): string[] {
  const names = new Set<string>();
  const walk = (elements: readonly object[]): void => {
    for (const element of elements as { type: number; value: string; options?: Record<string, { value: object[] }> }[]) {
      // as the parser numbers them: 0 text, 7 the sign of a figure
      if (element.type !== 0 && element.type !== 7) names.add(element.value);
      for (const option of Object.values(element.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, lang).getAst());
  return [...names];
}

/** Facts that differ in no more than their figures are said by the same words: one of each is enough. */
const kindOf = (event: Happening): string =>
  `${event.type} ${event.rule} ${Object.entries(event)
    .map(([name, value]) =>
      typeof value === 'number' ? `${name}#${Math.min(Math.abs(value), 3)}` : `${name}=${JSON.stringify(value)}`,
    )
    .sort()}`;

export interface Ear {
  /** Hears facts; answers with what is wrong with those of a kind that was not heard before. */
  readonly facts: (events: readonly Happening[]) => readonly string[];
  /** Hears a refusal in the same way. */
  readonly refusal: (rule: RuleId) => readonly string[];
  /** Kinds of facts heard so far. */
  readonly heard: () => number;
}

/** Listens to a game in all languages. */
export function earOf(game: string): Ear {
  const tongues = langs.map((lang) => {
    const voice = voiceOf(packOf(lang, game, cardNames(game)));
    const messages = yamlOf(`${lang}/${game}/events.yaml`) as Readonly<Record<string, string>>;
    return {
      lang,
      voice,
      messages,
      asked: new Map<string, readonly string[]>(),
      reasons: new Set(Object.keys(yamlOf(`${lang}/${game}/refusals.yaml`) as object)),
      paragraphs: new Set(chapters(lang, game).flatMap(({ passages }) => passages.map(({ id }) => id))),
      ids: Object.keys(voice.words.cards).filter((id) => id.includes('-')),
    };
  });
  const kinds = new Set<string>();
  const cited = new Map<RuleId, readonly string[]>();

  const citation = (rule: RuleId): readonly string[] => {
    if (cited.has(rule)) return [];
    const faults = [
      ...(ruleEntry(game, rule) ? [] : [`${rule} is no rule of the inventory`]),
      ...tongues.flatMap(({ lang, paragraphs }) => (paragraphs.has(rule) ? [] : [`${rule} has no paragraph in ${lang}`])),
    ];
    cited.set(rule, faults);
    return faults;
  };
  const fact = (event: Happening): readonly string[] =>
    tongues.flatMap(({ lang, voice, messages, asked, ids }) => {
      const message = messages[event.type];
      if (message === undefined) return [`${lang}: ${event.type} has no sentence`];
      const names = asked.get(event.type) ?? parametersOf(message, lang);
      asked.set(event.type, names);
      const lacking = names.filter((name) => event[name] === undefined);
      if (lacking.length > 0) return [`${lang}: ${event.type} (${event.rule}) lacks ${lacking.join(', ')}`];
      const text = plain(voice.event(event));
      const leftover =
        /[{}#⟨⟩*]|undefined|\bnull\b|NaN|some[-_]effect|\bunnamed\b/.exec(text)?.[0] ?? ids.find((id) => text.includes(id));
      return leftover || text.trim().length < 3 ? [`${lang}: ${event.type}: ${text}`] : [];
    });

  return {
    facts: (events) =>
      events.flatMap((event) => {
        const kind = kindOf(event);
        if (kinds.has(kind)) return [];
        kinds.add(kind);
        return [...citation(event.rule), ...fact(event)];
      }),
    refusal(rule) {
      const kind = `refused ${rule}`;
      if (kinds.has(kind)) return [];
      kinds.add(kind);
      return [
        ...citation(rule),
        ...tongues.flatMap(({ lang, voice, reasons }) => {
          if (!reasons.has(rule)) return [`${lang}: ${rule} refuses without a reason`];
          const text = plain(voice.refusal(rule));
          return /[{}#⟨⟩*]|undefined/.test(text) ? [`${lang}: ${rule}: ${text}`] : [];
        }),
      ];
    },
    heard: () => kinds.size,
  };
}
