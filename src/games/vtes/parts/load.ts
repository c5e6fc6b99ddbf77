/** The parts of the game that a page asks for as it needs them. */
const loaders = {
  'action-cards': () => import('./action-cards.ts'),
  action: () => import('./action.ts'),
  additional: () => import('./additional.ts'),
  aggravated: () => import('./aggravated.ts'),
  anathema: () => import('./anathema.ts'),
  ballots: () => import('./ballots.ts'),
  bodies: () => import('./bodies.ts'),
  choices: () => import('./choices.ts'),
  circle: () => import('./circle.ts'),
  'cut-short': () => import('./cut-short.ts'),
  diablerie: () => import('./diablerie.ts'),
  disarming: () => import('./disarming.ts'),
  dodging: () => import('./dodging.ts'),
  ends: () => import('./ends.ts'),
  equipment: () => import('./equipment.ts'),
  fending: () => import('./fending.ts'),
  following: () => import('./following.ts'),
  granted: () => import('./granted.ts'),
  'hand-size': () => import('./hand-size.ts'),
  harm: () => import('./harm.ts'),
  'in-play': () => import('./in-play.ts'),
  lasting: () => import('./lasting.ts'),
  legacies: () => import('./legacies.ts'),
  lessening: () => import('./lessening.ts'),
  locations: () => import('./locations.ts'),
  marble: () => import('./marble.ts'),
  masters: () => import('./masters.ts'),
  planned: () => import('./planned.ts'),
  polls: () => import('./polls.ts'),
  prevention: () => import('./prevention.ts'),
  reflecting: () => import('./reflecting.ts'),
  requirements: () => import('./requirements.ts'),
  restraints: () => import('./restraints.ts'),
  saving: () => import('./saving.ts'),
  scheduled: () => import('./scheduled.ts'),
  singular: () => import('./singular.ts'),
  spoils: () => import('./spoils.ts'),
  surroundings: () => import('./surroundings.ts'),
  theft: () => import('./theft.ts'),
  tracking: () => import('./tracking.ts'),
  waiting: () => import('./waiting.ts'),
  weapons: () => import('./weapons.ts'),
  wielding: () => import('./wielding.ts'),
};

export type PartName = keyof typeof loaders;

/** Puts parts into the game; those that it has already cost nothing. */
export const loadParts = async (names: Iterable<PartName>): Promise<void> => {
  await Promise.all([...names].map((name) => loaders[name]()));
};
