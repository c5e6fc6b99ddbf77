/** The turn and its phases open and close. */
import type { Effect } from '../../../engine/game.ts';
import { newTurn } from '../opening.ts';
import {
  controlled,
  coterie,
  foesOf,
  inStreets,
  inTorpor,
  isReady,
  playerOf,
  sadCards,
  seatsFrom,
  vampireOf,
} from '../questions.ts';
import type { PlayerId, Table, Vampire } from '../table.ts';
import { type Tell, wakeThoseFull } from './tokens.ts';

/** A hand that makes one ask for a limit. */
const LARGE_HAND = 7;

const phase = (table: Table, name: string, tell: Tell): void =>
  tell({ type: 'phase.opened', rule: 'turn.three-phases', who: table.active, phase: name });
const step = (table: Table, name: string, rule: string, tell: Tell): void =>
  tell({ type: 'step.opened', rule, who: table.active, step: name });

/** A turn starts: nothing has been done in it, and full vampires come home. */
export const openTurn: Effect<Table> = (table, _move, tell, state = '') => {
  table.turn = newTurn();
  playerOf(table, table.active).turn += 1;
  phase(table, 'beginning', tell);
  wakeThoseFull(table, state, tell);
};

export const openCityDeck: Effect<Table> = (table, _move, tell) => step(table, 'city-deck', 'turn.beginning-steps', tell);
export const openStartOfTurn: Effect<Table> = (table, _move, tell) => step(table, 'start-of-turn', 'turn.beginning-steps', tell);
export const openReadyAndReturn: Effect<Table> = (table, _move, tell) =>
  step(table, 'ready-and-return', 'turn.beginning-steps', tell);

export const openAction: Effect<Table> = (table, _move, tell) => {
  phase(table, 'action', tell);
  tell({ type: 'actions.due', rule: 'actions.two-per-turn', who: table.active, n: table.turn.left });
  tell({ type: 'coterie.tasks', rule: 'box.coterie-tasks', who: table.active, quiet: true });
};

/** The Action Phase closes for good; actions that are left are lost. */
export const endActions: Effect<Table> = (table, _move, tell) => {
  const unused = table.turn.left;
  const rule = unused > 0 ? 'actions.may-stop-early' : 'end-phase.opens-after-action-phase';
  tell({ type: 'action-phase.ended', rule, who: table.active, unused });
  if (unused > 0)
    tell({ type: 'action-phase.closed', rule: 'end-phase.opens-after-action-phase', who: table.active, quiet: true });
  table.turn.left = 0;
  countTheOwn(table, unused, tell);
};

/** Who counted for what in the phase: the coterie, the party at home, whoever could have acted. */
function countTheOwn(table: Table, unused: number, tell: Tell): void {
  const who = table.active;
  const own = coterie(table, who);
  if (inTorpor(table, who).length > 0)
    tell({ type: 'coterie.counted', rule: 'terms.coterie-not-torpor', who, vampires: own, quiet: true });
  const home = own.filter((id) => vampireOf(table, id)?.place === 'haven');
  if (home.length > 1) tell({ type: 'party.haven', rule: 'terms.haven-is-one-party', who, vampires: home, quiet: true });
  if (unused > 0 && own.every((id) => !isReady(vampireOf(table, id) as Vampire)))
    tell({ type: 'hosts.none', rule: 'actions.hosted-kinds', who, quiet: true });
}

export const openEnd: Effect<Table> = (table, _move, tell) => phase(table, 'end', tell);
export const openTorpor: Effect<Table> = (table, _move, tell) => step(table, 'torpor-and-mending', 'end-phase.step-order', tell);
export const openEndOfTurn: Effect<Table> = (table, _move, tell) => {
  if (!table.turn.antagonistDone) step(table, 'end-of-turn', 'end-of-turn.position', tell);
};
export const openAntagonist: Effect<Table> = (table, _move, tell) => {
  if (table.turn.antagonistDone) return;
  step(table, 'antagonist', 'end-phase.step-order', tell);
  if (sadCards(table).length === 0)
    tell({ type: 'antagonist.absent', rule: 'antagonist.one-damage-each', who: table.active, quiet: true });
};
export const openDraw: Effect<Table> = (table, _move, tell) => step(table, 'draw', 'end-phase.step-order', tell);

/** On to the player on the left. */
export const passTurn: Effect<Table> = (table, _move, tell) => {
  const from = table.active;
  const next = foesOf(table, from)[0] as PlayerId;
  const hand = playerOf(table, from).hand.length;
  // worth a sentence where a reader might look for a limit
  tell({
    type: 'hand.kept',
    rule: 'draw.no-hand-limit',
    who: from,
    n: hand,
    ...(hand > LARGE_HAND ? {} : { quiet: true as const }),
  });
  table.turns -= 1;
  table.active = next;
  table.turn = newTurn();
  tell({ type: 'turn.passed', rule: 'draw.next-player-left', who: from, to: next });
};

/** Somebody has won, or the game is over without it being known who did. */
export const endGame: Effect<Table> = (table, _move, tell) => {
  const { result } = table;
  if (!result) return;
  const { by, winner, loser } = result;
  if (by === 'agenda') tell({ type: 'game.won', rule: 'winning.thirteen-agenda', who: winner, by });
  else if (by === 'coterie') tell({ type: 'game.won', rule: 'winning.rival-coterie-gone', who: winner, by });
  else if (winner) tell({ type: 'game.won', rule: 'winning.most-agenda-then', who: winner, by });
  else tell({ type: 'game.over', rule: 'winning.prestige-gone', who: loser, by });
};

/** All that the active player controls and that was on its side stands up; others' cards do not, nor does torpor end. */
export const readyAll: Effect<Table> = (table, _move, tell) => {
  const who = table.active;
  tell({
    type: 'table.as-left',
    rule: 'start-of-turn.before-ready-and-return',
    who,
    n: inStreets(table, who).length,
    quiet: true,
  });
  const upright: string[] = [];
  for (const id of controlled(table, who)) {
    const vampire = vampireOf(table, id) as Vampire;
    if (vampire.exhausted && vampire.place !== 'torpor') {
      vampire.exhausted = false;
      upright.push(id);
      tell({ type: 'vampire.ready', rule: 'actions.exhausted-state', who, vampire: id, quiet: true });
    }
    for (const each of vampire.attached) {
      if (each.exhausted) upright.push(each.id);
      each.exhausted = false;
    }
  }
  for (const each of playerOf(table, who).inPlay) {
    if (each.exhausted) upright.push(each.id);
    each.exhausted = false;
  }
  tell({ type: 'cards.readied', rule: 'ready-and-return.ready-everything', who, cards: upright, n: upright.length });
  const others = foesOf(table, who).flatMap((foe) =>
    controlled(table, foe).filter((id) => (vampireOf(table, id) as Vampire).exhausted),
  );
  if (others.length > 0)
    tell({ type: 'others.stay-exhausted', rule: 'ready-and-return.own-cards-only', who, cards: others, n: others.length });
};

export const pass: Effect<Table> = (table, _move, tell, state = '') =>
  tell({ type: 'step.passed', rule: 'turn.three-phases', who: table.active, step: state.split('.')[2] ?? '', quiet: true });

/** Vampires in torpor that another player's step leaves alone. */
export const othersInTorpor = (table: Table): string[] =>
  seatsFrom(table, table.active)
    .slice(1)
    .flatMap((who) => inTorpor(table, who));

/** What the chart names. */
export const effects = {
  openTurn,
  openCityDeck,
  openStartOfTurn,
  openReadyAndReturn,
  openAction,
  endActions,
  openEnd,
  openTorpor,
  openEndOfTurn,
  openAntagonist,
  openDraw,
  passTurn,
  endGame,
  readyAll,
  pass,
};
