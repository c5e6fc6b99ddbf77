/** Cards that arrange another combat for after this one: Coordinate Attacks, Illusions of the Kindred. */
import type { Move } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { newMinion } from '../opening.ts';
import { add, type Part } from '../parts.ts';
import type { Tell } from '../steps/blood.ts';
import { combatants, minionOf, opponentOf, playerBehind, playerOf, type Table, useOf } from '../table.ts';

/** Coordinate Attacks: this vampire fights the one that faces its fellow. Who acts is still the acting minion. */
function queueCombat(table: Table, move: Move, tell: Tell): void {
  const { action, combat } = table;
  const own = minionOf(table, move.who).controller;
  const foe = minionOf(table, combat.acting).controller === own ? combat.opposing : combat.acting;
  const isActing = minionOf(table, foe).controller === minionOf(table, action.acting).controller;
  const grants = useOf(move)?.use.effects.some((word) => word.do === 'grant') === true;
  minionOf(table, move.who).locked = true;
  action.queue = {
    acting: isActing ? foe : move.who,
    opposing: isActing ? move.who : foe,
    after: 'combat',
    card: move.card as string,
    noStrikeCards: foe,
    ...(grants ? { maneuvers: move.who } : {}),
  };
  tell({ type: 'combat.queued', rule: 'combat-ending.post-psyche-cards', who: move.who, from: foe });
}

/** The bottom card of the crypt becomes a ready vampire that fights the same opponent after this combat. */
function makeIllusion(table: Table, move: Move, blood: 'half' | 'full', tell: Tell): void {
  const { controller } = minionOf(table, move.who);
  const crypt = playerOf(table, controller).crypt.pop() ?? 'unnamed';
  const capacity = cards.get(crypt)?.attached?.capacity ?? 4;
  const id = ['E', 'F', 'G', 'H'].find((each) => !table.minions[each]) ?? 'H';
  const held = blood === 'full' ? capacity : Math.floor(capacity / 2);
  table.bank -= held;
  table.action.illusion = { id, held: true };
  table.minions[id] = {
    ...newMinion(controller, false),
    blood: held,
    capacity,
    strength: cards.get(crypt)?.attached?.strength2 ? 2 : 1,
    is: crypt,
  };
  table.action.queue = { acting: id, opposing: opponentOf(table, move.who), after: 'combat', card: 'illusions-of-the-kindred' };
  tell({ type: 'combat.queued', rule: 'chained-combats.illusions-effect', who: id, from: opponentOf(table, move.who) });
}

/** The illusion leaves the game with its combat, or with the action if it has had none. */
function leaveIllusion(table: Table, tell: Tell, withAction = false): void {
  const { illusion } = table.action;
  if (!illusion || (!withAction && !combatants(table).includes(illusion.id))) return;
  table.bank += minionOf(table, illusion.id).blood;
  minionOf(table, illusion.id).blood = 0;
  minionOf(table, illusion.id).region = 'burned';
  table.action.illusion = null;
  tell({ type: 'illusion.gone', rule: 'chained-combats.illusions-effect', who: illusion.id });
}

export const planned: Part = {
  rank: 3,
  words: {
    queue: (table, move, _word, tell) => queueCombat(table, move, tell),
    illusion: (table, move, word, tell) => makeIllusion(table, move, word.blood, tell),
  },
  hooks: {
    combatIsOver: (table, tell) => leaveIllusion(table, tell),
    actionIsOver: (table, tell) => leaveIllusion(table, tell, true),
    hasAim: (table, move, word) =>
      word.do === 'illusion' ? (table.players[playerBehind(table, move.who) ?? '']?.crypt.length ?? 0) > 0 : undefined,
  },
};
add(planned);
