import type { VtesCard } from '../words.ts';

/** Its user, having blocked an ally or a younger vampire, locks and ends the action. */
export const voiceOfMadness = {
  id: 'voice-of-madness',
  vekn: 102129,
  kind: 'reaction',
  levels: {
    dem: [
      {
        verb: 'play',
        windows: ['pre-combat'],
        cost: 1,
        by: 'about-to-fight',
        needs: { action: 'blocked' },
        effects: [{ do: 'end-action', locks: true }],
        rule: 'combat-overview.voice-of-madness',
      },
    ],
    DEM: [
      {
        verb: 'play',
        windows: ['pre-combat'],
        cost: 1,
        by: 'about-to-fight',
        needs: { action: 'blocked' },
        effects: [{ do: 'end-action', locks: true, burns: 1 }],
        rule: 'combat-overview.voice-of-madness',
      },
    ],
  },
} as const satisfies VtesCard;
