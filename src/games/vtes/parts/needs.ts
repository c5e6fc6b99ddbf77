/**
 * Which parts of the game a situation can reach, by its cards and by where it opens. Asked where pages are made; a test
 * plays every scenario with these parts alone and with all, and holds both equal.
 */
import type { VtesCard, Window, Word } from '../words.ts';
import type { PartName } from './load.ts';

interface Need {
  readonly words?: readonly Word['do'][];
  readonly windows?: readonly Window[];
  readonly kinds?: readonly VtesCard['kind'][];
  /** The state it opens in. */
  readonly opens?: RegExp;
  /** Something that lies on the table at the start, as text. */
  readonly table?: RegExp;
}

const NEEDS: Readonly<Record<PartName, Need>> = {
  action: {
    words: ['rush', 'stealth', 'intercept', 'grant-to-block', 'wake', 'unlock-self', 'lock-self', 'end-action', 'lure'],
    windows: ['action', 'blocks', 'block-attempt', 'pre-combat', 'after-action'],
    opens: /^(action|pre-combat|after-action)/,
    table: /"action\.(kind|stealth|queue)"/,
  },
  additional: { words: ['additional-strikes', 'no-additional-strikes'] },
  choices: { words: ['x-damage', 'move-blood', 'discard-each-round', 'mend-for-circle'] },
  diablerie: {
    words: ['diablerie', 'torpor-instead', 'stop-diablerie', 'soul', 'bitter-rose', 'votes', 'votes-per-counter', 'turn-votes'],
    windows: ['diablerie', 'diablerie-after', 'blood-hunt', 'polling'],
    kinds: ['political-action'],
    opens: /^(diablerie|blood-hunt)/,
    table: /political-vote/,
  },
  following: {
    words: ['new-round', 'new-combat', 'queue', 'illusion', 'fight-chosen', 'lure'],
    table: /"action\.queue"|"combat\.noStrike/,
  },
  masters: { words: ['cancel', 'frenzied-torpor'], kinds: ['out-of-turn-master'] },
  restraints: { words: ['forbid'] },
  singular: {
    words: [
      'end-combat',
      'damage-after-combat',
      'draw',
      'burn-blood',
      'gain-what-was-lost',
      'attach-to-opponent',
      'inflict',
      'inflict-one-more',
      'fight-on',
      'burn-instead',
      'torpor-for-all',
      'close-next-round',
      'prevent-each-round',
    ],
  },
  weapons: { words: ['set-range', 'equip-weapon', 'become-weapon', 'ammo', 'wield'] },
};

/**
 * @param cards those that the situation names
 * @param opens the leaf of the chart
 * @param table what is told of the table, as text
 */
export function partsFor(cards: readonly VtesCard[], opens: string, table: string): PartName[] {
  const uses = cards.flatMap(({ levels = {}, inPlay = [] }) => [...Object.values(levels).flat(), ...inPlay]);
  const words = new Set(uses.flatMap((use) => use.effects.map((word) => word.do)));
  const windows = new Set(uses.flatMap((use) => [...use.windows, ...(use.windowsIn2004 ?? [])]));
  const kinds = new Set(cards.map(({ kind }) => kind));
  return (Object.keys(NEEDS) as PartName[]).filter((name) => {
    const need = NEEDS[name];
    return (
      need.words?.some((word) => words.has(word)) === true ||
      need.windows?.some((window) => windows.has(window)) === true ||
      need.kinds?.some((kind) => kinds.has(kind)) === true ||
      need.opens?.test(opens) === true ||
      need.table?.test(table) === true
    );
  });
}
