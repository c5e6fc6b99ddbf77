/** Diablerie in its steps, and the blood hunt. */
import { add, type Part } from '../parts.ts';
import { closedBy, diablerieFacts, diablerieRules, offer } from './diablerie-rules.ts';
import {
  bloodHunt,
  burnVictim,
  callBloodHunt,
  countVotes,
  diablerieWords,
  learnDiscipline,
  leaveDiablerie,
  leaveDiscipline,
  openStepFive,
  takeBlood,
} from './diablerie-steps.ts';

export const diablerie: Part = {
  rank: 6,
  facts: diablerieFacts,
  rules: diablerieRules,
  effects: {
    learnDiscipline,
    leaveDiscipline,
    openStepFive,
    callBloodHunt,
    countVotes,
    leaveDiablerie,
    takeBlood,
    burnVictim,
    bloodHunt,
  },
  words: diablerieWords,
  offers: [offer],
  hooks: { closedBy },
  closed: {
    leave: 'diablerie.step-2-equipment',
    learn: 'diablerie.step-4-discipline',
    vote: 'diablerie.step-6-blood-hunt',
    ballot: 'diablerie.step-6-blood-hunt',
    edge: 'diablerie.step-6-blood-hunt',
    block: 'diablerie.referendum-versus-political-action',
  },
  windows: {
    'diablerie-after': 'diablerie.step-5-only-then',
    'blood-hunt': 'diablerie.blood-hunt-usable-effects',
    polling: 'diablerie.blood-hunt-no-modifiers-or-reactions',
  },
};
add(diablerie);
