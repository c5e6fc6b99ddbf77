/** Votes at a blood hunt that cards and the Edge bring. */
import type { Effect, Guard, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { type Aim, add, ask, type Part } from '../parts.ts';
import { minionOf, momentOf, playerOf, SOME_EFFECT, type Table, useOf } from '../table.ts';
import type { Word } from '../words.ts';

const count = (table: Table, side: string | undefined, n: number): void => {
  const { poll } = table.combat;
  if (!poll) return;
  if (side === 'for') poll.for += n;
  else poll.against += n;
};

/** A political action card is burned for its vote, one a Methuselah. */
const burnForVote: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.hand.push(player.library.shift() ?? 'unnamed');
  player.ashHeap.push(move.card as string);
  table.combat.poll?.used.push(`${move.who}:ballot`);
  count(table, move.on, 1);
  tell({
    type: 'votes.by-card',
    rule: 'diablerie.blood-hunt-political-cards-allowed',
    who: move.who,
    card: move.card as string,
    side: move.on as string,
  });
};

const burnEdge: Effect<Table> = (table, move, tell) => {
  playerOf(table, move.who).edge = false;
  count(table, move.card, 1);
  tell({ type: 'votes.by-edge', rule: 'diablerie.blood-hunt-is-otherwise-ordinary', who: move.who, side: move.card as string });
};

function lockPlace(table: Table, who: string, card: string | undefined): void {
  const place = playerOf(table, who).inPlay.find((each) => each.card === card && !each.locked);
  if (place) place.locked = true;
}

/** What may be tried at the polls. */
function balloting(table: Table): Move[] {
  const found: Move[] = [];
  for (const { who, what } of table.combat.grants)
    if (what === 'political-vote' || what === 'unlock') found.push({ who, verb: 'use', card: SOME_EFFECT });
  for (const [who, player] of Object.entries(table.players)) {
    for (const card of new Set(player.hand))
      if (cards.get(card)?.kind === 'political-action')
        for (const on of ['for', 'against']) found.push({ who, verb: 'ballot', card, on });
    if (player.edge) for (const card of ['for', 'against']) found.push({ who, verb: 'edge', card });
  }
  return found;
}

/** What an effect at the polls is aimed at: a side, a titled Sabbat vampire, a Camarilla vampire that has voted. */
function isAim(table: Table, on: string | undefined, { do: what }: Word): boolean | undefined {
  const minion = table.minions[on ?? ''];
  if (what === 'votes') return forOrAgainst(on);
  if (what === 'votes-per-counter')
    return minion?.region === 'ready' && minion.sect === 'Sabbat' && (ask('votesOf', table, on as string) ?? 0) > 0;
  if (what === 'turn-votes') return minion?.sect === 'Camarilla' && table.combat.poll?.cast[on as string] !== undefined;
  return undefined;
}
const forOrAgainst = (word: string | undefined): boolean => word === 'for' || word === 'against';

/** Once for each thing it can be aimed at. */
const aimAtPolls: Aim = (table, move, use) => {
  if (!use.windows.includes('blood-hunt')) return undefined;
  const isTarget = (on: string): boolean => use.effects.every((word) => isAim(table, on, word) ?? true);
  const targets = ['for', 'against', ...Object.keys(table.minions)].filter(isTarget);
  return targets.length > 0 ? targets.map((on) => ({ ...move, on })) : [move];
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'diablerie.blood-hunt-no-political-action-effects': (table, move) =>
    useOf(move) !== undefined || !table.combat.grants.some((grant) => grant.who === move.who && grant.what === 'political-vote'),
  'diablerie.blood-hunt-political-cards-allowed': (table, move) => {
    const player = table.players[move.who];
    const political = cards.get(move.card ?? '')?.kind === 'political-action';
    return (
      political &&
      forOrAgainst(move.on) &&
      player?.hand.includes(move.card ?? '') === true &&
      table.combat.poll?.used.includes(`${move.who}:ballot`) === false
    );
  },
};

export const ballots: Part = {
  rank: 8,
  rules,
  aim: aimAtPolls,
  effects: { burnForVote, burnEdge },
  offers: [({ state, table }) => (momentOf(state) === 'blood-hunt' ? { more: balloting(table) } : {})],
  words: {
    votes(table, move, word, tell) {
      count(table, move.on, word.n);
      tell({
        type: move.on === 'for' ? 'votes.for' : 'votes.against',
        rule: 'diablerie.blood-hunt-usable-effects',
        who: move.who,
        n: word.n,
      });
      lockPlace(table, move.who, move.card);
    },
    'votes-per-counter'(table, move, _word, tell) {
      const { poll } = table.combat;
      const place = playerOf(table, move.who).inPlay.find((each) => each.card === move.card && !each.locked);
      const n = place?.counters ?? 0;
      const cast = poll?.cast[move.on ?? ''];
      if (poll && move.on) poll.more[move.on] = (poll.more[move.on] ?? 0) + n;
      if (cast) count(table, cast, n);
      tell({ type: 'votes.gained', rule: 'diablerie.blood-hunt-usable-effects', who: move.on ?? move.who, n });
      lockPlace(table, move.who, move.card);
    },
    'turn-votes'(table, move, _word, tell) {
      const { poll } = table.combat;
      const cast = poll?.cast[move.on ?? ''];
      if (!poll || !cast || !move.on) return;
      const votes = (ask('votesOf', table, move.on) ?? 0) + (poll.more[move.on] ?? 0);
      const other = cast === 'for' ? 'against' : 'for';
      count(table, cast, -votes);
      count(table, other, votes);
      poll.cast[move.on] = other;
      poll.used.push(`${move.who}:${move.card}`);
      tell({
        type: other === 'for' ? 'votes.for' : 'votes.against',
        rule: 'diablerie.blood-hunt-usable-effects',
        who: move.on,
        n: votes,
      });
    },
  },
  hooks: {
    hasAim: (table, { on }, word) => isAim(table, on, word),
    // some effect unlocks a vampire
    uses(table, move, tell) {
      const { grants, poll } = table.combat;
      const index = grants.findIndex(({ who, card, what }) => who === move.who && card === move.card && what === 'unlock');
      if (!poll || index < 0 || useOf(move)?.from === 'play') return;
      grants.splice(index, 1);
      minionOf(table, move.who).locked = false;
      tell({ type: 'minion.unlocks', rule: 'diablerie.blood-hunt-usable-effects', who: move.who });
    },
  },
};
add(ballots);
