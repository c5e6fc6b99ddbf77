/** What the data of an Eredan card says, as words: type, guild, class, race, figures, what it asks of who plays it. */
import { z } from 'zod';
import type { EredanCard, Kind } from '../games/eredan/words.ts';
import { loadYaml, ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { type CardFacts, type Discipline, type Fact, fact } from './card-facts.ts';

const GAME = 'eredan';

const KINDS: readonly Kind[] = ['character', 'action', 'spell', 'theurgy', 'item'];
const FIGURES = ['attack', 'defence', 'spirit', 'life'] as const;

const messages = z.record(z.string(), z.string());
/** Classes, guilds, races, elements: as the table has them. */
const word = (lang: Lang, name: string): string =>
  loadYaml<Record<string, string>>(`content/${lang}/${GAME}/table.yaml`, messages)[`card.${name}`] ?? name;

const kindName = (lang: Lang, kind: string): string => ui(lang, GAME)(`card.kind.${kind}`);

/** The list of cards filters by guild. */
const guildsOf = (lang: Lang, { guilds }: EredanCard): readonly Discipline[] =>
  guilds.map((id) => ({ id, name: word(lang, id), isEnglish: false }));

function factsOf(lang: Lang, card: EredanCard): readonly Fact[] {
  const t = ui(lang, GAME);
  const { kind, classes = [], castes = [], race, guilds, requires = {}, element, item, chain, level } = card;
  const said = (names: readonly string[]): string[] => names.map((name) => word(lang, name));
  const figures = FIGURES.flatMap((name) => {
    const n = card[name];
    return n === undefined ? [] : [t(`card.figure.${name}`, { n: typeof n === 'number' ? n : n.join('–') })];
  });
  const itemSaid = item
    ? [
        word(lang, card.shield ? 'shield' : item),
        ...(card.hands ? [t('card.hands', { n: card.hands })] : []),
        ...(card.ambidexterity ? [t('card.ambidexterity')] : []),
      ]
    : [];
  return [
    ...fact(t('card.kind'), [kindName(lang, kind), ...(card.area ? [t('card.kind.area')] : [])]),
    ...fact(t(guilds.length > 1 ? 'card.disciplines' : 'card.discipline'), said(guilds)),
    ...fact(t(classes.length > 1 ? 'card.classes' : 'card.class'), said(classes)),
    ...fact(t('card.caste'), said(castes)),
    ...fact(t('card.race'), race ? said([race]) : []),
    ...fact(t('card.figures'), kind === 'character' ? figures : []),
    ...fact(t('card.element'), element ? said([element]) : []),
    ...fact(t('card.item'), itemSaid),
    ...fact(t('card.needs'), said([...(requires.classes ?? []), ...(requires.castes ?? [])])),
    ...fact(t('card.chain'), chain ? said([chain]) : []),
    ...fact(t('card.level'), level === undefined ? [] : [String(level)]),
    ...fact(t('card.limit'), card.unique ? [t('card.unique')] : []),
    ...fact(t('card.set'), [t('card.set.teaching')]),
  ];
}

export const eredanFacts: CardFacts<EredanCard> = {
  kinds: KINDS,
  kindName,
  kindsOf: ({ kind }) => [kind],
  disciplinesOf: guildsOf,
  factsOf,
  levelsOf: (_card, text) => Object.values(text).map((words) => ({ text: words })),
  numberOf: () => undefined,
};
