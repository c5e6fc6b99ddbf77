/** Before turn 1: the lines, the decks, the hands, and who begins. */
import { pick } from '../../../engine/chance.ts';
import type { Effect } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { castable } from '../objections.ts';
import { HAND } from '../opening.ts';
import { everyone, isGuemelite, isSole, other, pairOf, playerOf, the } from '../questions.ts';
import { PLAYERS, type PlayerId, type Table } from '../table.ts';
import { shuffled } from './effects.ts';

/** All six stand from the beginning, at full Life; facts of what each is. */
export const standUp: Effect<Table> = (table, _move, tell) => {
  tell({ type: 'match.created', rule: 'goal.duel', players: PLAYERS.length, quiet: true });
  const n = everyone(table).length;
  tell({ type: 'characters.stand', rule: 'setup.characters-on-field', n });
  for (const id of everyone(table)) {
    const character = the(table, id);
    tell({ type: 'race.read', rule: 'race.list', character: id, race: character.race, quiet: true });
    const pair = pairOf(character);
    if (pair) {
      tell({ type: 'classes.read', rule: 'dual.two-classes', character: id, classes: character.classes, quiet: true });
      tell({ type: 'template.read', rule: `dual.${pair}.template`, character: id, life: character.full, quiet: true });
    }
    if (isSole(character, 'fighter'))
      tell({ type: 'template.read', rule: 'class.fighter-more-life', character: id, life: character.full, quiet: true });
    if (character.guilds.length > 1)
      tell({ type: 'guilds.read', rule: 'courtier.several-guilds', character: id, guilds: character.guilds, quiet: true });
    if (character.castes.length > 0)
      tell({ type: 'caste.read', rule: 'courtier.is-a-caste', character: id, castes: character.castes, quiet: true });
    if (isGuemelite(character) && castable(character, cards.values()).length === 0)
      tell({ type: 'spells.none', rule: 'guemelite.spell-not-guaranteed', character: id, race: character.race, quiet: true });
  }
};

/** Who still has a deck whose order matters. */
export const unshuffled = (table: Table): PlayerId[] =>
  PLAYERS.filter((who) => !table.shuffled.includes(who) && new Set(playerOf(table, who).deck).size > 1);

/** By a number that chance names: the same number, the same order. */
export const shuffleDeck: Effect<Table> = (table, { card, n = 0 }, tell) => {
  const who = card as PlayerId;
  const player = playerOf(table, who);
  player.deck = shuffled(player.deck, { seed: n });
  table.shuffled.push(who);
  table.seed = pick([0], table.seed).seed;
  tell({ type: 'deck.shuffled', rule: 'setup.hand-of-five', who, n: player.deck.length });
};

export const dealHands: Effect<Table> = (table, _move, tell) => {
  for (const who of PLAYERS) {
    const player = playerOf(table, who);
    player.hand.push(...player.deck.splice(0, HAND - player.hand.length));
    tell({ type: 'hand.dealt', rule: 'setup.hand-of-five', who, n: player.hand.length, left: player.deck.length });
  }
};

export const rollDie: Effect<Table> = (table, { card, n = 0 }, tell) => {
  const who = card as PlayerId;
  table.dice[who] = n;
  table.rolls.push(`${who} ${n}`);
  table.seed = pick([0], table.seed).seed;
  tell({ type: 'die.rolled', rule: 'initiative.random', who, n });
};

/** The higher roll begins; equal ones are void. */
export const compareDice: Effect<Table> = (table, _move, tell) => {
  const { Ann = 0, Bob = 0 } = table.dice;
  table.playerOne = Ann > Bob ? 'Ann' : 'Bob';
  tell({ type: 'initiative.won', rule: 'initiative.random', who: table.playerOne, n: Math.max(Ann, Bob) });
  tell({
    type: 'players.numbered',
    rule: 'initiative.winner-is-player-one',
    who: table.playerOne,
    second: other(table.playerOne),
    quiet: true,
  });
};

export const voidDice: Effect<Table> = (table, _move, tell) => {
  const n = table.dice.Ann ?? 0;
  table.dice = {};
  tell({ type: 'initiative.tied', rule: 'beyond.initiative.tie', n });
};
