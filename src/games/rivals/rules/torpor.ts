import type { RuleEntry } from '../../../engine/rule.ts';

/** End Phase, first step: torpor and mending. */
export const rules: readonly RuleEntry[] = [
  {
    id: 'torpor.one-blood-each',
    kind: 'effect',
    claim:
      "The Torpor and Mending step begins by putting 1 Blood from the general supply on each of the active player's vampires in torpor.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    note: "The Blood symbol is missing from the article's text at this place.",
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.own-vampires-only',
    kind: 'legality',
    claim: "Other players' vampires in torpor get nothing in the active player's Torpor and Mending step.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.abilities-here',
    kind: 'window',
    claim:
      "Abilities marked Torpor take effect in the Torpor and Mending step as well, as Bad Penny's does (1 further Blood from the general supply while in torpor), although the card speaks of the end of the turn.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'differs',
    note: 'the card prints it as an end-of-turn effect; the article resolves it in step 1, before mending',
    switch: 'torpor-abilities-at-end-of-turn',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.mending-second',
    kind: 'sequence',
    claim:
      'Mending by discards follows the torpor Blood and the Torpor abilities, so the player decides with the new Blood already on the cards.',
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.mending-choice',
    kind: 'legality',
    claim: 'For mending the active player chooses any number of vampires that they control, vampires in torpor included.',
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.mending-one-each',
    kind: 'effect',
    claim:
      'For each chosen vampire the player may discard 1 card to mend 1 Blood on it; one vampire cannot be mended twice in the step.',
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.mending-optional',
    kind: 'legality',
    claim: 'Mending is voluntary: a player may choose no vampire and discard nothing.',
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.mending-blood-source',
    kind: 'effect',
    claim: "Mending draws on the general supply and leaves the player's Prestige alone.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.wake-at-potency',
    kind: 'effect',
    claim: "A vampire in torpor whose Blood equals its Blood Potency leaves torpor at once, in the player's own turn.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.wake-ready-in-haven',
    kind: 'effect',
    claim: "A vampire that leaves torpor in this way comes back into play ready and in its controller's Haven.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.wake-own-turn-only',
    kind: 'window',
    claim:
      "The return from torpor happens during the controller's own turn; Blood that fills the vampire in another player's turn does not bring it back then.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    note: 'At which moment of the next own turn a vampire that is already full returns is not said; the engine should check as soon as the turn starts.',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.wake-outside-end-phase',
    kind: 'effect',
    claim:
      "If the return from torpor happens in the controller's own turn outside the End Phase, the vampire may move to The Streets and act in that turn like any ready vampire.",
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
  {
    id: 'torpor.wake-in-end-phase',
    kind: 'legality',
    claim:
      'If the return from torpor happens in the End Phase, the vampire stays in Haven for now: the move to The Streets is for the Action Phase.',
    source: 'End Phase, step 1 (Torpor and Mending)',
    today: 'unverified',
    refs: [{ kind: 'other', label: 'Secuencia de turnos, End Phase, step 1 (Torpor and Mending)' }],
  },
];
