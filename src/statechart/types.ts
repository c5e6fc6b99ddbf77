/** What the parts of the statechart hand each other: plain JSON. */

/** A state as readers see it. */
export interface ModelState {
  /** Dotted path; '' is the machine itself. */
  readonly path: string;
  /** Last part of the path; the machine's id for the machine itself. */
  readonly key: string;
  readonly kind: 'box' | 'frame';
  /** Inside a frame, in the order of the machine. */
  readonly children: readonly ModelState[];
  /** Path of the child that a frame starts in. */
  readonly initial?: string;
  /** Leaves of the machine that a box stands for; its own path when it is a leaf. */
  readonly leaves: readonly string[];
  readonly final: boolean;
}

/** All transitions with the same ends, as one. */
export interface ModelEdge {
  /** `<from>><to>`: `round.press>round`. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The moves that take it, in the order of the machine. */
  readonly verbs: readonly string[];
  /** `next` leads on to the neighbour, `jump` past other states, `loop` back, `stay` nowhere (not drawn). */
  readonly kind: 'next' | 'jump' | 'loop' | 'stay';
}

export interface Model {
  readonly root: ModelState;
  readonly edges: readonly ModelEdge[];
}

/** The words of one language, by path or key of the state, and by id of the edge. */
export interface Words {
  readonly labels: Readonly<Record<string, string>>;
  readonly edges?: Readonly<Record<string, string>>;
  readonly tags?: Readonly<Record<string, string>>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DrawnState {
  readonly path: string;
  /** A frame drawn closed is a box that holds more. */
  readonly kind: 'box' | 'frame' | 'closed';
  /** The name, broken into lines. */
  readonly lines: readonly string[];
  readonly tag?: string;
  readonly final: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnEdge {
  /** Ids of the edges of the model that this line stands for (a flat chart merges those of closed children). */
  readonly ids: readonly string[];
  readonly kind: 'initial' | 'next' | 'jump' | 'loop' | 'leave';
  /** From its source to its target. */
  readonly points: readonly Point[];
  /** Only so many of its points are drawn while it is not taken: from there on it runs in the line of another. */
  readonly joins?: number;
  /** It starts anywhere inside a frame. */
  readonly anywhere?: true;
  readonly label?: EdgeLabel;
}

export interface EdgeLabel {
  readonly lines: readonly string[];
  /** Middle of the text where it stands upright along the edge; left end of its first line where it lies. */
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

/** Everything has its place; coordinates are CSS pixels from the top left. Frames come before what they hold. */
export interface Drawing {
  /** The outermost state drawn. */
  readonly frame: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly edges: readonly DrawnEdge[];
}

/** A record by path, else by the state's own key. */
export function lookUp<V>(record: Readonly<Record<string, V>> | undefined, state: { path: string; key: string }): V | undefined {
  return record?.[state.path] ?? record?.[state.key];
}

/** The name of a state; one that the language lacks shows its key, so that a hole is seen and a test can name it. */
export const labelOf = (words: Words, state: { path: string; key: string }): string => lookUp(words.labels, state) ?? state.key;

/** Every state of a model, a frame before what it holds. */
export const statesOf = (state: ModelState): ModelState[] => [state, ...state.children.flatMap(statesOf)];
