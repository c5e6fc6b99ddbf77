import type { VtesCard } from '../words.ts';

/** Sets strength; copies do not add up, other bonuses do. */
export const tornSignpost = {
  id: 'torn-signpost',
  vekn: 101993,
  kind: 'combat',
  levels: {
    pot: [
      {
        verb: 'play',
        windows: ['before-range'],
        effects: [{ do: 'set-strength', to: 2 }],
        rule: 'before-range.window-cards',
      },
    ],
    POT: [
      {
        verb: 'play',
        windows: ['before-range'],
        effects: [{ do: 'set-strength', to: 3 }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
