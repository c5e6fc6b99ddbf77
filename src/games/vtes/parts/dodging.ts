/** Dodges: each avoids the opposing strike, and nothing else. */
import type { RuleId } from '../../../engine/game.ts';
import { strikeDoes } from '../guards.ts';
import { add, type Part } from '../parts.ts';
import { combatants, opponentOf, strikeUse } from '../table.ts';

/** What else than damage a dodge saves from. */
const AVOIDED: Readonly<Record<string, RuleId>> = {
  coma: 'strike-resolution.dodge-avoids-coma',
  entombment: 'strike-resolution.dodge-avoids-entombment',
  'rowan-ring': 'strike-resolution.dodge-avoids-rowan-ring',
  fleshcraft: 'strike-resolution.dodge-avoids-fleshcraft',
  bonecraft: 'strike-resolution.dodge-avoids-bonecraft',
};

export const dodging: Part = {
  hooks: {
    dodges(table, tell) {
      let isDodged = false;
      for (const id of combatants(table)) {
        const from = opponentOf(table, id);
        const opposing = table.combat.strikes[from];
        if (!opposing || !strikeDoes(table, id, 'dodge')) continue;
        if (strikeUse(opposing).effects.some((word) => word.do === 'undodgeable')) {
          const rule =
            id === table.combat.acting
              ? 'strike-resolution.scorpion-sting-after-dodge'
              : 'strike-resolution.dodge-after-scorpion-sting';
          tell({ type: 'dodge.fails', rule, who: id, card: opposing.card });
          continue;
        }
        opposing.dodged = true;
        isDodged = true;
        const rule = AVOIDED[opposing.card] ?? 'strike-resolution.dodge-avoids-damage';
        tell({ type: 'strike.dodged', rule, who: id, from });
      }
      return isDodged;
    },
  },
};
add(dodging);
