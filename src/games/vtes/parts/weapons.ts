/** Ammunition, melee weapons that deliver a hand strike, weapons that come out of the hand or fall silent; and what fixes the range. */
import type { Effect, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { equipmentOf, resolvesNow, strikeDoes } from '../guards.ts';
import { add, type Blow, type Objection, type Part, RANKS } from '../parts.ts';
import { pay, type Tell } from '../steps/blood.ts';
import { spend } from '../steps/cards.ts';
import {
  inForce,
  type MinionId,
  minionOf,
  opponentOf,
  ownerOf,
  type Player,
  playerBehind,
  playerOf,
  type Strike,
  sideOf,
  type Table,
  useOf,
} from '../table.ts';
import type { Use, VtesCard, Word } from '../words.ts';

const does = (use: Use, what: Word['do']): boolean => use.effects.some((word) => word.do === what);

const rangeFixed: Objection = (table, move, { use }) => {
  const by = table.combat.rangeSetBy;
  if (!does(use, 'set-range') || by === null) return undefined;
  return sideOf(table, by) === 'acting' && sideOf(table, move.who) === 'opposing'
    ? 'before-range.set-range-acting-first'
    : 'before-range.set-range-only-once';
};

const ammunition: Objection = (table, move, { use }) => {
  if (!does(use, 'ammo')) return undefined;
  const strike = table.combat.strikes[move.who];
  const gun = strike && cards.get(strike.card)?.gun;
  return gun && table.combat.ammo[`${move.who}:${strike.card}`] === undefined ? undefined : 'strike-declaration.ammo-window';
};

/** What equipment costs, with the effects in play that change it whether it is played or not. */
const priceOf = (owner: Player, weapon: VtesCard): number =>
  Math.max(0, (weapon.price ?? 0) + (weapon.gun ? (owner.dearerGuns ?? 0) : 0) - (owner.cheaperEquipment ?? 0));

/** Concealed Weapon: the weapon leaves the hand, is paid for and replaced. */
function equip(table: Table, move: Move, tell: Tell): void {
  const player = playerOf(table, playerBehind(table, move.who) as string);
  const weapon = move.on as string;
  const card = cards.get(weapon);
  const price = card ? Math.max(0, priceOf(player, card) - (player.paysForEquipment ?? 0)) : 0;
  player.pool -= price;
  table.bank += price;
  spend(table, move.who, weapon, tell);
  minionOf(table, move.who).attached.push({ card: weapon });
  tell({ type: 'equipment.gained', rule: useOf(move)?.use.rule ?? '', who: move.who, card: weapon });
}

/** A weapon of the hand under 3 pool that deals at most 3, none of it aggravated. */
function canEquip(table: Table, move: Move): boolean {
  const owner = table.players[playerBehind(table, move.who) ?? ''];
  const weapon = cards.get(move.on ?? '');
  const strike = weapon?.inPlay?.find((use) => use.verb === 'strike');
  if (!owner || !weapon || !strike || weapon.kind !== 'equipment' || !owner.hand.includes(weapon.id)) return false;
  const mild = strike.effects.every(
    (word) => word.do !== 'damage' || (word.kind === 'normal' && (word.amount === 'strength' || word.amount <= 3)),
  );
  const price = priceOf(owner, weapon);
  // who else pays does not lower what it costs
  return mild && price < 3 && owner.pool >= Math.max(0, price - (owner.paysForEquipment ?? 0));
}

const meleeOf = (table: Table, id: MinionId): string[] =>
  equipmentOf(table, id).filter((card) => cards.get(card)?.melee === true);

/** The opponent's strike of this moment, or an earlier one of the round, leaves weapons without damage. */
function isSilenced(table: Table, id: MinionId): boolean {
  const strike = table.combat.strikes[id] as Strike;
  const armed = cards.get(strike.card)?.kind === 'equipment' || cards.get(strike.card)?.gun === true || strike.on !== undefined;
  const opponent = opponentOf(table, id);
  return (
    armed &&
    ((resolvesNow(table, opponent) && strikeDoes(table, opponent, 'disable-weapons')) ||
      inForce(table, 'disable-weapons', opponent).length > 0)
  );
}

const ammoOf = ({ table, id, strike }: Blow) => {
  const word = cards
    .get(table.combat.ammo[`${id}:${strike.card}`] ?? '')
    ?.levels?.['all']?.[0]?.effects.find((each) => each.do === 'ammo');
  return word?.do === 'ammo' ? word : undefined;
};

/** A strike that silences weapons does so for the round; some ammunition burns the gun. */
function strikeDone(blow: Blow, resolves: boolean): void {
  const { table, id, strike, use, tell } = blow;
  const { combat } = table;
  const silences = use.effects.some((word) => word.do === 'disable-weapons');
  if (silences && resolves && strike.mode && use.range !== 'long' && combat.range !== 'long')
    combat.inForce.push({ card: strike.card, mode: strike.mode, by: id, until: 'round', since: combat.round });
  if (!resolves || !ammoOf(blow)?.burns) return;
  const bearer = minionOf(table, id);
  const index = bearer.attached.findIndex((each) => each.card === strike.card);
  for (const each of index >= 0 ? bearer.attached.splice(index, 1) : [])
    playerOf(table, ownerOf(table, id, each)).ashHeap.push(each.card);
  tell({ type: 'equipment.destroyed', rule: 'strike-declaration.ammo-window', who: id, card: strike.card });
}

/** What has fixed the range. */
const fixedRule = ({ combat }: Table): RuleId =>
  combat.committed[combat.rangeSetBy ?? ''] === 'sniper-rifle'
    ? 'before-range.sniper-rifle-equipped-at-block'
    : 'before-range.set-range-only-once';

/** The range was fixed before it could be determined: no maneuvers this round. */
const rangeStands: Effect<Table> = (table, _move, tell) =>
  tell({ type: table.combat.range === 'long' ? 'range.is-long' : 'range.is-close', rule: fixedRule(table) });

export const weapons: Part = {
  rank: 3,
  facts: { rangeFixed: (table) => table.combat.rangeSetBy !== null },
  effects: { rangeStands },
  aim(table, move, use) {
    if (does(use, 'set-range')) return ['close', 'long'].map((on) => ({ ...move, on }));
    if (does(use, 'equip-weapon'))
      return [...new Set(playerOf(table, minionOf(table, move.who).controller).hand)].flatMap((on) =>
        cards.get(on)?.kind === 'equipment' ? [{ ...move, on }] : [],
      );
    return use.withMelee ? [move, ...meleeOf(table, move.who).map((on) => ({ ...move, on }))] : undefined;
  },
  hooks: {
    closedBy: ({ table }, { verb }) => (verb === 'maneuver' && table.combat.rangeSetBy !== null ? fixedRule(table) : undefined),
    dealsNothing: isSilenced,
    strikeSummed(blow, add) {
      const more = minionOf(blow.table, opponentOf(blow.table, blow.id)).moreFromGuns;
      if (more && cards.get(blow.strike.card)?.gun) add(more, 'normal');
      const ammo = ammoOf(blow);
      if (ammo) add(ammo.plus, ammo.kind ?? 'normal');
    },
    strikeDone,
    hasAim(table, move, word, use) {
      if (word.do === 'set-range')
        return (move.on === 'close' || move.on === 'long') && minionOf(table, move.who).blood >= (word.blood ?? 0);
      if (word.do === 'equip-weapon') return canEquip(table, move);
      return use.withMelee && move.on !== undefined ? meleeOf(table, move.who).includes(move.on) : undefined;
    },
  },
  objections: [
    [RANKS.rangeFixed, rangeFixed],
    [RANKS.ammunition, ammunition],
  ],
  words: {
    'set-range'(table, move, word, tell) {
      const { combat } = table;
      if (word.blood) pay(table, move.who, word.blood, tell);
      combat.range = move.on === 'long' ? 'long' : 'close';
      combat.rangeSetBy = move.who;
      const card = move.card as string;
      if (move.verb === 'use' && cards.get(card)?.kind === 'equipment') combat.committed[move.who] = card;
      tell({
        type: combat.range === 'long' ? 'range.set-long' : 'range.set-close',
        rule: useOf(move)?.use.rule ?? '',
        who: move.who,
        card,
      });
    },
    'equip-weapon': (table, move, _word, tell) => equip(table, move, tell),
    'become-weapon'(table, move, _word, tell) {
      const card = move.card as string;
      minionOf(table, move.who).attached.push({ card });
      tell({ type: 'equipment.gained', rule: 'before-range.window-cards', who: move.who, card });
    },
    ammo(table, move) {
      const { combat } = table;
      combat.ammo[`${move.who}:${combat.strikes[move.who]?.card}`] = move.card as string;
    },
  },
};
add(weapons);
