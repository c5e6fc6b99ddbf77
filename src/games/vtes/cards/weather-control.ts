import type { VtesCard } from '../words.ts';

/** Damage before range in every round of the combat, for both sides; at superior it rises by 1 a round. */
export const weatherControl = {
  id: 'weather-control',
  vekn: 102164,
  kind: 'combat',
  levels: {
    tha: [
      {
        verb: 'play',
        windows: ['before-range'],
        rounds: 'first',
        once: 'combat',
        effects: [{ do: 'environmental', amount: 1, each: 'before-range', to: 'everybody', preventable: false }],
        rule: 'before-range.window-cards',
      },
    ],
    THA: [
      {
        verb: 'play',
        windows: ['before-range'],
        rounds: 'first',
        once: 'combat',
        effects: [{ do: 'environmental', amount: 1, each: 'before-range', to: 'everybody', preventable: false, rises: true }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
