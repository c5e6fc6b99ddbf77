/** Pieces that few simulations show. They come before the simulation is drawn, as the server drew it: nothing moves. */
import type { Sheet } from '../simulation/index.ts';
import type { OutcomeGrid } from './parts/OutcomeGrid.tsx';
import type { Predict } from './parts/Predict.tsx';
import type { Sliders } from './parts/Sliders.tsx';

export const pieces: { Predict?: typeof Predict; Sliders?: typeof Sliders; OutcomeGrid?: typeof OutcomeGrid } = {};

/** Fetches those that a sheet needs. */
export async function bringPieces({ vary, plans }: Pick<Sheet, 'vary' | 'plans'>): Promise<void> {
  const asked = plans.some(({ questions }) => questions) ? [import('./parts/Predict.tsx')] : [];
  const varied = vary ? [import('./parts/vary.ts')] : [];
  for (const piece of await Promise.all<object>([...asked, ...varied])) Object.assign(pieces, piece);
}
