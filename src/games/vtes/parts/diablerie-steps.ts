/** What follows the blood: a Discipline, the effects of step 5, the referendum of step 6. */
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { ask, at, type Part } from '../parts.ts';
import { burn, gainBlood, loseBlood } from '../steps/blood.ts';
import { fallInto } from '../steps/torpor.ts';
import { minionOf, opponentOf, playerOf, type Table } from '../table.ts';

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
  diablerie(table, move) {
    table.combat.diablerie = { by: move.who, victim: opponentOf(table, move.who), blood: 0, capacity: 0, votes: 0 };
  },
};

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
  diablerie.votes = ask('votesOf', table, diablerie.victim) ?? 0;
  const n = loseBlood(table, diablerie.victim, victim.blood, false);
  const over = gainBlood(table, diablerie.by, n);
  tell({ type: 'diablerie.blood', rule: 'diablerie.step-1-blood', who: diablerie.by, from: diablerie.victim, n });
  if (over > 0) tell({ type: 'diablerie.overflow', rule: 'diablerie.step-1-blood', who: diablerie.by, n: over });
};

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
  at('burnedOtherwise', table, diablerie.victim, 'anathema.amaranth-does-not-trigger', tell);
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
