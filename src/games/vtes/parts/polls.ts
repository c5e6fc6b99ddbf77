/** Votes at a blood hunt that titled vampires cast. */
import type { Effect, Move } from '../../../engine/game.ts';
import { add, type Part } from '../parts.ts';
import { type MinionId, momentOf, type Table } from '../table.ts';

/** Votes by title; none without one. */
const votesOf = (table: Table, id: MinionId): number => VOTES[table.minions[id]?.title ?? ''] ?? 0;
const VOTES: Readonly<Record<string, number>> = {
  primogen: 1,
  bishop: 1,
  prince: 2,
  baron: 2,
  archbishop: 2,
  priscus: 3,
  justicar: 3,
  cardinal: 3,
  'inner-circle': 4,
  regent: 4,
};

const castVotes: Effect<Table> = (table, move, tell) => {
  const { poll } = table.combat;
  if (!poll) return;
  const n = votesOf(table, move.who) + (poll.more[move.who] ?? 0);
  const side = move.card === 'for' ? 'for' : 'against';
  poll.cast[move.who] = side;
  poll[side] += n;
  tell({ type: `votes.${side}`, rule: 'diablerie.blood-hunt-is-otherwise-ordinary', who: move.who, n });
};

const voting = (table: Table): Move[] =>
  Object.keys(table.minions).flatMap((who) =>
    votesOf(table, who) + (table.combat.poll?.more[who] ?? 0) > 0
      ? ['for', 'against'].map((card) => ({ who, verb: 'vote', card }))
      : [],
  );

export const polls: Part = {
  rank: 7,
  effects: { castVotes },
  offers: [({ state, table }) => (momentOf(state) === 'blood-hunt' ? { more: voting(table) } : {})],
  hooks: { votesOf },
};
add(polls);
