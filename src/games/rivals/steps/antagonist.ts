/** The Antagonist step: S.A.D. damage is given out point by point, prevented, and lands as one amount on each. */
import type { Effect } from '../../../engine/game.ts';
import {
  attributeOf,
  cardOf,
  coterie,
  partyOf,
  playerOf,
  princeOf,
  reaches,
  sadCards,
  sadIntel,
  secrecyOf,
  vampireOf,
} from '../questions.ts';
import type { PlayerId, Table, Vampire, VampireId } from '../table.ts';
import type { Ability } from '../words.ts';
import { abilityOf, turn } from './actions.ts';
import { defeat, loseBlood } from './tokens.ts';

/** Damage given to a vampire so far. */
export const dueOn = (table: Table, id: VampireId): number => table.turn.damage[id] ?? 0;
/** What is left of it once prevention is taken off. */
export const leftOn = (table: Table, id: VampireId): number => dueOn(table, id) - (table.turn.prevented[id] ?? 0);

/** The vampires that can be given one more point. */
export const assignable = (table: Table): VampireId[] =>
  coterie(table, table.active).filter(
    (id) => reaches(table, sadIntel(table), id) && dueOn(table, id) < (vampireOf(table, id) as Vampire).blood,
  );

export const countIntel: Effect<Table> = (table, _move, tell) => {
  const who = table.active;
  const n = sadCards(table).length;
  table.turn.toAssign = n;
  tell({ type: 'antagonist.acts', rule: 'antagonist.sad-is-neutral', who, n });
  tell({ type: 'intel.counted', rule: 'antagonist.intel-stacks', who, n, intel: sadIntel(table) });
  tell({ type: 'damage.due', rule: 'antagonist.one-damage-each', who, n });
  tell({ type: 'victims.own', rule: 'antagonist.own-coterie-own-step', who, vampires: coterie(table, who), quiet: true });
  for (const id of coterie(table, who)) {
    if (princeOf(table) === id)
      tell({ type: 'secrecy.none', rule: 'titles.prince-san-francisco', who, vampire: id, quiet: true });
    if (vampireOf(table, id)?.place === 'haven' && secrecyOf(table, id) > table.settings.baseSecrecy)
      tell({ type: 'secrecy.haven', rule: 'attack.haven-secrecy', who, vampire: id, n: secrecyOf(table, id), quiet: true });
  }
  for (const id of coterie(table, who))
    if (!reaches(table, sadIntel(table), id))
      tell({
        type: 'vampire.hidden',
        rule: 'antagonist.intel-must-reach',
        who,
        vampire: id,
        n: secrecyOf(table, id),
        intel: sadIntel(table),
      });
};

export const assign: Effect<Table> = (table, move, tell) => {
  const id = move.card as VampireId;
  table.turn.damage[id] = dueOn(table, id) + 1;
  table.turn.toAssign -= 1;
  if (secrecyOf(table, id) > 0)
    tell({
      type: 'vampire.reached',
      rule: 'antagonist.intel-must-reach',
      who: move.who,
      vampire: id,
      n: secrecyOf(table, id),
      intel: sadIntel(table),
      quiet: true,
    });
  tell({
    type: 'damage.assigned',
    rule: 'antagonist.victim-chooses',
    who: move.who,
    vampire: id,
    n: dueOn(table, id),
    left: table.turn.toAssign,
  });
};

/** All that was due is given, or nobody can take more. */
export const restLost: Effect<Table> = (table, _move, tell) => {
  const n = table.turn.toAssign;
  table.turn.toAssign = 0;
  if (n === 0) return;
  const isCapped = coterie(table, table.active).some((id) => reaches(table, sadIntel(table), id));
  tell({
    type: 'damage.lost',
    rule: isCapped ? 'antagonist.assignment-cap' : 'antagonist.intel-must-reach',
    who: table.active,
    n,
  });
};

/** The vampire that a means of prevention protects in this move. */
export function protectedBy(table: Table, move: { who: string; card?: string; on?: string }): VampireId | undefined {
  const found = abilityOf(table, move as never);
  const word = found?.ability.effects.find((each) => each.do === 'prevent');
  if (!found || word?.do !== 'prevent') return undefined;
  if (word.whom === 'bearer') return found.host;
  if (word.whom === 'leader') return playerOf(table, move.who).leader ?? undefined;
  return move.on !== undefined && move.on !== found.host ? move.on : undefined;
}

export const prevent: Effect<Table> = (table, move, tell) => {
  const found = abilityOf(table, move);
  const id = protectedBy(table, move);
  const word = found?.ability.effects.find((each) => each.do === 'prevent');
  if (!found || !id || word?.do !== 'prevent') return;
  const who = move.who as PlayerId;
  const ability: Ability = found.ability;
  turn(table, move.card as string, ability, found.host, tell);
  if (ability.pays?.discard) {
    const player = playerOf(table, who);
    player.hand.splice(player.hand.indexOf(move.mode as string), 1);
    player.discards.push(move.mode as string);
    tell({ type: 'card.discarded', rule: ability.rule, who, card: move.mode as string, for: found.card });
  }
  table.turn.preventedBy.push(move.card as string);
  table.turn.prevented[id] = (table.turn.prevented[id] ?? 0) + word.n;
  const named = ability.when === 'antagonist' ? 'end-phase.named-step-exception' : 'antagonist.prevention-allowed';
  tell({ type: 'damage.prevented', rule: named, who, vampire: id, card: found.card, n: word.n });
  if (ability.exhausts !== 'vampire')
    tell({ type: 'ability.no-vampire', rule: 'end-phase.no-exhausting-abilities', who, card: found.card, quiet: true });
};

/** Each share lands at once: no attack, no reduction by attributes; the surplus of Blood 0 is lost. */
export const land: Effect<Table> = (table, _move, tell) => {
  const who = table.active;
  table.turn.antagonistDone = true;
  const shares = Object.keys(table.turn.damage).sort();
  for (const id of shares) {
    const n = leftOn(table, id);
    if (n <= 0) continue;
    const armour = ['physical', 'social', 'mental'] as const;
    if (armour.some((which) => attributeOf(table, id, which) > 0))
      tell({ type: 'attributes.ignored', rule: 'antagonist.ignores-attributes', who, vampire: id });
    const helper = partyOf(table, id).find((each) =>
      cardOf((vampireOf(table, each) as Vampire).card)?.lasting?.some(({ gives }) => gives === 'resistance-to-ranged'),
    );
    if (helper) tell({ type: 'resistance.idle', rule: 'antagonist.not-ranged', who, vampire: helper });
    tell({ type: 'damage.no-attack', rule: 'antagonist.not-an-attack', who, vampire: id, quiet: true });
    const lost = loseBlood(table, id, n, tell);
    const { blood } = vampireOf(table, id) as Vampire;
    tell({ type: 'damage.lands', rule: 'antagonist.applied-at-once', who, vampire: id, n: lost, blood });
    if (blood === 0) defeat(table, id, 'antagonist', tell);
  }
  table.turn.damage = {};
  table.turn.prevented = {};
  table.turn.preventedBy = [];
};

/** What the chart names. */
export const effects = {
  countIntel,
  assign,
  restLost,
  prevent,
  land,
};
