/** Spells and Theurgies. */
import type { Element, EredanCard, Word } from '../words.ts';

const bolt = (n: number): Word => ({ do: 'damage', n, kind: 'magic', to: 'opposing-fighter' });

const spell = (id: string, element: Element, effect: Word, more: Partial<EredanCard> = {}): EredanCard => ({
  id,
  kind: 'spell',
  guilds: [],
  element,
  requires: { classes: ['mage'] },
  effects: [effect],
  ...more,
});

const theurgy = (id: string, element: Element, effect: Word, more: Partial<EredanCard> = {}): EredanCard => ({
  id,
  kind: 'theurgy',
  guilds: [],
  element,
  requires: { classes: ['priest'] },
  effects: [effect],
  ...more,
});

const STORM = { family: 'storm-bolt', standsFor: 'lightning' } as const;

export const spells: readonly EredanCard[] = [
  spell('flaming-arrow', 'fire', bolt(5), { example: 'magic.example-flaming-arrow' }),
  spell('ember-bolt', 'fire', bolt(4), { standsFor: 'fireball' }),
  spell('storm-bolt-1', 'lightning', bolt(3), { ...STORM, level: 1 }),
  spell('storm-bolt-2', 'lightning', bolt(4), { ...STORM, level: 2 }),
  spell('storm-bolt-3', 'lightning', bolt(6), { ...STORM, level: 3, unique: true }),
  spell('ring-of-flame', 'fire', { do: 'damage', n: 3, kind: 'magic', to: 'opposing-line' }, { area: true }),
  spell('mind-veil', 'mental', { do: 'bonus', figures: { spirit: 2 }, to: 'own-fighter' }),
  spell('shadow-grasp', 'shadow', bolt(4), { guilds: ['zil'] }),
  spell('drake-breath', 'draconic', bolt(5), { guilds: ['noz'] }),
  spell('courtly-whisper', 'shadow', bolt(3), { requires: { classes: ['mage'], castes: ['courtier'] } }),
  theurgy('verse-of-wrath', 'divine-anger', bolt(4)),
  theurgy('mending-prayer', 'faith', { do: 'heal', n: 4, to: 'target' }, { aim: 'own-living' }),
  theurgy('call-the-fallen', 'destiny', { do: 'return', life: 5 }, { aim: 'own-defeated', unique: true }),
  theurgy('heavy-verse', 'divine-anger', { do: 'damage', n: 5, kind: 'magic', against: 'defence', to: 'opposing-fighter' }),
];
