import type { VtesCard } from '../words.ts';

/** Environmental damage with the normal strikes of each round; a dodge does not stop it. */
export const carrionCrows = {
  id: 'carrion-crows',
  vekn: 100301,
  kind: 'combat',
  levels: {
    ani: [
      {
        verb: 'play',
        windows: ['before-range'],
        once: 'combat',
        effects: [{ do: 'environmental', amount: 1, each: 'normal-strikes', to: 'opponent', preventable: true }],
        rule: 'before-range.window-cards',
      },
    ],
    ANI: [
      {
        verb: 'play',
        windows: ['before-range'],
        once: 'combat',
        effects: [{ do: 'environmental', amount: 2, each: 'normal-strikes', to: 'opponent', preventable: true }],
        rule: 'before-range.window-cards',
      },
    ],
  },
} as const satisfies VtesCard;
