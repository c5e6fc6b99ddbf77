import type { VtesCard } from '../words.ts';

/** Closes strike cards to the opponent at superior; what is in play stays open. */
export const thoughtsBetrayed = {
  id: 'thoughts-betrayed',
  vekn: 101976,
  kind: 'combat',
  levels: {
    dom: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 2,
        rounds: 'first',
        why: { rounds: 'before-range.old-wording' },
        effects: [
          { do: 'environmental', amount: 1, each: 'normal-strikes', to: 'opponent', preventable: true, firstRound: true },
        ],
        rule: 'before-range.old-wording',
      },
    ],
    DOM: [
      {
        verb: 'play',
        windows: ['before-range'],
        cost: 2,
        rounds: 'first',
        why: { rounds: 'before-range.old-wording' },
        effects: [{ do: 'forbid', to: 'opponent', what: ['strike-cards'], until: 'combat' }],
        rule: 'maneuvers.play-versus-use',
      },
    ],
  },
} as const satisfies VtesCard;
