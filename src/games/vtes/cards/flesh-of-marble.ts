import type { VtesCard } from '../words.ts';

/** Works by itself: in stage c on the first damage of a round, in stage b afterwards. */
export const fleshOfMarble = {
  id: 'flesh-of-marble',
  vekn: 100749,
  kind: 'combat',
  levels: {
    pro: [
      {
        verb: 'play',
        windows: ['before-range'],
        effects: [{ do: 'one-point-a-round', aggravated: false }],
        rule: 'before-range.window-cards',
      },
    ],
    PRO: [
      {
        verb: 'play',
        windows: ['before-range'],
        effects: [{ do: 'one-point-a-round', aggravated: true }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
