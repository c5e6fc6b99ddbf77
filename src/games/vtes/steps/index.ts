/** Everything that a transition of the combat chart may do, by name. */
import type { Effect } from '../../../engine/game.ts';
import type { Table } from '../table.ts';
import { burnAttached, discardDown, play, use } from './cards.ts';
import { chooseThrough, earlyDamage, handleDamage, openPrevention } from './damage.ts';
import * as rounds from './rounds.ts';
import {
  calculate,
  combatEndsStrike,
  declareStrike,
  discardAtRandom,
  dodge,
  noCombatEnds,
  orderGroup,
  orderX,
  payX,
} from './strikes.ts';

export const effects: Readonly<Record<string, Effect<Table>>> = {
  play,
  use,
  burnAttached,
  discardDown,
  chooseThrough,
  earlyDamage,
  handleDamage,
  openPrevention,
  calculate,
  combatEndsStrike,
  strike: declareStrike,
  discardAtRandom,
  dodge,
  noCombatEnds,
  orderGroup,
  orderX,
  payX,
  ...rounds,
};
