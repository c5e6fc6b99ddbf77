/** What follows the blood: a Discipline, the effects of step 5, the referendum of step 6. */
import type { Effect, Move } from '../../../engine/game.ts';
import { minionOf, playerBehind, playerOf, type Table, useOf, votesOf } from '../table.ts';
import { burn, gainBlood, loseBlood, type Tell, watchAnathema } from './blood.ts';

/** More cards than a combat draws. */
const DEEP = 20;

/** Step 4: a Discipline card out of the library, for the blood of an older victim. The capacity it brings comes without blood. */
export const learnDiscipline: Effect<Table> = (table, move, tell) => {
  const minion = minionOf(table, move.who);
  minion.capacity += 1;
  tell({
    type: 'diablerie.discipline',
    rule: 'diablerie.step-4-discipline',
    who: move.who,
    n: minion.capacity,
  });
  // what lay on top may lie anywhere now: too deep to be drawn in this combat
  const player = playerOf(table, minion.controller);
  if (player.library.length > 0) player.library = [...Array.from({ length: DEEP }, () => 'unnamed'), ...player.library];
  tell({ type: 'library.shuffled', rule: 'diablerie.step-4-discipline', who: minion.controller });
};
export const leaveDiscipline: Effect<Table> = (_table, move, tell) =>
  tell({ type: 'diablerie.no-discipline', rule: 'diablerie.step-4-discipline', who: move.who, quiet: true });

/** Charnas the Imp rides on. */
export const passOnImp: Effect<Table> = (table, move, tell) => {
  const { diablerie } = table.combat;
  const target = minionOf(table, move.on as string);
  const victim = diablerie ? minionOf(table, diablerie.victim) : undefined;
  const index = victim?.attached.findIndex(({ card }) => card === 'charnas-the-imp') ?? -1;
  if (victim && index >= 0) target.attached.push(...victim.attached.splice(index, 1));
  else {
    const heap = playerOf(table, table.combat.imp ?? '').ashHeap;
    heap.splice(heap.lastIndexOf('charnas-the-imp'), 1);
    target.attached.push({ card: 'charnas-the-imp', life: 1 });
    table.combat.imp = null;
  }
  tell({ type: 'retainer.passed-on', rule: 'diablerie.step-5-charnas', who: move.on as string, card: 'charnas-the-imp' });
};

/** Step 5: what a Political Struggle on the victim brings is had before the referendum, and may be cast in it. */
export const openStepFive: Effect<Table> = (table, _move, tell) => {
  const { struggle } = table.combat;
  tell({ type: 'diablerie.step-five', rule: 'diablerie.step-5-only-then', quiet: true });
  if (struggle) tell({ type: 'votes.gained', rule: 'diablerie.step-5-political-struggle', who: struggle.who, n: struggle.n });
};

/** Step 6: the referendum is called of itself. */
export const callBloodHunt: Effect<Table> = (table, _move, tell) => {
  const { diablerie, struggle } = table.combat;
  if (!diablerie) return;
  table.combat.poll = { on: diablerie.by, for: 0, against: 0, used: [], cast: {}, more: {} };
  if (struggle) {
    table.combat.poll.more[struggle.who] = struggle.n;
    table.combat.struggle = null;
  }
  tell({ type: 'blood-hunt.called', rule: 'diablerie.step-6-blood-hunt', who: diablerie.by });
};

const add = (table: Table, side: string | undefined, n: number): void => {
  const { poll } = table.combat;
  if (!poll) return;
  if (side === 'for') poll.for += n;
  else poll.against += n;
};

export const castVotes: Effect<Table> = (table, move, tell) => {
  const { poll } = table.combat;
  if (!poll) return;
  const n = votesOf(table, move.who) + (poll.more[move.who] ?? 0);
  poll.cast[move.who] = move.card === 'for' ? 'for' : 'against';
  add(table, move.card, n);
  tell({
    type: move.card === 'for' ? 'votes.for' : 'votes.against',
    rule: 'diablerie.blood-hunt-is-otherwise-ordinary',
    who: move.who,
    n,
  });
};

/** A political action card is burned for its vote, one a Methuselah. */
export const burnForVote: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  player.hand.splice(player.hand.indexOf(move.card as string), 1);
  player.hand.push(player.library.shift() ?? 'unnamed');
  player.ashHeap.push(move.card as string);
  table.combat.poll?.used.push(`${move.who}:ballot`);
  add(table, move.on, 1);
  tell({
    type: 'votes.by-card',
    rule: 'diablerie.blood-hunt-political-cards-allowed',
    who: move.who,
    card: move.card as string,
    side: move.on as string,
  });
};

export const burnEdge: Effect<Table> = (table, move, tell) => {
  playerOf(table, move.who).edge = false;
  add(table, move.card, 1);
  tell({ type: 'votes.by-edge', rule: 'diablerie.blood-hunt-is-otherwise-ordinary', who: move.who, side: move.card as string });
};

/** More votes for than against: the diablerist is burned. */
export const countVotes: Effect<Table> = (table, _move, tell) => {
  const { poll } = table.combat;
  if (!poll) return;
  const passes = poll.for > poll.against;
  tell({
    type: passes ? 'blood-hunt.passes' : 'blood-hunt.fails',
    rule: 'diablerie.step-6-blood-hunt',
    who: poll.on,
    n: poll.for,
    against: poll.against,
  });
  if (passes) burn(table, poll.on);
};

/** Effects of cards in step 0, in step 5 and at the polls. Returns false where the word is none of them. */
export function carryOutAfter(table: Table, move: Move, what: string, n: number, tell: Tell): boolean {
  const { diablerie, poll } = table.combat;
  const owner = playerBehind(table, move.who) as string;
  switch (what) {
    case 'torpor-instead':
      if (!diablerie) return true;
      gainAfterReform(table, move, diablerie.victim);
      diablerie.stopped = 'torpor';
      tell({ type: 'diablerie.stopped', rule: 'diablerie.step-0-reform-body', who: diablerie.victim, from: diablerie.by });
      return true;
    case 'stop-diablerie':
      if (diablerie) stopDiablerie(table, move, diablerie, tell);
      return true;
    case 'soul': {
      if (!diablerie) return true;
      const gained = Math.floor(diablerie.capacity / 2);
      table.bank -= gained;
      const over = gainBlood(table, move.who, gained);
      tell({ type: 'blood.gained', rule: 'diablerie.step-5-soul-stealing', who: move.who, n: gained - over });
      return true;
    }
    case 'bitter-rose':
      for (const [id, minion] of Object.entries(table.minions)) {
        if (!diablerie || minion.controller !== owner || minion.region !== 'ready' || minion.kind !== 'vampire') continue;
        table.bank -= diablerie.blood;
        const over = gainBlood(table, id, diablerie.blood);
        tell({ type: 'blood.gained', rule: 'diablerie.step-5-bitter-rose', who: id, n: diablerie.blood - over });
      }
      return true;
    case 'votes':
      add(table, move.on, n);
      tell({
        type: move.on === 'for' ? 'votes.for' : 'votes.against',
        rule: 'diablerie.blood-hunt-usable-effects',
        who: move.who,
        n,
      });
      lockPlace(table, move.who, move.card);
      return true;
    case 'votes-per-counter': {
      const place = playerOf(table, move.who).inPlay.find((each) => each.card === move.card && !each.locked);
      const cast = poll?.cast[move.on ?? ''];
      if (poll && move.on) poll.more[move.on] = (poll.more[move.on] ?? 0) + (place?.counters ?? 0);
      if (cast) add(table, cast, place?.counters ?? 0);
      tell({
        type: 'votes.gained',
        rule: 'diablerie.blood-hunt-usable-effects',
        who: move.on ?? move.who,
        n: place?.counters ?? 0,
      });
      lockPlace(table, move.who, move.card);
      return true;
    }
    case 'turn-votes': {
      const cast = poll?.cast[move.on ?? ''];
      if (!poll || !cast || !move.on) return true;
      const votes = votesOf(table, move.on) + (poll.more[move.on] ?? 0);
      const other = cast === 'for' ? 'against' : 'for';
      add(table, cast, -votes);
      add(table, other, votes);
      poll.cast[move.on] = other;
      tell({
        type: other === 'for' ? 'votes.for' : 'votes.against',
        rule: 'diablerie.blood-hunt-usable-effects',
        who: move.on,
        n: votes,
      });
      return true;
    }
    default:
      return false;
  }
}

/** Reform Body at superior brings blood. */
function gainAfterReform(table: Table, move: Move, victim: string): void {
  const word = useOf(move)?.use.effects.find((each) => each.do === 'torpor-instead');
  if (word?.do !== 'torpor-instead') return;
  table.bank -= word.gains;
  gainBlood(table, victim, word.gains);
}

/** Crimson Fury: in 2004 its superior level stopped the diablerie; today the basic one does, and the superior one burns both. */
function stopDiablerie(table: Table, move: Move, diablerie: NonNullable<Table['combat']['diablerie']>, tell: Tell): void {
  const { by, victim } = diablerie;
  diablerie.stopped = 'wounded';
  const word = useOf(move)?.use.effects.find((each) => each.do === 'stop-diablerie');
  if (word?.do === 'stop-diablerie' && word.burnsBoth && table.edition !== '2004') {
    for (const id of [victim, by]) burn(table, id);
    return tell({ type: 'diablerie.burns-both', rule: 'diablerie.step-0-crimson-fury', who: victim, by });
  }
  tell({ type: 'diablerie.stopped', rule: 'diablerie.step-0-crimson-fury', who: victim, from: by });
  if (table.edition === '2004') return;
  const before = minionOf(table, by).blood;
  const n = loseBlood(table, by, 1);
  tell({ type: 'blood.burned', rule: 'diablerie.step-0-crimson-fury', who: by, n });
  watchAnathema(table, by, before, tell);
}

function lockPlace(table: Table, who: string, card: string | undefined): void {
  const place = playerOf(table, who).inPlay.find((each) => each.card === card && !each.locked);
  if (place) place.locked = true;
}
