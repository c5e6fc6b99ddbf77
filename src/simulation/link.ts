/** The address of where a reader stands, and a reader put where an address says. */
import { type Address, type AddressFault, decisionsOf, decode, encode, type Parameters, print } from '../engine/address.ts';
import type { Game, Move, Position, RuleId } from '../engine/game.ts';
import type { Line } from '../engine/line.ts';
import { sameMove } from '../engine/move.ts';
import type { Lesson, Setting } from './lesson.ts';
import { replay } from './replay.ts';
import { goTo, open, pastMove, present, type Simulation, stepIndex, withLine } from './simulation.ts';

/** Why an address does not show all that it said, or shows something else than when it was made. */
export type Notice =
  | { readonly why: AddressFault; readonly at: number }
  /** Another page's scenario. */
  | { readonly why: 'other-scenario'; readonly scenario: string }
  | { readonly why: 'unknown-value'; readonly name: string }
  /** The rules refuse the move: the n-th decision, counted from 1. */
  | { readonly why: 'refused'; readonly n: number; readonly move?: Move; readonly rule?: RuleId }
  | { readonly why: 'past-the-end' }
  /** The rules answer differently at this step than on the day the address was made. */
  | { readonly why: 'judged-differently'; readonly since: string };

const parametersOf = (setting: Setting): Parameters =>
  Object.fromEntries(Object.entries(setting).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));

/** What tells one position from another when an address is cited: the state and the figures an ending is told by. */
const printOf = <T>(game: Game<T>, position: Position<T>): string =>
  print(`${position.state} ${JSON.stringify(Object.entries(game.outcome(position)).sort(([a], [b]) => (a < b ? -1 : 1)))}`);

export function addressOf<T>(simulation: Simulation<T>): Address {
  const { lesson, setting, edition, line, at } = simulation;
  const step = stepIndex(simulation);
  const from = goTo(simulation, step).at;
  const beyond = line.plies.slice(from, at).filter((ply) => ply.move.who !== 'rules').length;
  return {
    ruleset: lesson.game.ruleset,
    scenario: lesson.id,
    parameters: parametersOf(setting),
    ...(edition === lesson.editions[0] ? {} : { edition }),
    moves: decisionsOf(line.plies.map((ply) => ply.move)),
    step,
    ...(beyond > 0 ? { beyond } : {}),
    seen: printOf(lesson.game, present(simulation)),
  };
}

/** The hash of where a reader stands, or `undefined` when the line is too long for one. */
export function hashOf<T>(simulation: Simulation<T>): string | undefined {
  if (!hashes.has(simulation)) hashes.set(simulation, encode(addressOf(simulation)));
  return hashes.get(simulation);
}
const hashes = new WeakMap<object, string | undefined>();

/** The hash of the start of a written line, without playing it. */
export const startHash = <T>(lesson: Lesson<T>, setting: Setting, edition: string): string | undefined =>
  encode({
    ruleset: lesson.game.ruleset,
    scenario: lesson.id,
    parameters: parametersOf(setting),
    ...(edition === lesson.editions[0] ? {} : { edition }),
    moves: lesson.decisions(setting, edition),
    step: 0,
  });

/** Opens what an address says, as far as it is sound and the rules play it. Text that is no address opens the start. */
export function openAddress<T>(lesson: Lesson<T>, hash: string): { simulation: Simulation<T>; notices: readonly Notice[] } {
  const { sound, fault } = decode(hash);
  if (sound.scenario !== undefined && sound.scenario !== lesson.id)
    return { simulation: open(lesson), notices: [{ why: 'other-scenario', scenario: sound.scenario }] };
  const notices: Notice[] = fault ? [{ why: fault.reason, at: fault.at }] : [];
  for (const [name, value] of Object.entries(sound.parameters ?? {})) {
    const known = lesson.vary.find((vary) => vary.name === name);
    if (!known?.values.some((one) => String(one) === String(value))) notices.push({ why: 'unknown-value', name });
  }
  const edition = sound.edition ?? lesson.editions[0] ?? '';
  if (!lesson.editions.includes(edition)) notices.push({ why: 'unknown-value', name: 'edition' });
  const opened = open(lesson, sound.parameters ?? {}, lesson.editions.includes(edition) ? edition : undefined);
  if (sound.moves === undefined) return { simulation: opened, notices };

  const { line, refused } = replay(lesson.game, opened.line.start, sound.moves);
  if (refused) notices.push({ why: 'refused', ...refused });
  const whole = !fault || fault.reason === 'check';
  const simulation = place(opened, line, !refused && whole ? sound : { ...sound, step: refused ? sound.step : undefined });
  if (notices.length === 0 && sound.step !== undefined && stepIndex(simulation) < sound.step)
    notices.push({ why: 'past-the-end' });
  if (notices.length === 0 && sound.seen !== undefined && sound.seen !== printOf(lesson.game, present(simulation)))
    notices.push({ why: 'judged-differently', since: sound.ruleset ?? '' });
  return { simulation, notices };
}

/** On the line at the step the address names; without one, at the end of what was played. */
function place<T>(opened: Simulation<T>, line: Line<T>, { step, beyond }: Partial<Address>): Simulation<T> {
  const { written } = opened;
  // what is only the beginning of the written line goes on as the written line
  const isBeginning =
    line.plies.length <= written.plies.length &&
    line.plies.every((ply, at) => sameMove(ply.move, (written.plies[at] as typeof ply).move));
  const played = withLine(opened, isBeginning ? written : line, line.plies.length);
  if (step === undefined) return goTo(played, stepIndex(played));
  let placed = goTo(played, step);
  for (let left = beyond ?? 0; left > 0 && placed.at < placed.line.plies.length; left--)
    placed = withLine(placed, placed.line, pastMove(placed.line, placed.at));
  return placed;
}
