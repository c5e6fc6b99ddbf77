/** Seeded chance: a number in, a number out, so that the same seed replays the same line. */

/** A 32-bit mixer (mulberry32); returns the value in [0, 1) and the seed that follows. */
export function roll(seed: number): { value: number; seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296, seed: next };
}

/** One of the options, each as likely as the others. Throws on an empty list. */
export function pick<V>(options: readonly V[], seed: number): { value: V; seed: number } {
  if (options.length === 0) throw new Error('chance needs at least one option');
  const rolled = roll(seed);
  return { value: options[Math.floor(rolled.value * options.length)] as V, seed: rolled.seed };
}
