/** What the data of a Rivals card says, as words: kind, clan, Blood Potency, attributes, what it costs, where it is from. */
import type { Attribute, Kind, RivalsCard, Trait } from '../games/rivals/words.ts';
import { ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { type CardFacts, type Discipline, disciplineOf, type Fact, fact, sentence } from './card-facts.ts';

const GAME = 'rivals';

const KINDS: readonly Kind[] = [
  'event',
  'antagonist',
  'mortal',
  'prince',
  'vampire',
  'haven',
  'agenda',
  'action',
  'unhosted-action',
  'attack',
  'reaction',
  'influence-modifier',
];
const CLANS: readonly Trait[] = ['brujah', 'malkavian', 'toreador', 'tremere', 'ventrue'];
const ATTRIBUTES: readonly Attribute[] = ['physical', 'social', 'mental'];

const kindName = (lang: Lang, kind: string): string => ui(lang, GAME)(`card.kind.${kind}`);

/** Those that it has, or that it asks of who plays it. */
function disciplinesOf(lang: Lang, { disciplines = {}, discipline }: RivalsCard): readonly Discipline[] {
  const t = ui(lang, GAME);
  return [...Object.keys(disciplines), ...(discipline ? [discipline] : [])].map((id) =>
    disciplineOf(id, sentence(id), t(`card.discipline.${id}`)),
  );
}

function factsOf(lang: Lang, card: RivalsCard): readonly Fact[] {
  const t = ui(lang, GAME);
  const { kind, traits = [], potency, attributes, blood, copies, pays, where, resolvesAt } = card;
  const traitsSaid = traits.filter((trait) => !CLANS.includes(trait)).map((trait) => t(`card.trait.${trait}`));
  const set = t(`card.set.${card.set}`);
  return [
    ...fact(t('card.kind'), [kindName(lang, kind)]),
    ...fact(t('card.traits'), traitsSaid),
    ...fact(
      t('card.clan'),
      traits.filter((trait) => CLANS.includes(trait)).map((clan) => sentence(clan)),
    ),
    ...fact(t(kind === 'vampire' ? 'card.potency' : 'card.potency-needed'), potency === undefined ? [] : [String(potency)]),
    ...fact(
      t('card.attributes'),
      attributes ? ATTRIBUTES.map((each) => t(`card.attribute.${each}`, { n: attributes[each] })) : [],
    ),
    ...fact(
      t(card.discipline ? 'card.discipline-needed' : 'card.disciplines'),
      disciplinesOf(lang, card).map(({ name }) => name),
    ),
    ...fact(t('card.blood'), blood === undefined ? [] : [String(blood)]),
    ...fact(t('card.cost'), pays ? [t('card.cost.blood', { n: pays.blood })] : []),
    ...fact(t('card.where'), where ? [t('card.where.streets')] : []),
    ...fact(t('card.resolves'), resolvesAt === undefined ? [] : [t('card.resolves.at', { n: resolvesAt })]),
    ...fact(t('card.copies'), copies === undefined ? [] : [String(copies)]),
    ...fact(t('card.set'), [set]),
  ];
}

export const rivalsFacts: CardFacts<RivalsCard> = {
  kinds: KINDS,
  kindName,
  kindsOf: ({ kind }) => [kind],
  disciplinesOf,
  factsOf,
  levelsOf: (_card, text) => Object.values(text).map((words) => ({ text: words })),
  numberOf: () => undefined,
};
