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

export const parts: Parts<Table> = {
  facts: { ...facts, ...setupFacts },
  rules: { ...rules, ...setupRules },
  effects: {
    ...actions.effects,
    ...antagonist.effects,
    ...city.effects,
    ...draw.effects,
    ...phases.effects,
    ...setup.effects,
    ...timed,
  },
};
