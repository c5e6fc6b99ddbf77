/**
 * VTES combat: what may happen when, and whose opportunity it is. States bear the names of the rules' chapters;
 * windows that differ only in whose turn it is are folded into one box when the chart is drawn.
 */
import { defineChart, when } from '../../engine/chart.ts';
import { bloodHunt, diablerie } from './chart/diablerie.ts';
import { round } from './chart/round.ts';
import { ANSWER, acting, CARD, closing, FREE, lures, MOMENTS, opposing, plays, sequence, steps } from './chart/windows.ts';
import { parts } from './parts.ts';
import './steps/index.ts';
import type { Table } from './table.ts';

export const combat = defineChart<Table>(
  {
    id: 'combat',
    initial: 'action',
    on: {
      discard: { guard: when(['handTooFull'], ['before-range.infernal-pursuit-superior']), actions: 'discardDown' },
      let: [
        {
          guard: when(['diablerieLetThrough'], ['combat-overview.out-of-turn-masters-in-combat']),
          target: '.diablerie',
          actions: 'letThrough',
        },
        {
          guard: when(['stopLetThrough'], ['combat-overview.out-of-turn-masters-in-combat']),
          target: '.diablerie.stopped',
          actions: 'letThrough',
        },
        { guard: when(['asPlayed'], ['combat-overview.out-of-turn-masters-in-combat']), actions: 'letThrough' },
      ],
      play: [
        {
          guard: when(['asPlayed', 'blurStopped'], ANSWER),
          target: '.round.strikes.additional.acting',
          actions: 'cancelPlayed',
        },
        {
          guard: when(['asPlayed', 'blurStoppedOpposing'], ANSWER),
          target: '.round.strikes.additional.opposing',
          actions: 'cancelPlayed',
        },
        { guard: when(['asPlayed'], ANSWER), actions: 'cancelPlayed' },
      ],
    },
    states: {
      action: {
        meta: { fold: true },
        initial: 'announce',
        states: {
          announce: {
            meta: acting,
            on: {
              act: {
                target: 'blocks',
                guard: when(
                  [],
                  [
                    ...FREE,
                    'combat-overview.no-combat-between-own-minions',
                    'combat-overview.obedience',
                    'combat-overview.starts-by-action',
                  ],
                ),
                actions: 'announceAction',
              },
            },
          },
          blocks: {
            meta: opposing,
            on: {
              ...plays([...FREE, 'combat-overview.only-combat-cards', ...MOMENTS, ...CARD]),
              block: {
                target: 'attempt',
                guard: when([], [...FREE, 'combat-overview.starts-by-block']),
                actions: 'attemptBlock',
              },
              pass: {
                target: 'outcome',
                guard: when([], [...FREE, 'combat-overview.starts-by-block']),
                actions: 'nobodyBlocks',
              },
            },
          },
          attempt: lures(
            sequence(
              {
                guards: [...FREE, 'chained-combats.sirens-lure-effect'],
                turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
                window: [...MOMENTS, 'combat-overview.only-combat-cards'],
              },
              [
                { facts: ['blockSucceeds', 'hurtsBlocked'], target: '#combat.action.block-resolves', actions: 'hurtBlocked' },
                { facts: ['blockSucceeds'], target: '#combat.pre-combat', actions: 'blockSucceeds' },
                { target: '#combat.action.blocks', actions: 'blockFails' },
              ],
            ),
          ),
          // the block has succeeded, and resolves if there is still somebody to block
          'block-resolves': steps(
            { guard: when(['actingGone']), target: '#combat.after-action', actions: 'actionCutShort' },
            { target: '#combat.pre-combat', actions: 'blockSucceeds' },
          ),
          outcome: steps(
            { guard: when(['isRush']), target: '#combat.pre-combat', actions: 'actionSucceeds' },
            { target: '#combat.after-action', actions: 'actionSucceeds' },
          ),
        },
      },
      'pre-combat': closing(
        'sequencing.acting-priority-always',
        [...MOMENTS, 'combat-overview.pre-combat-window', 'combat-overview.obedience', 'combat-overview.only-combat-cards'],
        '#combat.after-action',
        { target: '#combat.round', actions: 'enterCombat' },
        'endsAction',
        'endAction',
      ),
      round,
      'torpor-window': closing(
        'torpor.acting-priority-in-window',
        MOMENTS,
        '#combat.diablerie',
        [
          { facts: ['resumesMoving'], target: '#combat.round.before-range.after', actions: 'pass' },
          { facts: ['resumesStrikes'], target: '#combat.round.strikes.additional', actions: 'pass' },
          { target: '#combat.round.end-of-round', actions: 'arriveInTorpor' },
        ],
        'diablerieAtOnce',
      ),
      diablerie,
      'blood-hunt': bloodHunt,
      'about-to-end': closing(
        'sequencing.acting-priority-always',
        [
          'combat-ending.psyche-after-telepathic-tracking-window',
          'combat-ending.post-psyche-window',
          'combat-ending.telepathic-tracking-window',
          ...MOMENTS,
        ],
        '#combat.round.before-range',
        [
          { facts: ['tracked'], target: '#combat.round.before-range', actions: 'goOn' },
          { target: '#combat.psyche', actions: 'pass' },
        ],
        'newRoundAtOnce',
        'trackOn',
      ),
      psyche: closing(
        'sequencing.acting-priority-always',
        ['combat-ending.psyche-after-telepathic-tracking-window', ...MOMENTS, 'combat-ending.over-means-no-combat-cards'],
        '#combat.round.before-range',
        [
          { facts: ['queuedHere'], target: '#combat.round.before-range', actions: 'queuedCombat' },
          { target: '#combat.post-combat', actions: 'combatIsOver' },
        ],
        'newCombatAtOnce',
        'fightAgain',
      ),
      'post-combat': closing(
        'sequencing.acting-priority-always',
        [
          'anathema.tracking-and-psyche-before-the-payment',
          'combat-ending.post-psyche-cards',
          'combat-ending.cats-guidance-after-followups',
          'combat-ending.freak-drive-after-followups',
          'torpor.fame-excludes-amaranth',
          'torpor.on-the-way-window',
          'combat-ending.over-means-no-combat-cards',
          ...MOMENTS,
        ],
        '#combat.round.before-range',
        [
          { facts: ['queuedHere'], target: '#combat.round.before-range', actions: 'queuedCombat' },
          { facts: ['goesOn'], target: '#combat.action.blocks', actions: 'resumeAction' },
          { facts: ['continuesAlone'], target: '#combat.over', actions: 'actionGoesOn' },
          { target: '#combat.after-action', actions: 'actionGoesOn' },
        ],
        'newCombatPlayed',
        'fightAgain',
        {
          continue: {
            guard: when([], [...FREE, 'sequencing.acting-priority-always', 'anathema.form-of-mist-payment-is-after-combat']),
            actions: 'continueAction',
          },
        },
      ),
      'after-action': {
        meta: { fold: true },
        initial: 'open',
        states: {
          open: steps(
            { guard: when(['queuedAfterAction']), target: '#combat.round.before-range', actions: 'queuedCombat' },
            { target: 'window' },
          ),
          window: sequence(
            {
              guards: FREE,
              turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
              window: ['combat-overview.obedience', ...MOMENTS, 'combat-overview.only-combat-cards'],
            },
            { target: '#combat.over', actions: ['pass', 'closeAction'] },
            {
              act: {
                target: '#combat.action.blocks',
                guard: when(
                  [],
                  [
                    ...FREE,
                    'combat-overview.no-combat-between-own-minions',
                    'combat-overview.obedience',
                    'combat-overview.starts-by-action',
                  ],
                ),
                actions: ['closeAction', 'announceNext'],
              },
            },
          ),
        },
      },
      over: { type: 'final' },
    },
  },
  parts,
);
