/** What the names of the chart stand for: facts, rules that refuse, effects. */
import type { Parts } from '../../engine/chart.ts';
import { facts } from './facts.ts';
import { rules } from './guards.ts';
import { setupFacts, setupRules } from './setup.ts';
import * as actions from './steps/actions.ts';
import * as antagonist from './steps/antagonist.ts';
import * as city from './steps/city.ts';
import * as draw from './steps/draw.ts';
import * as phases from './steps/phases.ts';
import * as setup from './steps/setup.ts';
import * as timed from './steps/timed.ts';
import type { Table } from './table.ts';

const {
  drawAction,
  recruit,
  claim,
  attack,
  leaveAnnounced,
  playCard,
  resolveConspiracy,
  use,
  putBack,
  moveOut,
  join,
  leave,
  askedOver,
} = actions;
const { countIntel, assign, restLost, prevent, land } = antagonist;
const { burnOngoing, countReveals, reveal, turnUp, cityEmpty, placeToken, cityStays, askPlayers, resolveEvent, burnEvent } = city;
const { discardAsked, passAsked, returnHome } = city;
const { takeOwed, drawsOver, takeFirst, takeSecond, nothingToDraw } = draw;
const { openTurn, openCityDeck, openStartOfTurn, openReadyAndReturn, openAction, endActions, openEnd, openTorpor } = phases;
const { openEndOfTurn, openAntagonist, openDraw, passTurn, endGame, readyAll, pass } = phases;

export const parts: Parts<Table> = {
  facts: { ...facts, ...setupFacts },
  rules: { ...rules, ...setupRules },
  effects: {
    drawAction,
    recruit,
    claim,
    attack,
    leaveAnnounced,
    playCard,
    resolveConspiracy,
    use,
    putBack,
    moveOut,
    join,
    leave,
    askedOver,
    countIntel,
    assign,
    restLost,
    prevent,
    land,
    burnOngoing,
    countReveals,
    reveal,
    turnUp,
    cityEmpty,
    placeToken,
    cityStays,
    askPlayers,
    resolveEvent,
    burnEvent,
    discardAsked,
    passAsked,
    returnHome,
    takeOwed,
    drawsOver,
    takeFirst,
    takeSecond,
    nothingToDraw,
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
    ...setup.effects,
    ...timed,
  },
};
