/**
 * Which parts of the game a situation can reach, by its cards and by where it opens. Asked where pages are made; a test
 * plays every scenario with these parts alone and with all, and holds both equal.
 */
import type { Use, VtesCard, Window, Word } from '../words.ts';
import type { PartName } from './load.ts';

interface Need {
  readonly words?: readonly Word['do'][];
  readonly windows?: readonly Window[];
  readonly kinds?: readonly VtesCard['kind'][];
  /** A word that is not always of this part; a use; what a card does while it is attached. */
  readonly word?: (word: Word) => boolean;
  readonly use?: (use: Use) => boolean;
  readonly attached?: keyof NonNullable<VtesCard['attached']>;
  /** Only where this part is needed too. */
  readonly beside?: PartName;
  /** The state it opens in. */
  readonly opens?: RegExp;
  /** Something that lies on the table at the start, as text. */
  readonly table?: RegExp;
}

const grantsPrevention = (word: Word): boolean =>
  (word.do === 'grant' || word.do === 'grant-to-block') && word.what === 'prevent';

const NEEDS: Readonly<Record<PartName, Need>> = {
  action: {
    windows: ['after-action'],
    opens: /^(action|pre-combat|after-action)/,
    table: /"action\.kind"/,
  },
  'action-cards': { words: ['end-action', 'lure', 'wake', 'unlock-self'], windows: ['after-action'], beside: 'action' },
  additional: { words: ['additional-strikes', 'no-additional-strikes'], table: /"additional"/ },
  aggravated: {
    words: ['aggravate-hand-strikes'],
    word: (word) =>
      ('kind' in word && word.kind === 'aggravated') || (word.do === 'damage' && word.aggravatedAgainst !== undefined),
    table: /"some-effect","mode":"all"/,
  },
  anathema: { attached: 'anathema' },
  ballots: {
    windows: ['blood-hunt'],
    kinds: ['political-action'],
    table: /political-vote|"unlock"|"edge":true|edge",true/,
    beside: 'diablerie',
  },
  bodies: { attached: 'exNihilo', table: /"ally"/ },
  choices: { words: ['x-damage', 'move-blood', 'discard-each-round'] },
  circle: { words: ['mend-for-circle'] },
  diablerie: {
    words: ['diablerie', 'torpor-instead', 'stop-diablerie'],
    windows: ['diablerie', 'diablerie-after', 'blood-hunt', 'polling'],
    opens: /^(diablerie|blood-hunt)/,
  },
  disarming: { words: ['disarm', 'attach-to-opponent'], attached: 'removedFor' },
  dodging: { words: ['dodge', 'undodgeable'] },
  'cut-short': { words: ['end-combat', 'end-after-resolution', 'torpor-for-all', 'damage-after-combat', 'lock-self'] },
  ends: { words: ['combat-ends'] },
  equipment: { words: ['steal-equipment', 'destroy-equipment'], table: /"steal-equipment"/ },
  fending: { table: /hurtsBlocked/ },
  following: {
    words: ['new-combat', 'queue'],
    table: /"combat\.noStrike/,
  },
  granted: { table: /"no-strike"|"cancel-maneuver"/ },
  'hand-size': { words: ['draw-more', 'draw'] },
  harm: { words: ['to-torpor', 'put-on-opponent', 'burn-ally', 'fragile'] },
  'in-play': { use: ({ verb }) => verb === 'use' },
  lasting: { words: ['prevent-each-round', 'press-to-end-each-round', 'automatic-press'] },
  legacies: { words: ['soul', 'bitter-rose'], table: /charnas-the-imp/, beside: 'diablerie' },
  lessening: { table: /lessInflicted/ },
  locations: { use: ({ by }) => by === 'controller', words: ['exchange-card', 'draw'] },
  marble: { words: ['one-point-a-round'] },
  masters: { words: ['cancel', 'frenzied-torpor'], kinds: ['out-of-turn-master'] },
  planned: { words: ['queue', 'illusion'] },
  polls: { words: ['votes-per-counter'], attached: 'struggle', table: /"title"|\.title"/ },
  prevention: {
    words: ['prevent', 'prevent-strike', 'prevent-each-round', 'no-prevention-by'],
    word: (word) => grantsPrevention(word),
    table: /"prevent"/,
  },
  reflecting: { words: ['reflect'] },
  requirements: { use: ({ needs, by, why }) => needs !== undefined || (by === 'other-minion' && why?.needs !== undefined) },
  restraints: { words: ['forbid', 'close-next-round'] },
  saving: { words: ['torpor-instead', 'stop-diablerie'] },
  scheduled: { word: (word) => word.do === 'environmental' && word.each !== 'normal-strikes' },
  singular: { words: ['burn-blood', 'gain-what-was-lost', 'inflict', 'inflict-one-more', 'fight-on', 'burn-instead'] },
  spoils: { kinds: ['equipment'], beside: 'diablerie' },
  surroundings: { words: ['environmental', 'reflect', 'hurts-bearer'] },
  theft: { words: ['steal', 'steal-each-round'] },
  tracking: { words: ['new-round'] },
  waiting: {
    words: ['queue', 'illusion', 'fight-chosen', 'lure'],
    word: (word) => word.do === 'new-combat' && word.with === 'the-same',
    table: /"action\.queue"/,
  },
  weapons: {
    words: ['set-range', 'equip-weapon', 'become-weapon', 'ammo', 'disable-weapons'],
    use: ({ withMelee }) => withMelee === true,
    table: /moreFromGuns/,
  },
  wielding: { words: ['wield'] },
};

export const partNames = Object.keys(NEEDS) as readonly PartName[];

/**
 * @param cards those that the situation names
 * @param opens the leaf of the chart
 * @param table what is told of the table, as text
 */
export function partsFor(cards: readonly VtesCard[], opens: string, table: string): PartName[] {
  const uses = cards.flatMap(({ levels = {}, inPlay = [] }) => [...Object.values(levels).flat(), ...inPlay]);
  const said = uses.flatMap(({ effects }) => effects);
  const words = new Set(said.map((word) => word.do));
  const windows = new Set(uses.flatMap((use) => [...use.windows, ...(use.windowsIn2004 ?? [])]));
  const reaches = (need: Need): boolean =>
    need.words?.some((word) => words.has(word)) === true ||
    need.windows?.some((window) => windows.has(window)) === true ||
    cards.some(({ kind, attached = {} }) => need.kinds?.includes(kind) || (need.attached && need.attached in attached)) ||
    (need.word !== undefined && said.some(need.word)) ||
    (need.use !== undefined && uses.some(need.use)) ||
    need.opens?.test(opens) === true ||
    need.table?.test(table) === true;
  return partNames.filter((name) => {
    const { beside } = NEEDS[name];
    return reaches(NEEDS[name]) && (beside === undefined || reaches(NEEDS[beside]));
  });
}
