/** Verbs that no rule knows, as a hostile address may carry them: each is refused by a rule of the game. */
import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/content/games.ts';
import { play } from '../../../src/engine/play.ts';
import { vtes } from '../../../src/games/vtes/index.ts';

const ids = new Set(rulesOf('vtes').map(({ id }) => id));

test.each(['constructor', 'to-string', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'nothing'])(
  '%s is refused by a rule, in every state',
  (verb) => {
    for (const state of vtes.chart.rows.keys()) {
      const { table } = vtes.start({ opens: 'declare', edition: 'today', table: {} });
      for (const card of [undefined, 'constructor']) {
        const played = play(vtes, { state, table }, { who: 'A', verb, ...(card ? { card } : {}) });
        expect(played.ok ? 'legal' : ids.has(played.refusal.rule), `${verb} in ${state}`).toBe(true);
      }
    }
  },
);
