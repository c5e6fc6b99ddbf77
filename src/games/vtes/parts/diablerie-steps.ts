/** What follows the blood: a Discipline, the effects of step 5, the referendum of step 6. */
import type { Effect, Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { equipmentOf } from '../guards.ts';
import type { Part } from '../parts.ts';
import { anathemaMisses, burn, gainBlood, loseBlood, type Tell, watchAnathema } from '../steps/blood.ts';
import { fallInto } from '../steps/torpor.ts';
import { minionOf, opponentOf, playerBehind, playerOf, type Table, useOf, votesOf } from '../table.ts';

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
  if (passes) burn(table, poll.on, tell);
};

/** Effects of cards in step 0, in step 5 and at the polls. */
export const diablerieWords: Part['words'] = {
  'torpor-instead'(table, move, word, tell) {
    const { diablerie } = table.combat;
    if (!diablerie) {
      // burned by damage instead: it waits for that
      table.combat.reformed[move.who] = word.gains;
      return;
    }
    table.bank -= word.gains;
    gainBlood(table, diablerie.victim, word.gains);
    diablerie.stopped = 'torpor';
    tell({ type: 'diablerie.stopped', rule: 'diablerie.step-0-reform-body', who: diablerie.victim, from: diablerie.by });
  },
  'stop-diablerie'(table, move, _word, tell) {
    const { diablerie } = table.combat;
    if (diablerie) stopDiablerie(table, move, diablerie, tell);
  },
  diablerie(table, move) {
    table.combat.diablerie = { by: move.who, victim: opponentOf(table, move.who), blood: 0, capacity: 0, votes: 0 };
  },
  soul(table, move, _word, tell) {
    const { diablerie } = table.combat;
    if (!diablerie) return;
    const gained = Math.floor(diablerie.capacity / 2);
    table.bank -= gained;
    const over = gainBlood(table, move.who, gained);
    tell({ type: 'blood.gained', rule: 'diablerie.step-5-soul-stealing', who: move.who, n: gained - over });
  },
  'bitter-rose'(table, move, _word, tell) {
    const { diablerie } = table.combat;
    const owner = playerBehind(table, move.who);
    for (const [id, minion] of Object.entries(table.minions)) {
      if (!diablerie || minion.controller !== owner || minion.region !== 'ready' || minion.kind !== 'vampire') continue;
      table.bank -= diablerie.blood;
      const over = gainBlood(table, id, diablerie.blood);
      tell({ type: 'blood.gained', rule: 'diablerie.step-5-bitter-rose', who: id, n: diablerie.blood - over });
    }
  },
  votes(table, move, word, tell) {
    add(table, move.on, word.n);
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
    if (cast) add(table, cast, n);
    tell({ type: 'votes.gained', rule: 'diablerie.blood-hunt-usable-effects', who: move.on ?? move.who, n });
    lockPlace(table, move.who, move.card);
  },
  'turn-votes'(table, move, _word, tell) {
    const { poll } = table.combat;
    const cast = poll?.cast[move.on ?? ''];
    if (!poll || !cast || !move.on) return;
    const votes = votesOf(table, move.on) + (poll.more[move.on] ?? 0);
    const other = cast === 'for' ? 'against' : 'for';
    add(table, cast, -votes);
    add(table, other, votes);
    poll.cast[move.on] = other;
    poll.used.push(`${move.who}:${move.card}`);
    tell({
      type: other === 'for' ? 'votes.for' : 'votes.against',
      rule: 'diablerie.blood-hunt-usable-effects',
      who: move.on,
      n: votes,
    });
  },
};

/** Crimson Fury: in 2004 its superior level stopped the diablerie; today the basic one does, and the superior one burns both. */
function stopDiablerie(table: Table, move: Move, diablerie: NonNullable<Table['combat']['diablerie']>, tell: Tell): void {
  const { by, victim } = diablerie;
  diablerie.stopped = 'wounded';
  const word = useOf(move)?.use.effects.find((each) => each.do === 'stop-diablerie');
  if (word?.do === 'stop-diablerie' && word.burnsBoth && table.edition !== '2004') {
    for (const id of [victim, by]) burn(table, id, tell);
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

/** Step 0 has stopped it: the victim is in torpor at once, or still on its way, or both are gone. */
export const leaveDiablerie: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  table.combat.diablerie = null;
  if (diablerie?.stopped === 'torpor') fallInto(table, diablerie.victim, tell);
};

/** Step 1 of a diablerie: all blood of the victim. Taken like this it sets no Anathema off. */
export const takeBlood: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  diablerie.blood = victim.blood;
  diablerie.capacity = victim.capacity;
  diablerie.votes = votesOf(table, diablerie.victim);
  const n = loseBlood(table, diablerie.victim, victim.blood, false);
  const over = gainBlood(table, diablerie.by, n);
  tell({ type: 'diablerie.blood', rule: 'diablerie.step-1-blood', who: diablerie.by, from: diablerie.victim, n });
  if (over > 0) tell({ type: 'diablerie.overflow', rule: 'diablerie.step-1-blood', who: diablerie.by, n: over });
};

/** Step 2: everything, or one piece after the other. */
export const takeEquipment: Effect<Table> = (table, move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  const equipment = equipmentOf(table, diablerie.victim);
  const one = victim.attached.find(({ card }) => card === move.on);
  const taken = one ? [one] : victim.attached.filter(({ card }) => equipment.includes(card));
  victim.attached = victim.attached.filter((each) => !taken.includes(each));
  for (const each of taken) minionOf(table, diablerie.by).attached.push({ owner: victim.controller, ...each });
  const facts = { rule: 'diablerie.step-2-equipment', who: diablerie.by, from: diablerie.victim };
  if (one) tell({ type: 'diablerie.takes-card', ...facts, card: one.card });
  else tell({ type: 'diablerie.takes', ...facts });
};

export const leaveEquipment: Effect<Table> = (table, _move, tell) =>
  tell({ type: 'diablerie.leaves', rule: 'diablerie.step-2-equipment', who: table.combat.diablerie?.by ?? '' });

/** Step 3: the victim is burned, with every card and counter still on it. */
export const burnVictim: Effect<Table> = (table, _move, tell) => {
  const { diablerie } = table.combat;
  if (!diablerie) return;
  const victim = minionOf(table, diablerie.victim);
  // by the source Charnas waits for step 5; today its employer's controller has decided already
  if (table.edition === '2004' && victim.attached.some(({ card }) => card === 'charnas-the-imp'))
    table.combat.imp = victim.controller;
  const struggle = victim.attached.find(({ card }) => cards.get(card)?.attached?.struggle);
  if (struggle && diablerie.votes > 0) table.combat.struggle = { who: struggle.by ?? diablerie.by, n: diablerie.votes };
  anathemaMisses(table, diablerie.victim, 'anathema.amaranth-does-not-trigger', tell);
  if (victim.attached.some(({ card }) => cards.get(card)?.attached?.fame))
    tell({ type: 'fame.silent', rule: 'torpor.fame-excludes-amaranth', who: diablerie.victim });
  burn(table, diablerie.victim, tell);
  tell({ type: 'diablerie.burned', rule: 'diablerie.step-3-burn', who: diablerie.victim, by: diablerie.by });
};

/** The diablerie is over, and with it the referendum. */
export const bloodHunt: Effect<Table> = (table) => {
  table.combat.diablerie = null;
  table.combat.poll = null;
};
