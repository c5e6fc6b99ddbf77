/** Every claim about the turn of Rivals, in the order of the chapters. For pages and tests: the engine cites ids only. */
import type { RuleEntry } from '../../engine/rule.ts';
import { rules as actions } from './rules/actions.ts';
import { rules as antagonist } from './rules/antagonist.ts';
import { rules as attack } from './rules/attack.ts';
import { rules as box } from './rules/box.ts';
import { rules as cardActions } from './rules/card-actions.ts';
import { rules as cityDeck } from './rules/city-deck.ts';
import { rules as conspiracies } from './rules/conspiracies.ts';
import { rules as defeat } from './rules/defeat.ts';
import { rules as draw } from './rules/draw.ts';
import { rules as endOfTurn } from './rules/end-of-turn.ts';
import { rules as endPhase } from './rules/end-phase.ts';
import { rules as readyAndReturn } from './rules/ready-and-return.ts';
import { rules as recruiting } from './rules/recruiting.ts';
import { rules as setup } from './rules/setup.ts';
import { rules as startOfTurn } from './rules/start-of-turn.ts';
import { rules as streets } from './rules/streets.ts';
import { rules as terms } from './rules/terms.ts';
import { rules as titles } from './rules/titles.ts';
import { rules as tokens } from './rules/tokens.ts';
import { rules as torpor } from './rules/torpor.ts';
import { rules as turn } from './rules/turn.ts';
import { rules as winning } from './rules/winning.ts';

export type { Reference, RuleEntry } from '../../engine/rule.ts';

export const rules: readonly RuleEntry[] = [
  ...turn,
  ...cityDeck,
  ...startOfTurn,
  ...readyAndReturn,
  ...actions,
  ...cardActions,
  ...streets,
  ...endPhase,
  ...torpor,
  ...endOfTurn,
  ...antagonist,
  ...draw,
  ...box,
  ...setup,
  ...winning,
  ...tokens,
  ...terms,
  ...recruiting,
  ...conspiracies,
  ...titles,
  ...attack,
  ...defeat,
];

/** Chapters that the site holds to be complete: a hole in one of them fails a test. The others are begun. */
export const completeChapters: readonly string[] = [
  'turn',
  'city-deck',
  'start-of-turn',
  'ready-and-return',
  'actions',
  'card-actions',
  'streets',
  'end-phase',
  'torpor',
  'end-of-turn',
  'antagonist',
  'draw',
  'box',
  'setup',
  'winning',
  'tokens',
  'terms',
  'recruiting',
];
