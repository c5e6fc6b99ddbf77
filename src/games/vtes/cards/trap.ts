import type { VtesCard } from '../words.ts';

/** Counters that press by themselves; any card played in the combat brings them back to 3. */
export const trap = {
  id: 'trap',
  vekn: 102012,
  kind: 'combat',
  levels: {
    all: [
      {
        verb: 'play',
        windows: ['before-range'],
        rounds: 'first',
        why: { rounds: 'before-range.window-cards' },
        effects: [{ do: 'automatic-press', counters: 3 }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
