/** The rule that says when a verb is open, for a move that the present state does not know at all. */
import type { Move, Position, RuleId } from '../../engine/game.ts';
import { cardOf, has, permanentOf, phaseOf, sourceOf, stepOf, vampireOf } from './questions.ts';
import { abilityOf } from './steps/actions.ts';
import type { Result, Table } from './table.ts';

/** Verbs that no state knows: what somebody may want and nobody may. */
const NEVER: Readonly<Record<string, RuleId>> = {
  act: 'actions.five-kinds',
  return: 'streets.no-way-back',
  add: 'box.aids-dividers-crypt',
};

/** Setting up, where its verbs are tried later or too early. */
const SETUP: Readonly<Record<string, RuleId>> = {
  seat: 'box.players',
  choose: 'box.core-clans',
  lead: 'setup.leader-highest-potency',
  remove: 'setup.four-events-out',
  deal: 'setup.rival-assigned',
};

/** How the game ended, where it has. */
const ENDED: Readonly<Record<Result['by'], RuleId>> = {
  agenda: 'winning.thirteen-agenda',
  prestige: 'winning.prestige-gone',
  coterie: 'winning.rival-coterie-gone',
};

const ACTION_VERBS = ['draw', 'recruit', 'claim', 'attack'];
const MOVING = ['move', 'join', 'leave'];

export function closed({ state, table }: Position<Table>, move: Move): RuleId {
  const { verb } = move;
  if (table.result) return ENDED[table.result.by];
  const phase = phaseOf(state);
  const step = stepOf(state);
  if (verb === 'keep') return vampireOf(table, move.card) ? 'ready-and-return.mandatory' : 'city-deck.burn-every-own-ongoing';
  if (verb === 'block') return 'antagonist.not-an-attack';
  const fixed = NEVER[verb] ?? SETUP[verb];
  if (fixed) return fixed;
  if (!state.startsWith('turn.')) return 'turn.three-phases';
  if (verb === 'take') return phase === 'end' ? 'end-phase.step-order' : 'draw.deck-per-card';
  if (verb === 'mend') return step === 'torpor-and-mending' ? 'torpor.mending-second' : 'end-phase.step-order';
  if (verb === 'assign') return phase === 'end' ? 'end-phase.step-order' : 'antagonist.own-coterie-own-step';
  if (verb === 'turn-up') return 'city-deck.reveal-one';
  if (verb === 'resolve') return resolving(table, move, phase);
  if (MOVING.includes(verb)) return movingRule(phase, verb);
  if (verb === 'use' && abilityOf(table, move)?.ability.when === 'damage') return 'antagonist.prevention-allowed';
  if (phase === 'beginning') return verb === 'pass' ? 'turn.beginning-steps' : 'turn.three-phases';
  if (phase === 'end') return atTheEnd(table, move, step);
  // an action while another is in progress
  return verb === 'pass' || verb === 'discard' ? 'turn.three-phases' : 'actions.repeat-only-if-able';
}

/** A free move outside the Action Phase. */
function movingRule(phase: string, verb: string): RuleId {
  if (phase === 'beginning') return 'streets.not-in-beginning-phase';
  if (phase === 'end') return 'streets.not-in-end-phase';
  return verb === 'move' ? 'streets.no-move-during-action' : 'streets.no-reorganise-during-action';
}

/** An effect tried in a step that is not its own. */
function resolving(table: Table, move: Move, phase: string): RuleId {
  const card = sourceOf(table, move.card)?.card ?? '';
  if (has(permanentOf(table, move.card)?.permanent.card ?? '', 'conspiracy'))
    return phase === 'end' ? 'end-phase.no-conspiracies' : 'conspiracies.threshold';
  const known = cardOf(card);
  if (known?.torpor) return 'torpor.abilities-here';
  return known?.end ? 'end-of-turn.window' : 'start-of-turn.abilities-resolve-here';
}

/** What the End Phase closes. */
function atTheEnd(table: Table, { verb, card, ...rest }: Move, step: string): RuleId {
  if (verb === 'play')
    return step === 'antagonist' && cardOf(card ?? '')?.kind === 'reaction' ? 'antagonist.no-reactions' : 'end-phase.no-cards';
  if (ACTION_VERBS.includes(verb)) return 'end-phase.opens-after-action-phase';
  if (verb === 'use') {
    const found = abilityOf(table, { verb, ...(card ? { card } : {}), ...rest });
    return found?.ability.action ? 'end-phase.opens-after-action-phase' : 'end-phase.no-exhausting-abilities';
  }
  return 'end-phase.step-order';
}
