/** What may be tried here: the legal moves, then those the rules forbid. */
import type { Choice, Game, Position } from '../engine/game.ts';
import { writeToken } from '../engine/move.ts';
import { choices, holderOf, isOver, refusalOf } from '../engine/play.ts';
import { isForced } from './replay.ts';
import { present, type Simulation, shared } from './simulation.ts';

export interface Offer {
  /** Whose opportunity it is, by the chart; `undefined` where nobody decides. */
  readonly holder?: string;
  readonly legal: readonly Choice[];
  readonly refused: readonly Choice[];
  /** Refused moves left out beyond the cap. */
  readonly more: number;
}

const NOTHING: Offer = { legal: [], refused: [], more: 0 };

const known = new WeakMap<object, readonly Choice[]>();
/** What the game offers at a position; asked once, for it looks at every move. */
function offered<T>(game: Game<T>, position: Position<T>): readonly Choice[] {
  const found = known.get(position) ?? choices(game, position);
  known.set(position, found);
  return found;
}

/** Moves in the order of the game, each once. `cap` bounds the refused ones; the author's own attempts come first among them. */
export function offerAt<T>(simulation: Simulation<T>, cap = 8): Offer {
  const { game } = simulation.lesson;
  const position = present(simulation);
  if (isOver(game, position) || isForced(game, position)) return NOTHING;
  const attempts =
    simulation.at <= shared(simulation)
      ? simulation.lesson.attempts(simulation.setting, simulation.edition, simulation.at).map((move): Choice => {
          const refusal = refusalOf(game, position, move);
          return refusal ? { move, refusal } : { move };
        })
      : [];
  const all = new Map<string, Choice>();
  for (const choice of [...offered(game, position), ...attempts]) {
    const token = writeToken(choice.move);
    if (!all.has(token)) all.set(token, choice);
  }
  const legal = [...all.values()].filter((choice) => !choice.refusal);
  const wanted = new Set(attempts.map(({ move }) => writeToken(move)));
  const isWanted = (choice: Choice): number => (wanted.has(writeToken(choice.move)) ? 0 : 1);
  const refused = [...all.values()].filter((choice) => choice.refusal).sort((a, b) => isWanted(a) - isWanted(b));
  const holder = holderOf(game as never, position.state);
  return { ...(holder ? { holder } : {}), legal, refused: refused.slice(0, cap), more: Math.max(0, refused.length - cap) };
}
