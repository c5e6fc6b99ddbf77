/** A chart nested like a combat, with windows that fold, loops, jumps, and edges that leave a frame. */
import { defineChart, when } from '../../src/engine/chart.ts';

const parts = {
  facts: { both: () => true, again: () => true, over: () => true },
  rules: {},
  effects: {},
};

/** A window in which first one side passes, then the other; what follows is up to the second pass. */
const turns = (next: object[] | string) => ({
  initial: 'acting',
  states: {
    acting: { meta: { holder: 'acting' }, on: { play: 'acting', pass: { target: 'opposing' } } },
    opposing: { meta: { holder: 'opposing' }, on: { play: 'opposing', pass: next } },
  },
});
const rules = (next: object[] | string) => ({ meta: { holder: 'rules' }, on: { step: next } });
const to = (target: string, ...facts: string[]) => ({ target, guard: when(facts) });
const damage = (after: object[]) => ({
  initial: 'damage-a-calculation',
  states: {
    'damage-a-calculation': rules([to('damage-b-prevention')]),
    'damage-b-prevention': {
      meta: { holder: 'acting' },
      on: { play: 'damage-b-prevention', pass: 'damage-c-handling' },
    },
    'damage-c-handling': rules(after),
  },
});

export const combatLike = defineChart<unknown>(
  {
    id: 'combat',
    initial: 'pre-combat',
    states: {
      'pre-combat': turns('#combat.round'),
      round: {
        initial: 'before-range',
        states: {
          'before-range': turns('#combat.round.maneuver'),
          maneuver: turns('#combat.round.before-strikes'),
          'before-strikes': turns('#combat.round.strikes'),
          strikes: {
            initial: 'declare',
            states: {
              declare: turns('#combat.round.strikes.resolution'),
              resolution: {
                initial: 'resolve-1-combat-ends',
                states: {
                  'resolve-1-combat-ends': rules([to('#combat.about-to-end', 'over'), to('resolve-2-dodge')]),
                  'resolve-2-dodge': rules([to('resolve-3-first-strike')]),
                  'resolve-3-first-strike': damage([
                    to('#combat.torpor-window', 'over'),
                    to('#combat.round.strikes.resolution.resolve-4-normal'),
                  ]),
                  'resolve-4-normal': damage([to('#combat.torpor-window', 'over'), to('#combat.round.strikes.additional')]),
                },
              },
              additional: turns([to('#combat.round.strikes.declare', 'again'), to('#combat.round.press')]),
            },
          },
          press: turns([to('#combat.round', 'again'), to('#combat.round.end-of-round')]),
          'end-of-round': turns('#combat.about-to-end'),
        },
      },
      'torpor-window': turns([to('#combat.diablerie', 'again'), to('#combat.about-to-end')]),
      diablerie: rules([to('blood-hunt')]),
      'blood-hunt': rules([to('about-to-end')]),
      'about-to-end': turns('#combat.psyche'),
      psyche: turns([to('#combat.pre-combat', 'again'), to('#combat.post-combat')]),
      'post-combat': turns('#combat.over'),
      over: { type: 'final' },
    },
  },
  parts,
);

export const frenchWords = {
  labels: {
    combat: 'Combat',
    'pre-combat': 'Avant le combat',
    round: 'Round',
    'before-range': 'Avant la portée',
    maneuver: 'Manœuvres',
    'before-strikes': 'Avant les strikes',
    strikes: 'Strikes',
    declare: 'Annonce des strikes',
    resolution: 'Résolution',
    'resolve-1-combat-ends': '1. Fin de combat',
    'resolve-2-dodge': '2. Dodge',
    'resolve-3-first-strike': '3. First strike : les dégâts',
    'resolve-4-normal': '4. Normaux : les dégâts',
    'damage-a-calculation': 'a. Calcul',
    'damage-b-prevention': 'b. Prévention',
    'damage-c-handling': 'c. Gestion',
    additional: 'Strikes additionnels',
    press: 'Press',
    'end-of-round': 'Fin de round',
    'torpor-window': 'Torpeur',
    diablerie: 'Diablerie',
    'blood-hunt': 'Chasse de sang',
    'about-to-end': 'Fin de combat',
    psyche: 'Psyche! : un nouveau combat',
    'post-combat': 'Après le combat',
    over: 'Terminé',
  },
  edges: {
    'round.strikes.additional>round.strikes.declare': 'encore un strike',
    'round.press>round': 'press : nouveau round',
    'psyche>pre-combat': 'Psyche! rouvre un combat',
  },
};
