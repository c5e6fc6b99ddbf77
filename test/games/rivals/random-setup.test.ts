/** Setting up at random: whoever plays and whatever chance says, the game is ready in the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick } from '../../../src/engine/chance.ts';
import { isOver, moves, play, playFast } from '../../../src/engine/play.ts';
import { rivals } from '../../../src/games/rivals/index.ts';

describe('random setup', () => {
  test('comes to an end with everything in its place', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), fc.integer({ min: 0, max: 9_999 }), (start, seats, chance) => {
        let position = rivals.start({ opens: 'setup.box', edition: 'today', table: { seats, seed: chance, turns: 0 } });
        let seed = start;
        for (let n = 0; !isOver(rivals, position); n++) {
          expect(n, 'setting up ends').toBeLessThan(120);
          const picked = pick(moves(rivals, position), seed);
          seed = picked.seed;
          const slow = play(rivals, position, picked.value);
          expect(playFast(rivals, position, picked.value), 'machine and rows').toEqual(slow);
          if (!slow.ok) throw new Error('a legal move was refused');
          position = slow.position;
        }
        const { table } = position;
        expect(position.state).toBe('stop');
        expect(table.city.shuffled).toHaveLength(22);
        const rivalsOf = table.seats.map((who) => table.players[who]?.rival);
        expect([...rivalsOf].sort(), 'everybody is the Rival of exactly one').toEqual([...table.seats].sort());
        for (const who of table.seats) {
          const player = table.players[who];
          expect(player?.rival).not.toBe(who);
          expect(player?.hand).toHaveLength(5);
          expect([player?.library.length, player?.faction.length]).toEqual([36, 5]);
          const leader = table.vampires[player?.leader ?? ''];
          expect((player?.prestige ?? 0) + (leader?.blood ?? 0), 'the Leader’s Blood comes out of 20 Prestige').toBe(20);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the same seed takes out the same Events', () => {
    const removed = (seed: number): string[] => {
      let position = rivals.start({ opens: 'setup.city', edition: 'today', table: { seed } });
      while (position.state === 'setup.city') {
        const move = rivals.idle(position);
        const played = move && play(rivals, position, move);
        if (!played?.ok) break;
        position = played.position;
      }
      return position.table.setup?.removed ?? [];
    };
    expect(removed(7)).toHaveLength(4);
    expect(removed(7)).toEqual(removed(7));
    expect([1, 2, 3, 4].map((seed) => removed(seed).join())).not.toEqual([1, 2, 3, 4].map(() => removed(7).join()));
  });
});
