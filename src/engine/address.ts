/**
 * The address of a step: what stands after the `#`, written so that a reader can tell what it says.
 *
 *   1/2026-07-01/theft-of-vitae/capacity=2,edition=2004/p4~A.strike.theft-of-vitae.THA:B~p3/5.1-8ab3/k7q2
 *   │ │          │              │                       │                                   │ │ │     └ check digits of all before
 *   │ │          │              │                       │                                   │ │ └ print of what stood there (optional)
 *   │ │          │              │                       │                                   │ └ decisions taken after the step (optional)
 *   │ │          │              │                       │                                   └ step
 *   │ │          │              │                       └ decisions from the start; p4: four passes by whoever holds the opportunity
 *   │ │          │              └ parameters, then the edition where it is not the game's default; `-` for none
 *   │ │          └ scenario
 *   │ └ date of the rules
 *   └ version of this grammar
 *
 * It carries every decision from the start, and none of the scenario file's: editing the moves of a scenario changes no address.
 * Forced steps are left out: the rules imply them. A part counts as sound only once the sign that closes it was read,
 * so that an address cut short never says `B.blood=1` where it said `B.blood=12`.
 */
import type { Move } from './game.ts';
import { readToken, writeToken } from './move.ts';

/** A move, or how many passes in a row. */
export type Decision = Move | number;

export type Parameters = Readonly<Record<string, number | string>>;

export interface Address {
  /** ISO date. */
  readonly ruleset: string;
  readonly scenario: string;
  readonly parameters: Parameters;
  /** Left out for the game's default. */
  readonly edition?: string;
  readonly moves: readonly Decision[];
  /** What a reader counts, 0 before the first. */
  readonly step: number;
  /** Decisions taken after that step which make no step of their own yet. */
  readonly beyond?: number;
  /** Print of the position that was cited, to notice when the rules answer differently. */
  readonly seen?: string;
}

export type AddressFault =
  | 'length'
  | 'version'
  | 'ruleset'
  | 'scenario'
  | 'parameter'
  | 'move'
  | 'too-many-moves'
  | 'step'
  | 'check';

export interface Decoded {
  /** Everything before the fault. */
  readonly sound: Partial<Address>;
  /** Where it broke: the character, counted from 0 after the `#`. */
  readonly fault?: { readonly reason: AddressFault; readonly at: number };
}

export const ADDRESS_VERSION = '1';
export const MAX_ADDRESS = 2000;
export const MAX_MOVES = 500;
const MAX_PARAMETERS = 12;

const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const NAME = /^[A-Za-z][A-Za-z0-9.-]{0,59}$/;
const WORD = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
const WHOLE = /^(?:0|-?[1-9][0-9]{0,3})$/;
const PASSES = /^p([1-9][0-9]{0,2})?$/;
const STEP = /^(0|[1-9][0-9]{0,2})(?:\.([1-9][0-9]{0,2}))?(?:-([0-9a-z]{4}))?$/;
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Four signs of base 32 (no i, l, o, u) from FNV-1a: a slip passes unnoticed once in a million. */
export function print(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  const folded = (hash ^ (hash >>> 20)) >>> 0;
  return [15, 10, 5, 0].map((shift) => SIGNS[(folded >>> shift) & 31]).join('');
}

const isPass = (move: Move): boolean =>
  move.verb === 'pass' && move.card === undefined && move.mode === undefined && move.on === undefined && move.n === undefined;

/** Plain passes counted, everything else as it is; moves of `rules` are implied and left out. */
export function decisionsOf(moves: readonly Decision[]): Decision[] {
  const out: Decision[] = [];
  for (const move of moves) {
    const passes = typeof move === 'number' ? move : isPass(move) ? 1 : 0;
    const last = out.at(-1);
    if (typeof move !== 'number' && move.who === 'rules') continue;
    if (passes === 0) {
      if (typeof move !== 'number') out.push(move);
    } else if (typeof last === 'number') out[out.length - 1] = last + passes;
    else out.push(passes);
  }
  return out;
}

const countOf = (moves: readonly Decision[]): number =>
  moves.reduce<number>((sum, move) => sum + (typeof move === 'number' ? move : 1), 0);

/** `p4~A.strike.hand~p2`; `-` for none. */
export const writeMoves = (moves: readonly Decision[]): string =>
  decisionsOf(moves)
    .map((move) => (typeof move !== 'number' ? writeToken(move) : move === 1 ? 'p' : `p${move}`))
    .join('~') || '-';

/** The decisions of a text that `writeMoves` wrote. Throws where it is none: for texts of our own, not a reader's. */
export function readMoves(text: string): readonly Decision[] {
  const { moves, fault } = movesAt(`${text}/`, 0);
  if (fault) throw new Error(`expected moves, found "${text}"`);
  return moves;
}

/** The text after the `#`; `undefined` for what the grammar cannot hold (too long, too many moves, a word it does not allow). */
export function encode(address: Address): string | undefined {
  const settings = Object.entries(address.parameters).map(([name, value]) => `${name}=${value}`);
  if (address.edition !== undefined) settings.push(`edition=${address.edition}`);
  const step = `${address.step}${address.beyond ? `.${address.beyond}` : ''}${address.seen ? `-${address.seen}` : ''}`;
  const body = [
    ADDRESS_VERSION,
    address.ruleset,
    address.scenario,
    settings.join(',') || '-',
    writeMoves(address.moves),
    step,
    '',
  ].join('/');
  const text = body + print(body);
  const { sound, fault } = decode(text);
  const same =
    Object.entries(address.parameters).every(([name, value]) => sound.parameters?.[name] === value) &&
    sound.edition === address.edition;
  return fault || !same ? undefined : text;
}

/** True for a fragment that means a step, and not a rule's anchor. */
export const isAddress = (hash: string): boolean => /^#?[0-9]{1,3}(?:\/|%2f)/i.test(hash.slice(0, 8));

/** Reads as far as the text is sound. Never throws; the time grows with the length alone. */
export function decode(hash: string): Decoded {
  const whole = unescaped(hash.slice(hash.startsWith('#') ? 1 : 0, 3 * MAX_ADDRESS + 1));
  const text = whole.slice(0, MAX_ADDRESS);
  const sound: { -readonly [K in keyof Address]?: Address[K] } = {};
  let at = 0;
  /** The next part, or `undefined` where it is not closed. */
  const next = (): string | undefined => {
    const end = text.indexOf('/', at);
    return end < 0 ? undefined : text.slice(at, end);
  };
  const broken = (reason: AddressFault, where = at): Decoded => {
    const cut = whole.length > MAX_ADDRESS && text.indexOf('/', where) < 0;
    return { sound, fault: cut ? { reason: 'length', at: MAX_ADDRESS } : { reason, at: where } };
  };

  const version = next();
  if (version !== ADDRESS_VERSION) return broken('version');
  at += version.length + 1;

  const ruleset = next();
  if (ruleset === undefined || !DATE.test(ruleset)) return broken('ruleset');
  sound.ruleset = ruleset;
  at += ruleset.length + 1;

  const scenario = next();
  if (scenario === undefined || !SLUG.test(scenario)) return broken('scenario');
  sound.scenario = scenario;
  at += scenario.length + 1;

  const settings = readSettings(text, at);
  sound.parameters = settings.parameters;
  if (settings.edition !== undefined) sound.edition = settings.edition;
  if (settings.fault !== undefined) return broken('parameter', settings.fault);
  at = settings.end;

  const moves = movesAt(text, at);
  sound.moves = moves.moves;
  if (moves.fault) return broken(moves.fault.reason, moves.fault.at);
  at = moves.end;

  const step = next();
  const found = step === undefined ? null : STEP.exec(step);
  if (!found || step === undefined) return broken('step');
  sound.step = Number(found[1]);
  if (found[2]) sound.beyond = Number(found[2]);
  if (found[3]) sound.seen = found[3];
  at += step.length + 1;

  if (whole.length > MAX_ADDRESS) return { sound, fault: { reason: 'length', at: MAX_ADDRESS } };
  return text.slice(at) === print(text.slice(0, at)) ? { sound } : { sound, fault: { reason: 'check', at } };
}

/** Some forums and mail programs write `~` and `=` as %7E and %3D: visible ASCII is taken back, all else is left to break. */
export const unescaped = (text: string): string =>
  text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function readSettings(text: string, from: number): { parameters: Parameters; edition?: string; end: number; fault?: number } {
  // no prototype: `constructor` and `__proto__` are names like any other, and unknown to every scenario
  const parameters: Record<string, number | string> = Object.create(null);
  let edition: string | undefined;
  if (text.startsWith('-/', from)) return { parameters, end: from + 2 };
  let count = 0;
  for (let at = from; ; ) {
    const end = endOf(text, at, ',');
    const [name, value, extra] = end < 0 ? [] : text.slice(at, end).split('=', 3);
    const isSound =
      name !== undefined &&
      value !== undefined &&
      extra === undefined &&
      NAME.test(name) &&
      (WHOLE.test(value) || WORD.test(value));
    const isNew = name === 'edition' ? edition === undefined : name !== undefined && !(name in parameters);
    if (!isSound || !isNew || ++count > MAX_PARAMETERS) return { parameters, edition, end: at, fault: at };
    if (name === 'edition') edition = value;
    else parameters[name] = WHOLE.test(value) ? Number(value) : value;
    at = end + 1;
    if (text[end] === '/') return { parameters, edition, end: at };
  }
}

function movesAt(
  text: string,
  from: number,
): { moves: Decision[]; end: number; fault?: { reason: 'move' | 'too-many-moves'; at: number } } {
  if (text.startsWith('-/', from)) return { moves: [], end: from + 2 };
  const moves: Decision[] = [];
  let count = 0;
  for (let at = from; ; ) {
    const end = endOf(text, at, '~');
    const move = end < 0 ? undefined : readDecision(text.slice(at, end));
    // plain passes and forced steps are never written out: one line, one address
    const isSound =
      move !== undefined && (typeof move === 'number' ? typeof moves.at(-1) !== 'number' : !isPass(move) && move.who !== 'rules');
    if (!isSound) return { moves, end: at, fault: { reason: 'move', at } };
    count += countOf([move]);
    if (count > MAX_MOVES) return { moves, end: at, fault: { reason: 'too-many-moves', at } };
    moves.push(move);
    at = end + 1;
    if (text[end] === '/') return { moves, end: at };
  }
}

function readDecision(token: string): Decision | undefined {
  const passes = PASSES.exec(token);
  return passes ? Number(passes[1] ?? 1) : readToken(token);
}

/** Where the item that starts here is closed, by the sign or by the end of the part; -1 when it is not. */
function endOf(text: string, from: number, sign: string): number {
  for (let at = from; at < text.length; at++) if (text[at] === sign || text[at] === '/') return at;
  return -1;
}
