/** Words that one or two cards say. */
import type { Move } from '../../../engine/game.ts';
import { costOf } from '../guards.ts';
import { add, at, type Objection, type Part, RANKS } from '../parts.ts';
import { burn, gainBlood, loseBlood, pay, type Tell } from '../steps/blood.ts';
import { isDeclaring } from '../steps/cards.ts';
import { handleDamage } from '../steps/damage.ts';
import { fallInto } from '../steps/torpor.ts';
import { minionOf, momentOf, opponentOf, type Table, useOf } from '../table.ts';
import type { Use, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

const twisting: Objection = (table, move, { use }) => {
  if (!does(use, 'inflict-one-more')) return undefined;
  const dealt = table.combat.pending.reduce((sum, each) => sum + (each.by === move.who ? each.n : 0), 0);
  return dealt >= 3 ? undefined : 'end-of-round.twisting-the-knife-is-inflicted';
};

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
  at('bloodLost', table, id, before, tell);
}

export const singular: Part = {
  rank: 5,
  rules: {
    'strike-declaration.blood-to-water': (_table, move, state) =>
      move.card !== 'blood-to-water' || momentOf(state) !== 'damage-b-prevention',
  },
  objections: [[RANKS.twisting, twisting]],
  words: {
    'burn-blood': burnBlood,
    'gain-what-was-lost'(table, move, _word, tell) {
      const n = table.combat.lost[opponentOf(table, move.who)] ?? 0;
      table.bank -= n;
      const over = gainBlood(table, move.who, n);
      const rule = over === n && n > 0 ? 'end-of-round.ex-nihilo-no-blood-gain' : 'end-of-round.cards';
      tell({ type: 'blood.gained', rule, who: move.who, n: n - over });
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
      at('burnedOtherwise', table, victim, 'anathema.burned-by-damage-does-not-trigger', tell);
      burn(table, victim, tell);
      tell({ type: 'minion.burned', rule: 'torpor.on-the-way-window', who: victim });
    },
  },
  hooks: {
    combatIsOver(table, tell) {
      for (const id of table.combat.fightOn) if (minionOf(table, id).region === 'ready') fallInto(table, id, tell);
    },
    hasAim: (table, move, word, use) =>
      word.do === 'burn-blood' && word.of === 'self'
        ? minionOf(table, move.who).blood >= word.amount + costOf(table, move, use)
        : undefined,
    playedRule: (table, move) =>
      move.card === 'blood-to-water' && isDeclaring(table) ? 'strike-declaration.blood-to-water' : undefined,
  },
};
add(singular);
