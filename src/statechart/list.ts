/** The chart in words' order: what a screen reader is told instead of the drawing. */
import { labelOf, type Model, type ModelState, type Words } from './types.ts';

export interface ListMove {
  /** The moves that lead there, in the order of the machine. */
  readonly verbs: readonly string[];
  /** Path and name of the state they lead to; the state's own path where they change nothing. */
  readonly to: string;
  readonly toLabel: string;
}

export interface ListItem {
  readonly path: string;
  readonly label: string;
  readonly kind: 'box' | 'frame';
  /** The first child entered is the one with this path. */
  readonly initial?: string;
  readonly final: boolean;
  readonly moves: readonly ListMove[];
  readonly children: readonly ListItem[];
}

export function listOf(model: Model, words: Words): ListItem {
  const labels = new Map<string, string>();
  const name = (state: ModelState): void => {
    labels.set(state.path, labelOf(words, state));
    for (const child of state.children) name(child);
  };
  name(model.root);
  const item = ({ path, kind, initial, final, children }: ModelState): ListItem => ({
    path,
    label: labels.get(path) ?? path,
    kind,
    ...(initial === undefined ? {} : { initial }),
    final,
    moves: model.edges
      .filter((edge) => edge.from === path)
      .map(({ verbs, to }) => ({ verbs, to, toLabel: labels.get(to) ?? to })),
    children: children.map(item),
  });
  return item(model.root);
}
