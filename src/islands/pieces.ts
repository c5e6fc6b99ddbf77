/** Pieces that few simulations show. They come before the simulation is drawn, as the server drew it: nothing moves. */
import type { Sheet, Vary } from '../simulation/index.ts';
import type { OutcomeGrid } from './parts/OutcomeGrid.tsx';
import type { Predict } from './parts/Predict.tsx';
import type { Sliders } from './parts/Sliders.tsx';

export const pieces: { Predict?: typeof Predict; Sliders?: typeof Sliders; OutcomeGrid?: typeof OutcomeGrid } = {};
export type PieceName = keyof typeof pieces;

const loaders: Readonly<Record<PieceName, () => Promise<object>>> = {
  Predict: () => import('./parts/Predict.tsx'),
  Sliders: () => import('./parts/Sliders.tsx'),
  OutcomeGrid: () => import('./parts/OutcomeGrid.tsx'),
};

export const pieceNames = Object.keys(loaders) as readonly PieceName[];

/** Parameters in figures: two of them make a table; a third, yes or no, stays as it is set. */
export const scalesOf = (vary: readonly Vary[]): readonly Vary[] => vary.filter(({ values }) => values.length > 2);

export const piecesFor = ({ vary = [], plans }: Pick<Sheet, 'vary' | 'plans'>): PieceName[] => [
  ...(plans.some(({ questions }) => questions) ? (['Predict'] as const) : []),
  ...(vary.length > 0 ? (['Sliders'] as const) : []),
  ...(scalesOf(vary).length > 1 ? (['OutcomeGrid'] as const) : []),
];

/** Fetches pieces: those that a sheet needs, or all, for a server, which draws every sheet. */
export async function bringPieces(names = pieceNames): Promise<void> {
  for (const piece of await Promise.all(names.map((name) => loaders[name]()))) Object.assign(pieces, piece);
}
