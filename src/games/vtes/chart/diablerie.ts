/** Diablerie in its steps, and the referendum of the blood hunt. */
import { when } from '../../../engine/chart.ts';
import { CARD, closing, FREE, MOMENTS, sequence, steps } from './windows.ts';

export const diablerie = {
  meta: { fold: true },
  initial: 'answer',
  states: {
    answer: closing(
      'sequencing.acting-priority-always',
      // what belongs to another moment is refused for that; the rest because step 0 is not for it
      [...MOMENTS.filter((rule) => rule !== 'diablerie.step-0-reform-body'), 'diablerie.step-0-reform-body'],
      '#combat.diablerie.stopped',
      { target: '#combat.diablerie.blood', actions: 'pass' },
      'stopsDiablerieAtOnce',
    ),
    stopped: steps(
      {
        guard: when(['stillBound']),
        target: '#combat.torpor-window',
        actions: ['leaveDiablerie', 'openTorporWindow'],
      },
      { target: '#combat.round.end-of-round', actions: ['leaveDiablerie', 'combatantIsGone'] },
    ),
    blood: steps(
      { guard: when(['equipmentToTake']), target: 'equipment', actions: 'takeBlood' },
      { target: 'burn', actions: 'takeBlood' },
    ),
    equipment: {
      meta: { holder: 'diablerist' },
      on: {
        take: [
          {
            target: 'burn',
            guard: when(['takesTheRest'], ['diablerie.step-2-equipment']),
            actions: 'takeEquipment',
          },
          { guard: when([], ['diablerie.step-2-equipment']), actions: 'takeEquipment' },
        ],
        leave: { target: 'burn', guard: when([], ['diablerie.step-2-equipment']), actions: 'leaveEquipment' },
      },
    },
    burn: steps(
      { guard: when(['impBeforeBurning']), target: 'imp' },
      { guard: when(['victimOlder']), target: 'discipline', actions: 'burnVictim' },
      { target: 'due', actions: 'burnVictim' },
    ),
    // the employer's controller passes Charnas on: today before the victim is burned, by the source in step 5
    imp: {
      meta: { holder: 'table' },
      on: {
        'pass-on': [
          { target: 'after', guard: when(['impWaits'], ['diablerie.step-5-charnas']), actions: 'passOnImp' },
          { target: 'burn', guard: when([], ['diablerie.step-5-charnas']), actions: 'passOnImp' },
        ],
        leave: [
          {
            guard: when(['victimOlder'], ['diablerie.step-5-charnas']),
            target: 'discipline',
            actions: 'burnVictim',
          },
          { guard: when([], ['diablerie.step-5-charnas']), target: 'due', actions: 'burnVictim' },
        ],
      },
    },
    discipline: {
      meta: { holder: 'diablerist' },
      on: {
        // a ruling of 1999 opens this step to it; by the rulebook steps 1 to 4 are one unit
        play: {
          guard: when(['soulsFirst'], [...FREE, ...MOMENTS, 'diablerie.step-5-soul-stealing', ...CARD]),
          actions: 'play',
        },
        learn: { target: 'due', guard: when([], ['diablerie.step-4-discipline']), actions: 'learnDiscipline' },
        leave: { target: 'due', guard: when([], ['diablerie.step-4-discipline']), actions: 'leaveDiscipline' },
      },
    },
    due: steps({ guard: when(['impWaits']), target: 'imp' }, { target: 'after' }),
    after: {
      ...sequence(
        {
          guards: FREE,
          turn: ['sequencing.acting-priority-always', 'sequencing.opponent-plays-one'],
          window: MOMENTS,
        },
        { target: '#combat.blood-hunt', actions: 'callBloodHunt' },
      ),
      entry: 'openStepFive',
    },
  },
};

export const bloodHunt = {
  meta: { fold: true },
  initial: 'polls',
  states: {
    polls: {
      meta: { holder: 'table' },
      on: {
        vote: { guard: when([], ['diablerie.blood-hunt-is-otherwise-ordinary']), actions: 'castVotes' },
        ballot: { guard: when([], ['diablerie.blood-hunt-political-cards-allowed']), actions: 'burnForVote' },
        edge: { guard: when([], ['diablerie.blood-hunt-is-otherwise-ordinary']), actions: 'burnEdge' },
        use: {
          guard: when(
            [],
            ['diablerie.blood-hunt-no-political-action-effects', ...MOMENTS, 'diablerie.blood-hunt-usable-effects', ...CARD],
          ),
          actions: 'use',
        },
        play: {
          guard: when(
            [],
            ['diablerie.blood-hunt-no-modifiers-or-reactions', ...MOMENTS, 'diablerie.blood-hunt-usable-effects', ...CARD],
          ),
          actions: 'play',
        },
        pass: { target: 'decided', actions: 'countVotes' },
      },
    },
    decided: steps(
      { guard: when(['byAction']), target: '#combat.after-action', actions: 'bloodHunt' },
      { guard: when(['someoneBound']), target: '#combat.torpor-window', actions: 'bloodHunt' },
      { target: '#combat.round.end-of-round', actions: 'bloodHunt' },
    ),
  },
};
