/** The turn in which a line opens: what has been done in it so far. */
import { SketchError } from '../../engine/game.ts';
import { type Fields, strings } from '../../engine/sketch.ts';
import { characterOf, living, other, the, untilted } from './questions.ts';
import { type CharacterId, PLAYERS, type PlayerId, type Table } from './table.ts';

const PHASES: readonly string[] = ['refill', 'choose-characters', 'use-cards', 'resolve-combat', 'tilt', 'discard'];

/** Fighters are chosen and Orders in force where the line opens after phase 1; phases before it are behind. */
export function openingTurn(table: Table, drawn: Fields, opens: string): void {
  const fighters = fightersOf(table, drawn);
  if (!opens.startsWith('turn.')) return;
  const phase = opens.split('.')[1] as string;
  const beaten = PLAYERS.find((who) => living(table, who).length === 0);
  if (beaten && ['start', 'choose-characters', 'use-cards'].includes(phase))
    throw new SketchError(beaten, `expected somebody of ${beaten} to be alive where the line opens in ${phase}`);
  const at = PHASES.indexOf(phase);
  const due = phase === 'end' ? PHASES : phase === 'start' ? [] : PHASES.slice(0, at + 1);
  table.turn.phases = due.filter((name) => name !== 'refill' || table.turn.n > 1);
  if (phase === 'start' || opens === 'turn.choose-characters.open') return;
  table.turn.fighters = fighters;
  table.took = PLAYERS.map((who) => fighters[who]);
  table.turn.fought = ['tilt', 'discard', 'end'].includes(phase) || opens.endsWith('resolve-combat.victory');
  if (table.turn.fought) table.combats = Math.max(table.combats, table.turn.n);
  if (table.turn.fought || opens === 'turn.choose-characters.orders') return;
  for (const who of PLAYERS) {
    const fighter = the(table, fighters[who]);
    fighter.inForce = fighter.orders.flatMap(({ turns }, n) => (turns.includes(table.turn.n) ? [n] : []));
  }
}

/** `[X, Y]` in any order; else the first of each side that could be chosen. */
function fightersOf(table: Table, drawn: Fields): Record<PlayerId, CharacterId> {
  const named = strings(drawn, 'fight', 'fight');
  const [a, b] = named.map((id) => characterOf(table, id)?.side);
  if (named.length > 0 && (named.length !== 2 || !a || b !== other(a)))
    throw new SketchError('fight', `expected a character of each side, found ${JSON.stringify(drawn.fight)}`);
  const ofSide = (who: PlayerId): CharacterId =>
    named.find((id) => the(table, id).side === who) ??
    untilted(table, who)[0] ??
    living(table, who)[0] ??
    (table.players[who].line[0] as CharacterId);
  return { Ann: ofSide('Ann'), Bob: ofSide('Bob') };
}
