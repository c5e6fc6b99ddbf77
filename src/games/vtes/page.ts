/** What pages are told of VTES beside its chapters: rules, settings, cards as data, and where on the chart each belongs. */
import { cards as registered } from './cards/index.ts';
import type { PartName } from './parts/load.ts';
import { partsFor } from './parts/needs.ts';
import { completeChapters, rules } from './rules.ts';
import { SWITCHES } from './sketch.ts';
import type { Use, VtesCard } from './words.ts';

export type { PartName } from './parts/load.ts';

/** Moments that are no state of their own: the state in which they come. */
const INSIDE: Readonly<Record<string, string>> = {
  'block-attempt': 'action',
  blocks: 'action',
  polling: 'blood-hunt',
  'diablerie-after': 'diablerie',
};

/** By state: its chapter, and a section of it where the state is only a part. */
const CHAPTERS: Readonly<Record<string, string>> = {
  combat: 'combat-overview',
  'before-range': 'before-range',
  maneuver: 'maneuvers',
  'before-strikes': 'before-strikes',
  declare: 'strike-declaration',
  resolution: 'strike-resolution',
  'resolve-1-combat-ends': 'strike-resolution',
  'resolve-2-dodge': 'strike-resolution',
  'resolve-3-first-strike': 'strike-resolution',
  'resolve-4-normal': 'damage',
  'damage-a-calculation': 'damage#calculation',
  'damage-b-prevention': 'damage#prevention',
  'damage-c-handling': 'damage#handling',
  additional: 'additional-strikes',
  press: 'press',
  'end-of-round': 'end-of-round',
  'torpor-window': 'torpor',
  diablerie: 'diablerie',
  'blood-hunt': 'diablerie',
  'about-to-end': 'combat-ending',
  psyche: 'combat-ending',
  'post-combat': 'combat-ending',
};

const EACH = { 'before-range': 'before-range', 'normal-strikes': 'resolve-4-normal', press: 'press' } as const;

/** The states in which a use takes effect, where it is not the one in which it is used. */
function actsIn({ verb, effects, firstStrike }: Use): string[] {
  const does = (word: string): boolean => effects.some((effect) => effect.do === word);
  const each = effects.flatMap((effect) =>
    effect.do === 'environmental' ? [EACH[effect.each]] : effect.do === 'move-blood' ? ['resolve-4-normal'] : [],
  );
  if (verb !== 'strike') return each;
  if (does('combat-ends')) return ['resolve-1-combat-ends'];
  if (does('dodge')) return ['resolve-2-dodge'];
  return [firstStrike ? 'resolve-3-first-strike' : 'resolve-4-normal', ...each];
}

function momentsOf({ levels = {}, inPlay = [] }: VtesCard) {
  const uses: readonly Use[] = [...Object.values(levels).flat(), ...inPlay];
  return {
    used: uses.flatMap(({ windows }) => windows as readonly string[]),
    acts: uses.flatMap(actsIn),
    before: uses.flatMap(({ windowsIn2004 = [] }) => windowsIn2004 as readonly string[]),
  };
}

export const page = {
  rules,
  completeChapters,
  switches: SWITCHES,
  cards: [...registered.values()],
  /** Also those that a situation only described, once it has been read. */
  known: (): readonly VtesCard[] => [...registered.values()],
  carried: () => [],
  parts: (cards: readonly VtesCard[], opens: string, table: string): PartName[] => partsFor(cards, opens, table),
  chapters: CHAPTERS,
  inside: INSIDE,
  momentsOf,
  /** Sections of Art de combat that a rule was read in; editors' remarks on who added what stay with the inventory. */
  sectionsOf(source: string): readonly string[] {
    const numbered = source.match(/\b(?:[IVX]+)(?:-\d+)*(?:-[a-c])?\b/g) ?? [];
    if (numbered.length > 0) return [...new Set(numbered)];
    const part = ['introduction', 'plan', 'thread'].find((name) => source.startsWith(name));
    return part ? [`source.${part}`] : [];
  },
  isToldBySource: () => false,
};
