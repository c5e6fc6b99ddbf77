/** Words that one or two cards say. */
import type { Move } from '../../../engine/game.ts';
import { add, type Objection, type Part, RANKS } from '../parts.ts';
import { anathemaMisses, burn, gainBlood, loseBlood, pay, type Tell, watchAnathema } from '../steps/blood.ts';
import { draw } from '../steps/cards.ts';
import { handleDamage } from '../steps/damage.ts';
import { combatants, minionOf, opponentOf, playerOf, type Table, useOf } from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

const twisting: Objection = (table, move, { use }) => {
  if (!does(use, 'inflict-one-more')) return undefined;
  const dealt = table.combat.pending.reduce((sum, each) => sum + (each.by === move.who ? each.n : 0), 0);
  return dealt >= 3 ? undefined : 'end-of-round.twisting-the-knife-is-inflicted';
};

/** Dreams of the Sphinx and the Fragment: cards drawn from a location that locks. */
function drawInCombat(table: Table, move: Move, word: Extract<Word, { do: 'draw' }>, tell: Tell): void {
  const player = playerOf(table, move.who);
  const place = player.inPlay.find((each) => each.card === move.card && !each.locked);
  if (!place) return;
  place.locked = true;
  if (word.handSize) {
    place.counters = (place.counters ?? 0) + 1;
    player.handSize += word.handSize;
  }
  const taken = Array.from({ length: word.n }, () => draw(player));
  tell({ type: 'cards.drawn', rule: 'maneuvers.cards-in-play-usable', who: move.who, n: taken.length });
}

/** Blood burned as an effect: no damage, and nothing prevents it. */
function burnBlood(table: Table, move: Move, word: Extract<Word, { do: 'burn-blood' }>, tell: Tell): void {
  if (word.of === 'self') return pay(table, move.who, word.amount, tell);
  const id = opponentOf(table, move.who);
  const minion = minionOf(table, id);
  const before = minion.blood;
  if (minion.kind === 'ally') {
    burn(table, id, tell);
    return tell({ type: 'minion.burned', rule: 'before-strikes.blood-to-water', who: id });
  }
  const n = loseBlood(table, id, word.amount);
  tell({ type: 'blood.burned', rule: useOf(move)?.use.rule ?? '', who: id, n });
  watchAnathema(table, id, before, tell);
}

export const singular: Part = {
  objections: [[RANKS.twisting, twisting]],
  words: {
    'end-combat'(table, move, _word, tell) {
      table.combat.ended = true;
      tell({
        type: 'combat.ended-early',
        rule: useOf(move)?.use.rule ?? '',
        who: move.who,
        card: move.card as string,
      });
    },
    'damage-after-combat'(table, _move, word) {
      table.combat.afterDamage += word.amount;
    },
    draw: drawInCombat,
    'burn-blood': burnBlood,
    'gain-what-was-lost'(table, move, _word, tell) {
      const n = table.combat.lost[opponentOf(table, move.who)] ?? 0;
      table.bank -= n;
      const over = gainBlood(table, move.who, n);
      const rule = over === n && n > 0 ? 'end-of-round.ex-nihilo-no-blood-gain' : 'end-of-round.cards';
      tell({ type: 'blood.gained', rule, who: move.who, n: n - over });
    },
    'attach-to-opponent'(table, move) {
      const owner = minionOf(table, move.who).controller;
      minionOf(table, opponentOf(table, move.who)).attached.push({ card: move.card as string, owner });
    },
    inflict(table, move, word, tell) {
      const to = opponentOf(table, move.who);
      table.combat.pending.push({ to, n: word.amount, kind: 'normal', by: move.who, preventable: true });
      handleDamage(table, move, tell);
    },
    'inflict-one-more'(table, move, _word, tell) {
      const strike = table.combat.pending.find((each) => each.by === move.who && each.n > 0);
      if (strike) table.combat.pending.push({ ...strike, n: 1 });
      tell({ type: 'damage.one-more', rule: 'end-of-round.twisting-the-knife-is-inflicted', who: move.who });
    },
    'fight-on'(table, move, _word, tell) {
      minionOf(table, move.who).bound = false;
      table.combat.fightOn.push(move.who);
      table.combat.grants.push({ who: move.who, what: 'press', card: move.card as string, until: 'round' });
      tell({ type: 'minion.fights-on', rule: 'torpor.on-the-way-window', who: move.who });
    },
    'burn-instead'(table, move, _word, tell) {
      const victim = opponentOf(table, move.who);
      anathemaMisses(table, victim, 'anathema.burned-by-damage-does-not-trigger', tell);
      burn(table, victim, tell);
      tell({ type: 'minion.burned', rule: 'torpor.on-the-way-window', who: victim });
    },
    'torpor-for-all'(table) {
      for (const id of combatants(table)) if (minionOf(table, id).kind === 'vampire') table.combat.sentToTorpor.push(id);
    },
    'close-next-round'(table) {
      table.combat.closeNext = true;
    },
    'prevent-each-round'(table, move, word) {
      for (let n = 0; n < word.amount; n++)
        table.combat.grants.push({ who: move.who, what: 'prevent', card: move.card as string, until: 'round' });
    },
  },
};
add(singular);
