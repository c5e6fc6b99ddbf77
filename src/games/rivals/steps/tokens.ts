/** Tokens that move: Prestige, Agenda, Blood; and what follows at once when the last one goes or the last one comes. */
import type { Happening, RuleId } from '../../../engine/game.ts';
import {
  cardOf,
  controlsPrince,
  coterie,
  inTorpor,
  isOn,
  isWounded,
  partyOf,
  phaseOf,
  playerOf,
  potencyOf,
  vampireOf,
} from '../questions.ts';
import type { PlayerId, Table, Vampire, VampireId } from '../table.ts';

export type Tell = (event: Happening) => void;

/** A player wins with so much Agenda. */
export const GOAL = 13;

/** Takes tokens of a colour from the general supply. What it does not hold comes from elsewhere: no effect waits for it. */
export function fromSupply(table: Table, who: string, n: number, tell: Tell): void {
  const player = playerOf(table, who);
  player.supply -= n;
  tell({ type: 'supply.paid-out', rule: 'tokens.lost-to-general-supply', who, n, quiet: true });
  if (player.supply >= 0) return;
  table.lent[who] = (table.lent[who] ?? 0) - player.supply;
  tell({ type: 'supply.short', rule: 'tokens.lost-to-general-supply', who, n: -player.supply, quiet: true });
  player.supply = 0;
}

export function gainPrestige(table: Table, who: string, n: number, rule: RuleId, tell: Tell, card?: string): void {
  if (table.result || n === 0) return;
  fromSupply(table, who, n, tell);
  playerOf(table, who).prestige += n;
  tell({ type: 'prestige.gained', rule, who, n, ...(card ? { card } : {}) });
}

/** Never more than there is. Without any left the game is over. */
export function losePrestige(table: Table, who: string, n: number, rule: RuleId, tell: Tell, card?: string): number {
  if (table.result) return 0;
  const player = playerOf(table, who);
  const lost = Math.min(player.prestige, n);
  player.prestige -= lost;
  player.supply += lost;
  tell({ type: 'prestige.lost', rule, who, n: lost, ...(card ? { card } : {}) });
  watchPrestige(table, who, tell);
  return lost;
}

/** No Prestige is left: the Agenda goes to 0 and the game ends. */
export function watchPrestige(table: Table, who: string, tell: Tell): void {
  const player = playerOf(table, who);
  if (table.result || player.prestige > 0) return;
  const agenda = player.agenda;
  player.agenda = 0;
  tell({ type: 'prestige.gone', rule: 'winning.prestige-gone', who, n: agenda });
  const most = Math.max(...table.seats.map((id) => playerOf(table, id).agenda));
  const leading = table.seats.filter((id) => playerOf(table, id).agenda === most);
  const winner = isOn(table, 'most-agenda-wins') && leading.length === 1 ? (leading[0] as PlayerId) : null;
  table.result = { by: 'prestige', winner, loser: who as PlayerId };
}

export function gainAgenda(table: Table, who: string, n: number, rule: RuleId, tell: Tell, card?: string): void {
  if (table.result || n === 0) return;
  const player = playerOf(table, who);
  player.agenda += n;
  tell({ type: 'agenda.gained', rule, who, n, left: Math.max(0, GOAL - player.agenda), ...(card ? { card } : {}) });
  if (player.agenda >= GOAL) table.result = { by: 'agenda', winner: who as PlayerId, loser: null };
  else tell({ type: 'agenda.short', rule: 'winning.thirteen-agenda', who, n: GOAL - player.agenda, quiet: true });
}

/** Blood from the general supply, no more than the vampire holds. Returns how much. */
export function giveBlood(
  table: Table,
  id: VampireId,
  n: number,
  how: { readonly type: string; readonly rule: RuleId; readonly card?: string; readonly fromCard?: boolean },
  tell: Tell,
  state: string,
): number {
  const vampire = vampireOf(table, id) as Vampire;
  const given = Math.min(n, Math.max(0, potencyOf(table, id) - vampire.blood));
  if (given > 0 && !how.fromCard) fromSupply(table, vampire.controller, given, tell);
  vampire.blood += given;
  const { type, rule, card } = how;
  tell({ type, rule, who: vampire.controller, vampire: id, n: given, blood: vampire.blood, ...(card ? { card } : {}) });
  if (given < n) tell({ type: 'blood.full', rule: 'tokens.blood-maximum', vampire: id, n: vampire.blood, quiet: true });
  wakeIfFull(table, id, state, tell);
  return given;
}

/** At once, in its controller's own turn: out of torpor, ready, in Haven. */
export function wakeIfFull(table: Table, id: VampireId, state: string, tell: Tell): void {
  const vampire = vampireOf(table, id) as Vampire;
  if (vampire.place !== 'torpor') return;
  if (isWounded(table, id)) {
    const n = potencyOf(table, id) - vampire.blood;
    tell({ type: 'torpor.stays', rule: 'torpor.wake-at-potency', who: vampire.controller, vampire: id, n, quiet: true });
    return;
  }
  if (vampire.controller !== table.active) {
    tell({ type: 'torpor.full-waits', rule: 'torpor.wake-own-turn-only', who: vampire.controller, vampire: id });
    return;
  }
  vampire.place = 'haven';
  vampire.exhausted = false;
  vampire.party = null;
  const who = vampire.controller;
  tell({ type: 'vampire.woke', rule: 'torpor.wake-at-potency', who, vampire: id, n: vampire.blood });
  tell({ type: 'vampire.home', rule: 'torpor.wake-ready-in-haven', who, vampire: id });
  if (phaseOf(state) === 'end') tell({ type: 'vampire.stays-home', rule: 'torpor.wake-in-end-phase', who, vampire: id });
  else tell({ type: 'vampire.may-act', rule: 'torpor.wake-outside-end-phase', who, vampire: id });
}

/** Those that Blood filled in another player's turn come home as the own turn starts. */
export function wakeThoseFull(table: Table, state: string, tell: Tell): void {
  for (const id of inTorpor(table, table.active)) {
    if (isWounded(table, id)) continue;
    tell({ type: 'torpor.own-turn-comes', rule: 'torpor.wake-own-turn-only', who: table.active, vampire: id, quiet: true });
    wakeIfFull(table, id, state, tell);
  }
}

/** Blood lost to the general supply. The last one gone, the vampire is defeated. */
export function loseBlood(table: Table, id: VampireId, n: number, tell: Tell): number {
  const vampire = vampireOf(table, id) as Vampire;
  const lost = Math.min(vampire.blood, n);
  vampire.blood -= lost;
  playerOf(table, vampire.controller).supply += lost;
  if (lost > 0)
    tell({ type: 'blood.to-supply', rule: 'tokens.lost-to-general-supply', who: vampire.controller, n: lost, quiet: true });
  return lost;
}

/** To torpor: by a player, by the Antagonist, or by a cost that took its own last Blood. */
export function defeat(table: Table, id: VampireId, by: PlayerId | 'antagonist' | 'cost', tell: Tell): void {
  const vampire = vampireOf(table, id) as Vampire;
  const owner = vampire.controller;
  loseBlood(table, id, vampire.blood, tell);
  vampire.place = 'torpor';
  vampire.party = null;
  regroup(table);
  tell({ type: 'vampire.defeated', rule: 'defeat.to-torpor', who: owner, vampire: id });
  if (by === 'cost') return;
  if (by === 'antagonist') {
    tell({ type: 'defeat.by-nobody', rule: 'defeat.by-antagonist', who: owner, vampire: id });
    return;
  }
  if (owner !== by)
    for (const { card } of table.city.streets)
      for (const lasting of cardOf(card)?.lasting ?? [])
        if (lasting.gives === 'agenda-for-defeat')
          gainAgenda(table, by, lasting.n, 'city-deck.ongoing-lasts-a-round', tell, card);
  if (playerOf(table, by).rival !== owner) {
    if (coterie(table, owner).length === 0)
      tell({ type: 'coterie.no-rival', rule: 'winning.rival-coterie-gone', who: by, on: owner, quiet: true });
    return;
  }
  gainAgenda(table, by, 1, 'defeat.rival-gives-agenda', tell);
  const player = playerOf(table, owner);
  if (!table.result && player.prestige > 0) {
    player.prestige -= 1;
    vampire.blood += 1;
    tell({ type: 'prestige.to-blood', rule: 'defeat.rival-pays-one', who: owner, vampire: id, n: 1 });
    watchPrestige(table, owner, tell);
  }
  if (table.result || coterie(table, owner).length > 0) return;
  table.result = { by: 'coterie', winner: by, loser: owner };
  tell({ type: 'coterie.gone', rule: 'winning.rival-coterie-gone', who: by, on: owner });
}

/** Each party is called after the first of its vampires, so that equal tables are equal. */
export function regroup(table: Table): void {
  const first = new Map<VampireId, VampireId>();
  for (const id of Object.keys(table.vampires)) {
    const vampire = vampireOf(table, id) as Vampire;
    if (vampire.place === 'streets') first.set(id, partyOf(table, id)[0] as VampireId);
    else vampire.party = null;
  }
  for (const [id, party] of first) (vampireOf(table, id) as Vampire).party = party;
}

/** A party that nobody is in yet. */
export const ALONE = '';

/** Whoever controls the Prince, if anybody does. */
export const princeHolder = (table: Table): PlayerId | undefined => table.seats.find((who) => controlsPrince(table, who));
