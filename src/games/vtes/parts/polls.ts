/** Votes of titled vampires: cast at a blood hunt, and gained with Political Struggle. */
import type { Effect, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { add, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { type MinionId, minionOf, momentOf, ownerOf, playerOf, type Table } from '../table.ts';

/** Votes by title and by what it has gained; none without either. */
const votesOf = (table: Table, id: MinionId): number =>
  (VOTES[table.minions[id]?.title ?? ''] ?? 0) + (table.minions[id]?.votes ?? 0);
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

/** Political Struggle: as its bearer burns or arrives in torpor the card burns, and whoever put it there has the bearer's votes. */
function struggle(table: Table, id: MinionId, tell: Tell): void {
  const minion = minionOf(table, id);
  const { diablerie } = table.combat;
  // a diablerie has this in its fifth step
  if (diablerie?.victim === id && !diablerie.stopped) return;
  const n = votesOf(table, id);
  const gone = minion.attached.filter(({ card }) => cards.get(card)?.attached?.struggle);
  minion.attached = minion.attached.filter((each) => !gone.includes(each));
  for (const each of gone) {
    playerOf(table, ownerOf(table, id, each)).ashHeap.push(each.card);
    const by = table.minions[each.by ?? ''];
    if (!by || n === 0) continue;
    by.votes = (by.votes ?? 0) + n;
    tell({ type: 'votes.gained', rule: 'diablerie.step-5-political-struggle', who: each.by as string, n });
  }
}

export const polls: Part = {
  rank: 7,
  effects: { castVotes },
  offers: [({ state, table }) => (momentOf(state) === 'blood-hunt' ? { more: voting(table) } : {})],
  hooks: { votesOf, falls: struggle },
};
add(polls);
