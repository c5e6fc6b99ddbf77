/**
 * Cards that a situation describes instead of naming: a type, then what is said of it, in any order.
 * `some-spell-for-5`, `some-action-attack-2-chain-action`, `some-jewel-spirit-1-needs-priest`, `some-fighter-of-kotoba-level-2`.
 */
import type {
  Caste,
  Chained,
  Class,
  Element,
  EredanCard,
  Figures,
  Guild,
  ItemKind,
  Kind,
  Race,
  Requires,
  Word,
} from '../words.ts';

export const GUILDS: readonly Guild[] = ['kotoba', 'zil', 'noz', 'mercenary', 'nehantist'];
export const CLASSES: readonly Class[] = ['fighter', 'mage', 'marauder', 'priest', 'artisan'];
export const CASTES: readonly Caste[] = ['courtier'];
export const ELEMENTS: readonly Element[] = [
  'fire',
  'lightning',
  'shadow',
  'draconic',
  'water',
  'time',
  'mental',
  'faith',
  'divine-anger',
  'destiny',
];
export const ITEMS: readonly ItemKind[] = ['weapon', 'armour', 'jewel', 'potion', 'scroll', 'other'];
export const FIGURES = ['attack', 'defence', 'spirit'] as const;
const CHAINED: readonly Chained[] = ['action', 'spell', 'theurgy', 'item', 'any', ...ITEMS];

/** What a card is before anything is said of it. */
const TYPES: Readonly<Record<string, { kind: Kind; item?: ItemKind; area?: true; shield?: true; castes?: readonly Caste[] }>> = {
  action: { kind: 'action' },
  'area-spell': { kind: 'spell', area: true },
  spell: { kind: 'spell' },
  theurgy: { kind: 'theurgy' },
  shield: { kind: 'item', item: 'armour', shield: true },
  item: { kind: 'item', item: 'other' },
  ...Object.fromEntries(ITEMS.map((item) => [item, { kind: 'item' as const, item }])),
  ...Object.fromEntries(CLASSES.map((name) => [name, { kind: 'character' as const }])),
  courtier: { kind: 'character', castes: CASTES },
};

/** Printed figures of a described character, as the inventory's notation leaves them. */
export const PLAIN = { attack: 0, defence: 0, spirit: 0, life: 18 } as const;

interface Draft {
  effects: Word[];
  bonus: { -readonly [F in keyof Figures]: Figures[F] };
  guilds: Guild[];
  classes: Class[];
  castes: Caste[];
  card: { -readonly [K in keyof EredanCard]?: EredanCard[K] };
}

type Says = (draft: Draft, word: string, n: number, kind: Kind, area: boolean) => boolean;

const counted =
  (make: (n: number, area: boolean) => Word, aim?: EredanCard['aim']): Says =>
  (draft, _word, n, _kind, area) => {
    draft.effects.push(make(n, area));
    if (aim) draft.card.aim = aim;
    return true;
  };
const among = <V extends string>(list: readonly V[], word: string): V | undefined => list.find((each) => each === word);

/** By the word that opens it. `#` stands for a number, `*` for a word. */
const SAYINGS: readonly (readonly [pattern: RegExp, says: Says])[] = [
  [/^for-(\d{1,2})/, counted((n, area) => ({ do: 'damage', n, kind: 'magic', to: area ? 'opposing-line' : 'opposing-fighter' }))],
  [/^magic-(\d{1,2})/, counted((n) => ({ do: 'damage', n, kind: 'magic', to: 'target' }), 'any-living')],
  [/^physical-(\d{1,2})/, counted((n) => ({ do: 'damage', n, kind: 'physical', to: 'target' }), 'any-living')],
  [/^direct-(\d{1,2})/, counted((n) => ({ do: 'damage', n, kind: 'direct', to: 'target' }), 'any-living')],
  [/^lose-(\d{1,2})/, counted((n) => ({ do: 'lose-life', n, to: 'target' }), 'any-living')],
  [/^heal-any-(\d{1,2})/, counted((n) => ({ do: 'heal', n, to: 'target' }), 'any-living')],
  [/^heal-(\d{1,2})/, counted((n) => ({ do: 'heal', n, to: 'target' }), 'own-living')],
  [/^return-(\d{1,2})/, counted((life) => ({ do: 'return', life }), 'own-defeated')],
  [/^draw-(\d{1,2})/, counted((n) => ({ do: 'draw', n }))],
  [/^shuffle-(\d{1,2})/, counted((n) => ({ do: 'shuffle-back', n }))],
  [/^straighten/, counted(() => ({ do: 'straighten' }), 'own-living')],
  [/^orders/, counted(() => ({ do: 'activate-orders' }))],
  [
    /^(attack|defence|spirit)-(\d{1,2})/,
    ({ bonus }, word, n) => {
      bonus[word as keyof Figures] = n;
      return true;
    },
  ],
  [
    /^chain-([a-z]+)/,
    ({ card }, word) => {
      const chain = among(CHAINED, word);
      if (chain) card.chain = chain;
      return chain !== undefined;
    },
  ],
  [
    new RegExp(`^of-(${[...GUILDS, ...ELEMENTS].join('|')})`),
    (draft, word) => {
      const guild = among(GUILDS, word);
      if (guild) draft.guilds.push(guild);
      else draft.card.element = word as Element;
      return true;
    },
  ],
  [
    /^needs-([a-z]+)/,
    (draft, word) => {
      const [name, caste] = [among(CLASSES, word), among(CASTES, word)];
      if (name) draft.classes.push(name);
      if (caste) draft.castes.push(caste);
      return name !== undefined || caste !== undefined;
    },
  ],
  [
    /^race-(golem|human|solarian|beast|guemelite(?:-(?:shadow|dragon|fire|water|time))?)/,
    ({ card }, word) => {
      card.race = word as Race;
      return true;
    },
  ],
  [
    /^level-(\d)/,
    ({ card }, _word, n) => {
      card.level = n;
      return true;
    },
  ],
  [
    /^unique/,
    ({ card }) => {
      card.unique = true;
      return true;
    },
  ],
  [
    /^ambidexterity/,
    ({ card }) => {
      card.ambidexterity = true;
      return true;
    },
  ],
  [
    /^two-handed/,
    ({ card }) => {
      card.hands = 2;
      return true;
    },
  ],
];

export function described(id: string): EredanCard | undefined {
  if (!id.startsWith('some-') || id.length > 80) return undefined;
  const type = Object.keys(TYPES).find((name) => `${id}-`.startsWith(`some-${name}-`));
  const base = type === undefined ? undefined : TYPES[type];
  if (!type || !base) return undefined;
  const draft: Draft = { effects: [], bonus: {}, guilds: [], classes: [], castes: [], card: {} };
  for (let rest = id.slice(`some-${type}`.length); rest !== ''; ) {
    if (!rest.startsWith('-')) return undefined;
    rest = rest.slice(1);
    const said = SAYINGS.map(([pattern, says]) => [pattern.exec(rest), says] as const).find(([found]) => found);
    if (!said?.[0]) return undefined;
    const [[whole, ...parts], says] = said as [RegExpExecArray, Says];
    const word = parts.find((part) => !/^\d+$/.test(part)) ?? '';
    const n = Number(parts.find((part) => /^\d+$/.test(part)) ?? 0);
    if (!says(draft, word, n, base.kind, base.area === true)) return undefined;
    rest = rest.slice(whole.length);
  }
  return base.kind === 'character' ? character(id, type, base.castes, draft) : played(id, base, draft);
}

const familyOf = (id: string): string => id.replace(/-level-\d/, '');
const leveled = (id: string, draft: Draft) => (draft.card.level === undefined ? {} : { family: familyOf(id) });

function character(id: string, type: string, castes: readonly Caste[] | undefined, draft: Draft): EredanCard {
  return {
    id,
    kind: 'character',
    guilds: draft.guilds,
    classes: [among(CLASSES, type) ?? 'fighter'],
    ...(castes ? { castes } : {}),
    race: 'human',
    ...PLAIN,
    ...leveled(id, draft),
    ...draft.card,
    described: true,
  };
}

function played(id: string, { castes: _, ...base }: (typeof TYPES)[string], draft: Draft): EredanCard {
  const { effects, bonus, guilds, classes, castes, card } = draft;
  const hasBonus = Object.keys(bonus).length > 0;
  // what an Item stays on the table with lasts; a scroll is used up like any other card
  const lasts = base.kind === 'item' && base.item !== 'scroll' && base.item !== 'potion';
  if (hasBonus && !lasts) effects.push({ do: 'bonus', figures: bonus, to: 'own-fighter' });
  const requires: Requires = {
    ...(classes.length > 0 ? { classes } : {}),
    ...(castes.length > 0 ? { castes } : {}),
  };
  return {
    id,
    ...base,
    guilds,
    ...(base.item === 'weapon' ? { hands: 1 as const } : {}),
    ...(Object.keys(requires).length > 0 ? { requires } : {}),
    ...(effects.length > 0 ? { effects } : {}),
    ...(hasBonus && lasts ? { lasting: { bonus } } : {}),
    ...leveled(id, draft),
    ...card,
    described: true,
  };
}
