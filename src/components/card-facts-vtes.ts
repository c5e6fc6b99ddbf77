/** What the data of a VTES card says, as words: kind, Disciplines, cost, range, who uses it. */
import type { Use, VtesCard } from '../games/vtes/words.ts';
import { terms, ui } from '../i18n/load.ts';
import type { Lang } from '../i18n/locales.ts';
import { type CardFacts, type Discipline, disciplineOf, type Fact, fact } from './card-facts.ts';

/** Disciplines by the sign that stands on cards: term of the glossary where it has one, and the English name. */
const DISCIPLINES: Readonly<Record<string, string>> = {
  ani: 'Animalism',
  aus: 'Auspex',
  cel: 'Celerity',
  chi: 'Chimerstry',
  dai: 'Daimoinon',
  dem: 'Dementation',
  dom: 'Dominate',
  for: 'Fortitude',
  mel: 'Melpominee',
  nec: 'Necromancy',
  obe: 'Obeah',
  obf: 'Obfuscate',
  obt: 'Obtenebration',
  pot: 'Potence',
  pre: 'Presence',
  pro: 'Protean',
  qui: 'Quietus',
  san: 'Sanguinus',
  tha: 'Blood Sorcery',
  thn: 'Thanatosis',
  val: 'Valeren',
  vic: 'Vicissitude',
};

/** Terms of the glossary that name a kind of card. */
const KINDS: Readonly<Record<VtesCard['kind'], readonly string[]>> = {
  combat: ['combat-card'],
  equipment: ['equipment'],
  retainer: ['retainer'],
  reaction: ['reaction-card'],
  master: ['master-card'],
  'out-of-turn-master': ['master-card', 'out-of-turn'],
  'action-modifier': ['action-modifier'],
  action: ['action-card'],
  'political-action': ['political-action'],
  vampire: ['vampire'],
};

/** Kinds in the order of the list: what is played in combat first. */
const kinds = Object.keys(KINDS) as readonly VtesCard['kind'][];

const GAME = 'vtes';

const termOf = (lang: Lang, id: string): string | undefined => terms(lang, GAME).find((term) => term.id === id)?.term;

const kindName = (lang: Lang, kind: string): string =>
  KINDS[kind as VtesCard['kind']].map((id) => termOf(lang, id) ?? id).join(', ');

/** Its kind, and a second one where it has two. */
const kindsOf = ({ kind, printed }: VtesCard): readonly VtesCard['kind'][] => [kind, ...(printed?.kind ? [printed.kind] : [])];

/** The Disciplines of its levels, or those printed on a card without: `pot`. */
const disciplinesOf = (lang: Lang, { levels = {}, printed }: VtesCard): readonly Discipline[] =>
  [...new Set([...Object.keys(levels).map((level) => level.toLowerCase()), ...(printed?.disciplines ?? [])])]
    .filter((sign) => sign !== 'all')
    .map((sign) => {
      const english = DISCIPLINES[sign] ?? sign;
      return { sign, ...disciplineOf(sign.toLowerCase(), english, termOf(lang, english.toLowerCase().replaceAll(' ', '-'))) };
    });

const named = (card: VtesCard): readonly (readonly [level: string, uses: readonly Use[]])[] => [
  ...Object.entries(card.levels ?? {}),
  ...(card.inPlay ? [['all', card.inPlay] as const] : []),
];

/** One value where all levels agree, else each with its level in brackets; nothing where no level has one. */
function byLevel(card: VtesCard, of: (use: Use) => string | undefined, none?: string): string[] {
  const values = named(card).map(
    ([level, uses]) => [level, [...new Set(uses.flatMap((use) => of(use) ?? none ?? []))].join(', ')] as const,
  );
  const told = values.filter(([, value]) => value !== '');
  if (told.length === values.length && new Set(told.map(([, value]) => value)).size === 1)
    return told.slice(0, 1).map(([, value]) => value);
  return told.map(([level, value]) => (level === 'all' ? value : `[${level}] ${value}`));
}

function factsOf(lang: Lang, card: VtesCard): readonly Fact[] {
  const t = ui(lang, GAME);
  const disciplines = disciplinesOf(lang, card);
  const cost = (use: Use): string | undefined =>
    use.cost ? t('card.cost.blood', { n: use.cost }) : use.pool ? t('card.cost.pool', { n: use.pool }) : undefined;
  const range = (use: Use): string | undefined =>
    use.range ? t(`card.range.${use.range}`) : use.ranged ? t('card.range.any') : undefined;
  const { blood, pool = card.price } = card.printed ?? {};
  const printed = blood ? t('card.cost.blood', { n: blood }) : pool ? t('card.cost.pool', { n: pool }) : undefined;
  const costs =
    card.kind === 'vampire'
      ? []
      : printed
        ? [printed]
        : card.levels
          ? byLevel(card, cost, t('card.cost.none'))
          : [t('card.cost.none')];
  const uses = named(card).flatMap(([, all]) => all);
  const needs = [...new Set(uses.flatMap((use) => needsOf(lang, use)))];
  const by = [...new Set(uses.flatMap((use) => (use.by ? [t(`card.by.${use.by}`)] : [])))];
  return [
    { label: t('card.kind'), values: kindsOf(card).map((kind) => ({ text: kindName(lang, kind) })) },
    ...(disciplines.length > 0
      ? [
          {
            label: t(disciplines.length > 1 ? 'card.disciplines' : 'card.discipline'),
            values: disciplines.map(({ sign, name, isEnglish }) => ({ text: `${name} (${sign})`, isEnglish })),
          },
        ]
      : []),
    ...fact(t('card.cost'), costs),
    ...fact(t('card.life'), card.life === undefined ? [] : [String(card.life)]),
    ...fact(t('card.needs'), needs),
    ...fact(t('card.by'), by),
    ...fact(t('card.range'), byLevel(card, range)),
    ...fact(t('card.replaced'), card.replaced ? [t(`card.replaced.${card.replaced}`)] : []),
  ];
}

function needsOf(lang: Lang, { needs = {} }: Use): string[] {
  const t = ui(lang, GAME);
  return [
    ...(needs.clan === 'circle' ? [t('card.needs.circle')] : needs.clan ? [t('card.needs.clan', { name: needs.clan })] : []),
    ...(needs.title ? [t(`card.needs.${needs.title}`)] : []),
    ...(needs.sect ? [t('card.needs.sect', { name: needs.sect })] : []),
    ...(needs.contract ? [t('card.needs.contract')] : []),
    ...(needs.action ? [t(`card.needs.${needs.action}`)] : []),
  ];
}

/** The words of a card's text, each under the sign of its level. */
function levelsOf(card: VtesCard, text: Readonly<Record<string, string>>): readonly { sign?: string; text: string }[] {
  const signs = Object.keys(card.levels ?? {});
  const basic = signs.filter((sign) => sign === sign.toLowerCase() && sign !== 'all');
  const superior = signs.filter((sign) => sign !== sign.toLowerCase());
  return Object.entries(text).map(([level, words]) => {
    const sign =
      level === 'basic' ? basic.join(', ') : level === 'superior' ? superior.join(', ') : level === 'effect' ? '' : level;
    return sign ? { sign, text: words } : { text: words };
  });
}

export const vtesFacts: CardFacts<VtesCard> = {
  kinds,
  kindName,
  kindsOf,
  disciplinesOf,
  factsOf,
  levelsOf,
  numberOf: ({ vekn }) => String(vekn),
};
