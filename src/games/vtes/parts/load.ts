/** The parts of the game that a page asks for as it needs them. */
const loaders = {
  action: () => import('./action.ts'),
  additional: () => import('./additional.ts'),
  choices: () => import('./choices.ts'),
  diablerie: () => import('./diablerie.ts'),
  following: () => import('./following.ts'),
  masters: () => import('./masters.ts'),
  restraints: () => import('./restraints.ts'),
  singular: () => import('./singular.ts'),
  weapons: () => import('./weapons.ts'),
};

export type PartName = keyof typeof loaders;

/** Puts parts into the game; those that it has already cost nothing. */
export const loadParts = async (names: Iterable<PartName>): Promise<void> => {
  await Promise.all([...names].map((name) => loaders[name]()));
};
