import type { VtesCard } from '../words.ts';

/** Blood for half the capacity of a burned vampire of one’s prey. */
export const soulStealing = {
  id: 'soul-stealing',
  vekn: 101836,
  kind: 'combat',
  printed: { kind: 'action-modifier' },
  levels: {
    nec: [
      {
        verb: 'play',
        windows: ['diablerie-after'],
        by: 'diablerist',
        needs: { diablerie: 'diablerie' },
        why: { needs: 'diablerie.step-5-soul-stealing' },
        effects: [{ do: 'soul' }],
        rule: 'diablerie.step-5-soul-stealing',
      },
    ],
    NEC: [
      {
        verb: 'play',
        windows: ['diablerie-after'],
        by: 'diablerist',
        effects: [{ do: 'soul' }],
        rule: 'diablerie.step-5-soul-stealing',
      },
    ],
  },
} as const satisfies VtesCard;
