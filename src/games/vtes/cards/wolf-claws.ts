import type { VtesCard } from '../words.ts';

/** Names no moment of its own; too late for a strike that is being resolved. */
export const wolfClaws = {
  id: 'wolf-claws',
  vekn: 102190,
  kind: 'combat',
  levels: {
    pro: [
      {
        verb: 'play',
        windows: ['any'],
        cost: 1,
        effects: [{ do: 'aggravate-hand-strikes', until: 'round' }],
        rule: 'strike-declaration.damage-modifier-last-call',
      },
    ],
    PRO: [{ verb: 'press', windows: ['press'], cost: 1, effects: [{ do: 'press' }], rule: 'press.procedure' }],
  },
} as const satisfies VtesCard;
