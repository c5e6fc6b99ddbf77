/** Phase 3 after the cards: both attacks at once, who is defeated, and whether that decides the match. */
import type { Effect, RuleId } from '../../../engine/game.ts';
import { cardOf } from '../cards/registry.ts';
import {
  characterOf,
  downed,
  everyone,
  figureOf,
  isGolem,
  living,
  losesAttack,
  opponentOf,
  other,
  pairOf,
  playerOf,
  plusOne,
  scoreOf,
  the,
} from '../questions.ts';
import { type CharacterId, PLAYERS, type PlayerId, type Result, type Table } from '../table.ts';
import { tellGolem } from './cards.ts';
import { harm, reduced, type Tell } from './damage.ts';

const fightersOf = ({ turn }: Table): CharacterId[] =>
  turn.fighters ? PLAYERS.map((who) => turn.fighters?.[who] as CharacterId) : [];

/** Those whose Attack is printed as a range and has not been drawn. */
export const undrawn = (table: Table): CharacterId[] =>
  fightersOf(table).filter((id) => {
    const { attack } = the(table, id);
    return attack[0] !== attack[1] && table.turn.drawn[id] === undefined && !losesAttack(table, id);
  });

export const drawAttack: Effect<Table> = (table, { card = '', n = 0 }, tell) => {
  table.turn.drawn[card] = n;
  const [low, high] = the(table, card).attack;
  tell({ type: 'attack.drawn', rule: 'beyond.combat.attack-range', character: card, n, low, high });
};

/** The rule under which a Marauder, or a pair of one, has Attack +1 against whom it faces. */
function plusOneRules(table: Table, id: CharacterId): RuleId[] {
  const pair = pairOf(the(table, id));
  const facing = characterOf(table, opponentOf(table, id));
  const own: RuleId = pair ? `dual.${pair}.keeps-plus-one` : 'class.marauder-plus-one';
  return facing && facing.classes.length > 1 ? ['beyond.class.marauder-vs-dual', own] : [own];
}

function tellStated(table: Table, id: CharacterId, tell: Tell): void {
  const { classes, plusOne: against, castes } = the(table, id);
  if (!classes.includes('marauder') || against === null) return;
  const n = plusOne(table, id);
  const facing = opponentOf(table, id) as CharacterId;
  for (const [at, rule] of plusOneRules(table, id).entries())
    tell({
      type: n > 0 ? 'marauder.plus-one' : 'marauder.no-bonus',
      rule,
      character: id,
      on: facing,
      against,
      ...(n > 0 && at === 0 ? {} : { quiet: true as const }),
    });
  if (castes.length > 0) tell({ type: 'caste.beside-class', rule: 'courtier.is-a-caste', character: id, quiet: true });
}

/** The comparison is made once in each direction, and both at the same moment. */
export const strike: Effect<Table> = (table, _move, tell) => {
  const fighters = fightersOf(table);
  tell({ type: 'attacks.compared', rule: 'combat.both-strike', a: fighters[0] ?? '', b: fighters[1] ?? '', quiet: true });
  const blows = fighters.map((id) => {
    const on = opponentOf(table, id) as CharacterId;
    tellStated(table, id, tell);
    for (const item of the(table, id).items)
      if (item.counts && isGolem(the(table, id)) && cardOf(item.card)?.lasting?.bonusFor)
        tellGolem(the(table, id), id, item, tell);
    const attack = figureOf(table, id, 'attack');
    return { id, on, attack, defence: figureOf(table, on, 'defence'), n: reduced(table, on, { n: attack, against: 'defence' }) };
  });
  for (const { id, on, attack, defence, n } of blows) {
    if (losesAttack(table, id)) {
      const spells = table.turn.cast[id] as number;
      tell({ type: 'attack.replaced', rule: 'spell.mage-loses-attack', character: id, on, n: spells });
      if (spells > 1)
        tell({ type: 'spells.together', rule: 'spell.several-replace-together', character: id, n: spells, quiet: true });
      continue;
    }
    if (the(table, id).life === 0) tell({ type: 'downed.strikes', rule: 'combat.downed-still-strikes', character: id, on });
    const life = Math.max(0, the(table, on).life - n);
    tell({
      type: 'attack.struck',
      rule: n > 0 ? 'combat.attack-minus-defence' : 'combat.no-excess-no-damage',
      character: id,
      on,
      attack,
      defence,
      n,
      life,
    });
  }
  for (const { id, on, n } of blows) if (!losesAttack(table, id)) harm(table, on, n, 'physical', tell);
};

/** The end of the combat: who is at 0 is out, bonuses end, Weapons and Armours begin to count. */
export const settleDefeat: Effect<Table> = (table, _move, tell) => {
  defeat(table, tell);
  for (const id of everyone(table)) {
    const character = the(table, id);
    const had = [...character.inForce, ...Object.values(character.bonus).filter((n) => n !== 0)];
    if (had.length > 0) tell({ type: 'bonus.ends', rule: 'beyond.combat.bonus-duration', character: id, quiet: true });
    character.inForce = [];
    character.bonus = { attack: 0, defence: 0, spirit: 0 };
    for (const item of character.items) {
      if (item.counts) continue;
      item.counts = true;
      tell({ type: 'item.now-counts', rule: 'beyond.item.when-active', character: id, card: item.card });
    }
  }
  table.turn.drawn = {};
  table.turn.fought = true;
  table.combats += 1;
};

/** Who stands at 0 is defeated, and its Items go to the owners' discard piles. */
export function defeat(table: Table, tell: Tell): void {
  for (const id of everyone(table)) {
    const character = the(table, id);
    if (character.life > 0 || character.defeated) continue;
    character.defeated = true;
    character.tilted = false;
    const side = character.side;
    tell({ type: 'character.defeated', rule: 'combat.zero-life-defeated', character: id, who: side });
    for (const { card, owner } of character.items) {
      playerOf(table, owner).discards.push(card);
      tell({ type: 'item.dropped', rule: 'beyond.defeated.items-and-return', character: id, card, who: owner });
    }
    character.items = [];
  }
  tell({ type: 'defeat.settled', rule: 'beyond.combat.defeat-check', quiet: true });
}

/** One line is down and the other is not. */
export const eliminated = (table: Table): PlayerId | undefined =>
  PLAYERS.find((who) => living(table, who).length === 0 && living(table, other(who)).length > 0);
export const allDown = (table: Table): boolean => PLAYERS.every((who) => living(table, who).length === 0);

const decide = (table: Table, result: Result): void => {
  table.result = result;
};

/** The check finds nobody beaten. */
export const goOn: Effect<Table> = (table, _move, tell) => {
  const [ann, bob] = [downed(table, 'Bob').length, downed(table, 'Ann').length];
  tell({ type: 'match.goes-on', rule: 'goal.eliminate', ann, bob, quiet: true });
  if (ann + bob > 0) tell({ type: 'elimination.not-yet', rule: 'victory.three-defeated', ann, bob, quiet: true });
  tell({ type: 'victory.checked', rule: 'beyond.victory.check-order', quiet: true });
};

export const winByElimination: Effect<Table> = (table, _move, tell) => {
  const winner = other(eliminated(table) as PlayerId);
  tell({ type: 'victory.checked', rule: 'beyond.victory.check-order', quiet: true });
  if (playerOf(table, winner).marked) tell({ type: 'mark.ignored', rule: 'victory.deck-out-escape', who: winner });
  decide(table, { by: 'elimination', winner });
  tell({ type: 'match.won', rule: 'victory.three-defeated', who: winner, by: 'elimination' });
};

/** The higher score wins; equal ones make a draw. */
export const winByScore: Effect<Table> = (table, _move, tell) => {
  const isAll = allDown(table);
  tell({ type: 'victory.checked', rule: 'beyond.victory.check-order', quiet: true });
  if (isAll) tell({ type: 'elimination.nobody', rule: 'victory.survivor-required' });
  const [ann, bob] = [scoreOf(table, 'Ann'), scoreOf(table, 'Bob')];
  const { Ann, Bob } = table.players;
  tell({
    type: 'scores.compared',
    rule: 'victory.score-formula',
    ann,
    bob,
    ...{ annDealt: Ann.dealt, annHealed: Ann.healed, bobDealt: Bob.dealt, bobHealed: Bob.healed },
  });
  if (ann === bob) {
    decide(table, { by: 'draw', winner: null });
    tell({ type: 'match.drawn', rule: 'beyond.score.tie', n: ann });
    return;
  }
  const winner: PlayerId = ann > bob ? 'Ann' : 'Bob';
  decide(table, { by: 'score', winner });
  tell({
    type: 'match.won',
    rule: isAll ? 'victory.all-defeated-score' : 'beyond.deckout.no-way-back',
    who: winner,
    by: 'score',
  });
};

/** One is marked, the other is not. */
export const loseByDeckOut: Effect<Table> = (table, _move, tell) => {
  const loser = PLAYERS.find((who) => playerOf(table, who).marked) as PlayerId;
  const winner = other(loser);
  decide(table, { by: 'deck-out', winner });
  tell({ type: 'match.won', rule: 'victory.deck-out-timing', who: winner, by: 'deck-out' });
};

export const forfeit: Effect<Table> = (table, { who }, tell) => {
  const winner = other(who as PlayerId);
  decide(table, { by: 'forfeit', winner });
  tell({ type: 'match.won', rule: 'end.forfeit', who: winner, by: 'forfeit' });
};

/** The match is over: nothing else is played, and each card that took part has its entry. */
export const record: Effect<Table> = (table, _move, tell) => {
  tell({
    type: 'match.over',
    rule: 'end.when-condition-met',
    turn: table.turn.n,
    by: table.result?.by ?? 'forfeit',
    quiet: true,
  });
  const took = [...new Set(table.took)];
  const characters = took.filter((id) => characterOf(table, id));
  const played = took.filter((id) => !characters.includes(id));
  tell({
    type: 'experience.noted',
    rule: 'experience.earned-per-match',
    characters: characters.length > 0 ? characters : 'none',
    cards: played.length > 0 ? played : 'none',
    n: took.length,
    quiet: true,
  });
};
