/** Effects of the start of the turn, of torpor and of the end of the turn; Blood for torpor, mending by discards. */
import type { Effect, Move, RuleId } from '../../../engine/game.ts';
import { inTorpor, playerOf, sourceOf, vampireOf } from '../questions.ts';
import type { Table, VampireId } from '../table.ts';
import { doneKey, type Moment, timedOf, waiting } from '../timed.ts';
import { othersInTorpor } from './phases.ts';
import { giveBlood, type Tell } from './tokens.ts';
import { carryOut } from './words.ts';

function resolve(table: Table, move: Move, moment: Moment, rule: RuleId, tell: Tell, state: string): void {
  const source = sourceOf(table, move.card);
  const timed = source && timedOf(table, source.card, moment);
  if (!source || !timed) return;
  const others = waiting(table, moment).length - 1;
  if (others > 0)
    tell({
      type: 'order.chosen',
      rule: 'start-of-turn.owner-orders',
      who: move.who,
      card: source.card,
      n: others,
      ...(moment === 'start' ? {} : { quiet: true as const }),
    });
  table.turn.done.push(doneKey(moment, source.id));
  tell({ type: 'effect.resolved', rule, who: move.who, card: source.card });
  const vampire = source.bearer ?? (vampireOf(table, source.id) ? source.id : undefined);
  const work = { who: table.active, card: source.card, id: source.id, rule: timed.rule, ...(vampire ? { vampire } : {}) };
  carryOut(table, work, timed.effects, move, tell, state);
}

export const resolveStart: Effect<Table> = (table, move, tell, state = '') =>
  resolve(table, move, 'start', 'start-of-turn.abilities-resolve-here', tell, state);

export const resolveTorpor: Effect<Table> = (table, move, tell, state = '') =>
  resolve(table, move, 'torpor', 'torpor.abilities-here', tell, state);

export const resolveEnd: Effect<Table> = (table, move, tell, state = '') =>
  resolve(table, move, 'end', 'end-of-turn.window', tell, state);

export const passEffects: Effect<Table> = (table, move, tell, state = '') =>
  tell({
    type: 'effects.passed',
    rule: state.includes('end-of-turn') ? 'end-of-turn.window' : 'start-of-turn.abilities-resolve-here',
    who: move.who,
    n: waiting(table, state.includes('end-of-turn') ? 'end' : 'start').length,
  });

/** No Influence tokens go from the active player's vampires; those of others stay. */
export const clearTokens: Effect<Table> = (table, _move, tell) => {
  let n = 0;
  for (const [id, vampire] of Object.entries(table.vampires)) {
    if (vampire.noInfluence === 0) continue;
    if (vampire.controller !== table.active) {
      tell({ type: 'token.kept', rule: 'start-of-turn.clear-own-only', who: vampire.controller, vampire: id });
      continue;
    }
    n += vampire.noInfluence;
    vampire.noInfluence = 0;
  }
  table.noInfluence += n;
  tell({
    type: 'tokens.cleared',
    rule: 'start-of-turn.clear-no-influence',
    who: table.active,
    n,
    ...(n === 0 ? { quiet: true as const } : {}),
  });
};

/** 1 Blood on each own vampire in torpor; whoever is full wakes at once. */
export const torporBlood: Effect<Table> = (table, _move, tell, state = '') => {
  const waiting = othersInTorpor(table);
  for (const id of inTorpor(table, table.active))
    giveBlood(table, id, 1, { type: 'blood.gained', rule: 'torpor.one-blood-each' }, tell, state);
  if (waiting.length > 0)
    tell({
      type: 'torpor.others-wait',
      rule: 'torpor.own-vampires-only',
      who: table.active,
      vampires: waiting,
      n: waiting.length,
    });
};

/** A card of the hand for 1 Blood, once a vampire. */
export const mend: Effect<Table> = (table, move, tell, state = '') => {
  const player = playerOf(table, move.who);
  const card = move.card as string;
  const id = move.on as VampireId;
  player.hand.splice(player.hand.indexOf(card), 1);
  player.discards.push(card);
  tell({ type: 'card.discarded', rule: 'torpor.mending-choice', who: move.who, card, for: id });
  table.turn.mended.push(id);
  tell({ type: 'supply.gives', rule: 'torpor.mending-blood-source', who: move.who, n: 1 });
  giveBlood(table, id, 1, { type: 'blood.mended', rule: 'torpor.mending-one-each' }, tell, state);
};

export const endMending: Effect<Table> = (table, move, tell) => {
  const n = table.turn.mended.length;
  tell({ type: 'mending.ended', rule: 'torpor.mending-optional', who: move.who, n, ...(n > 0 ? { quiet: true as const } : {}) });
};

/** Artist Lofts: a card of the hand once a card has been drawn. */
export const discardOwed: Effect<Table> = (table, move, tell) => {
  const player = playerOf(table, move.who);
  const card = move.card as string;
  player.hand.splice(player.hand.indexOf(card), 1);
  player.discards.push(card);
  table.turn.discards -= 1;
  tell({ type: 'card.discarded', rule: 'end-of-turn.havens', who: move.who, card, for: table.turn.source ?? '' });
};

export const nothingToDiscard: Effect<Table> = (table) => {
  table.turn.discards = 0;
};
