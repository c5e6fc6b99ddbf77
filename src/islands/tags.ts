/** What changed of a figure on the table, and why. */
import type { Happening } from '../engine/game.ts';

/** A change of a figure: `+2`, and the fact that made it. */
export interface Tag {
  readonly n: number;
  /** Key of its reason in words; none where no fact explains it. */
  readonly why?: string;
}

/**
 * What facts do to a figure, by their type: whose, by which of the fact's parameters, gained (+) or lost (-), and how
 * much, by `n` where no other parameter is named: `+who -from`, `-who:cost`.
 */
export type Effects = Readonly<Record<string, string>>;

/** The tags of a piece or player, and a last one for what no fact explains. */
export function tagsBy(effects: Effects, id: string, events: readonly Happening[], from: number, to: number): readonly Tag[] {
  const tags = events.flatMap((event) =>
    (effects[event.type]?.split(' ') ?? []).flatMap((effect): Tag[] => {
      const [whose = '', figure] = effect.slice(1).split(':');
      const n = event[figure ?? 'n'];
      if (event[whose] !== id || typeof n !== 'number' || n <= 0) return [];
      return [{ n: effect.startsWith('+') ? n : -n, why: figure ?? event.type }];
    }),
  );
  const rest = to - from - tags.reduce((sum, tag) => sum + tag.n, 0);
  return rest === 0 ? tags : [...tags, { n: rest }];
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
