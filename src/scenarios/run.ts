/**
 * Plays a scenario: the written moves, and between them what the game plays when nothing is written. Pure, and
 * knows no game: the same run is a page's first line of play, a test and an answer of the command line.
 */
import type { Happening, Json, Move, Position, RuleId, ScenarioGame } from '../engine/game.ts';
import { endOf, extend, type Line, type Step, stepsOf } from '../engine/line.ts';
import { writeWords } from '../engine/move.ts';
import { isOver, refusalOf } from '../engine/play.ts';
import { resolved, same } from './expected.ts';
import { editionsOf, type Options, openScenario } from './open.ts';
import { free, settingInWords, settingOf } from './parameters.ts';
import type { Attempt, Check, Place, Scalar, Scenario, Setting, WrittenMove } from './scenario.ts';
import { isIn, statesKnowing } from './states.ts';

/** Most moves between two written ones: a line longer than this goes in circles. */
const MOST_IDLE = 1_000;

export interface Failure {
  /** Line of the file. */
  readonly line: number;
  readonly message: string;
}

/** A written move on the line. */
export interface Mark {
  /** Its number in the file, from 1. */
  readonly move: number;
  /** Its index in `line.plies`. */
  readonly ply: number;
  readonly note?: string;
}

/** A move that was tried, and what came of it. */
export interface Tried {
  /** How many plies had been played: 0 at the start. */
  readonly ply: number;
  readonly move: Move;
  /** The rule that forbids it; none where it is legal. */
  readonly rule?: RuleId;
  readonly note?: string;
}

/** A remark that stands at a place of the line. */
export interface Remark {
  readonly ply: number;
  readonly note: string;
}

export interface Asked {
  /** The question is put when so many plies have been played. */
  readonly ply: number;
  readonly ask: string;
  readonly of: string;
  readonly options: readonly Scalar[];
  readonly answer: Json | undefined;
}

export interface Run<T = unknown> {
  readonly id: string;
  readonly edition: string;
  readonly parameters: Setting;
  readonly line: Line<T>;
  readonly steps: readonly Step<T>[];
  readonly marks: readonly Mark[];
  readonly refusals: readonly Tried[];
  readonly allowed: readonly Tried[];
  readonly remarks: readonly Remark[];
  readonly questions: readonly Asked[];
  readonly failures: readonly Failure[];
  readonly outcome: Readonly<Record<string, Json>>;
}

/** Throws `ScenarioError` when the table cannot be laid; what goes wrong later is in `failures`. */
export function runScenario<T>(game: ScenarioGame<T>, scenario: Scenario, options: Options = {}): Run<T> {
  return new Runner(game, scenario, options).run();
}

class Runner<T> {
  private readonly game: ScenarioGame<T>;
  private readonly scenario: Scenario;
  private readonly edition: string;
  private readonly setting: Setting;
  private line: Line<T>;
  private readonly marks: Mark[] = [];
  private readonly failures: Failure[] = [];
  /** Set when the line could not be played as written: what lies beyond is then not judged. */
  private isBroken = false;

  constructor(game: ScenarioGame<T>, scenario: Scenario, options: Options) {
    this.game = game;
    this.scenario = scenario;
    this.edition = options.edition ?? editionsOf(game, scenario)[0] ?? '';
    this.setting = settingOf(scenario, options.parameters);
    this.line = { start: openScenario(game, scenario, options), plies: [] };
  }

  run(): Run<T> {
    const { game, scenario } = this;
    for (const [index, written] of scenario.moves.entries()) {
      if (!this.counts(written) || this.isBroken) continue;
      this.make(written, index + 1);
    }
    if (!this.isBroken) this.finish();
    const refusals = this.try(scenario.refused);
    const allowed = this.try(scenario.allowed);
    const remarks = this.judge();
    return {
      id: scenario.id,
      edition: this.edition,
      parameters: this.setting,
      line: this.line,
      steps: stepsOf(this.line),
      marks: this.marks,
      refusals,
      allowed,
      remarks,
      questions: this.ask(),
      failures: this.failures,
      outcome: game.outcome(endOf(this.line)),
    };
  }

  private counts = ({ edition }: { readonly edition?: string }): boolean => edition === undefined || edition === this.edition;

  private fail(line: number, message: string): void {
    const varied = free(this.scenario).length > 0 ? `, ${settingInWords(this.setting)}` : '';
    this.failures.push({ line, message: `${this.edition}${varied}: ${message}` });
  }

  /** Idles until the written move is legal, and makes it. */
  private make(written: WrittenMove, number: number): void {
    const { game } = this;
    const { move, at } = written;
    let line = this.line;
    const met: { state: string; rule: RuleId }[] = [];
    for (let idle = 0; ; idle++) {
      const position = endOf(line);
      const next = at === undefined || isIn(position.state, at) ? extend(game, line, move) : undefined;
      if (next && !('rule' in next)) {
        this.line = next;
        this.marks.push({
          move: number,
          ply: next.plies.length - 1,
          ...(written.note === undefined ? {} : { note: written.note }),
        });
        this.check(written.checks, next.plies.length, `after move ${number}`);
        return;
      }
      if (next) met.push({ state: position.state, rule: next.rule });
      const further = idle < MOST_IDLE ? this.idle(line) : undefined;
      if (!further) break;
      line = further;
    }
    this.isBroken = true;
    this.fail(written.line, `expected move ${number} (${inWords(move)}) to be legal, found ${this.obstacle(written, met)}`);
  }

  /** Where the move came closest: where the most rules had nothing against it. */
  private obstacle({ move, at }: WrittenMove, met: readonly { state: string; rule: RuleId }[]): string {
    const { game } = this;
    if (met.length === 0) return at === undefined ? 'no position' : `that the line is never in ${at} from there`;
    const closest = met.reduce((best, one) => (depth(game, one, move.verb) > depth(game, best, move.verb) ? one : best));
    if (depth(game, closest, move.verb) >= 0) return `that ${closest.rule} refuses it in ${closest.state}`;
    const states = statesKnowing(game, move.verb);
    const where = states.length > 0 ? `; it belongs in ${states.join(', ')}` : `; no state knows the verb "${move.verb}"`;
    return `that ${closest.rule} refuses it in every state from ${met[0]?.state} to ${met.at(-1)?.state}${where}`;
  }

  private idle(line: Line<T>): Line<T> | undefined {
    const move = this.game.idle(endOf(line));
    const next = move && extend(this.game, line, move);
    return next && !('rule' in next) ? next : undefined;
  }

  /** Idles to the end of the game, or to the state the scenario stops in. */
  private finish(): void {
    const { game, scenario } = this;
    const { until } = scenario;
    const isThere = (): boolean => (until === undefined ? isOver(game, endOf(this.line)) : isIn(endOf(this.line).state, until));
    for (let idle = 0; !isThere(); idle++) {
      const next = idle < MOST_IDLE ? this.idle(this.line) : undefined;
      if (!next) {
        this.isBroken = true;
        const goal = until === undefined ? 'the line to come to an end' : `the line to come to ${until}`;
        this.fail(
          scenario.lines.until ?? scenario.lines.moves ?? 1,
          `expected ${goal}, found that it stops in ${endOf(this.line).state}`,
        );
        return;
      }
      this.line = next;
    }
  }

  private positionAt = (ply: number): Position<T> =>
    ply === 0 ? this.line.start : (this.line.plies[ply - 1]?.position as Position<T>);

  /** How many plies have been played at this place; a sentence when the line never comes there. */
  private find({ after, before, at }: Place): number | string {
    const made = this.marks;
    if (before !== undefined) {
      const mark = made.find((one) => one.move === before);
      if (!mark) return `move ${before} is not made`;
      if (at === undefined || isIn(this.positionAt(mark.ply).state, at)) return mark.ply;
      return `move ${before} is made in ${this.positionAt(mark.ply).state}, not in ${at}`;
    }
    const from = after === undefined ? 0 : (made.findLast((one) => one.move <= after)?.ply ?? -1) + 1;
    if (at === undefined) return from;
    // A place after a move lies before the next written one.
    const to =
      after === undefined ? this.line.plies.length : (made.find((one) => one.move > after)?.ply ?? this.line.plies.length);
    for (let ply = from; ply <= to; ply++) if (isIn(this.positionAt(ply).state, at)) return ply;
    return after === undefined ? `the line is never in ${at}` : `the line is not in ${at} between move ${after} and the next`;
  }

  private try(attempts: readonly Attempt[]): Tried[] {
    return attempts.filter(this.counts).flatMap((attempt): Tried[] => {
      const ply = this.find(attempt.place);
      if (typeof ply === 'string') {
        if (!this.isBroken) this.fail(attempt.line, `expected a place to try ${inWords(attempt.move)}, found that ${ply}`);
        return [];
      }
      const position = this.positionAt(ply);
      const before = JSON.stringify(position);
      const rule = refusalOf(this.game, position, attempt.move);
      const where = `in ${position.state}`;
      if (rule !== attempt.rule) {
        const wanted = attempt.rule === undefined ? 'to be legal' : `to be refused by ${attempt.rule}`;
        this.fail(
          attempt.line,
          `expected ${inWords(attempt.move)} ${wanted} ${where}, found ${rule ? `that ${rule} refuses it` : 'that it is legal'}`,
        );
      }
      const code = rule === undefined ? undefined : this.game.reason?.(position, attempt.move, rule)?.code;
      if (attempt.code !== undefined && code !== attempt.code)
        this.fail(
          attempt.line,
          `expected ${inWords(attempt.move)} to be refused with ${attempt.code} ${where}, found ${code ?? 'no code'}`,
        );
      if (JSON.stringify(position) !== before)
        this.fail(attempt.line, `expected ${inWords(attempt.move)} to change nothing, found another position`);
      return [
        {
          ply,
          move: attempt.move,
          ...(rule === undefined ? {} : { rule }),
          ...(attempt.note === undefined ? {} : { note: attempt.note }),
        },
      ];
    });
  }

  /** The expectations on the way and at the end; returns the remarks that stand beside them. */
  private judge(): Remark[] {
    const remarks: Remark[] = [];
    for (const expectation of this.scenario.expect.filter(this.counts)) {
      const ply = this.find(expectation.place);
      if (typeof ply === 'string') {
        if (!this.isBroken) this.fail(expectation.line, `expected a place to look at, found that ${ply}`);
        continue;
      }
      this.check(expectation.checks, ply, placeInWords(expectation.place));
      if (expectation.note !== undefined) remarks.push({ ply, note: expectation.note });
    }
    if (!this.isBroken) this.check(this.scenario.ends.filter(this.counts), this.line.plies.length, 'at the end', 0);
    return remarks;
  }

  /** @param since what must have been told is looked for from this ply on: by default from the last written move */
  private check(
    checks: readonly Check[],
    ply: number,
    when: string,
    since = this.marks.findLast((one) => one.ply < ply)?.ply ?? 0,
  ): void {
    const position = this.positionAt(ply);
    for (const { path, expected, line } of checks) {
      let wanted: Json;
      try {
        wanted = resolved(expected, this.setting);
      } catch (error) {
        this.fail(line, (error as Error).message);
        continue;
      }
      if (path === 'told') this.checkTold(wanted as Told[], since, ply, line, when);
      else if (path === 'state') {
        if (!isIn(position.state, String(wanted)))
          this.fail(line, `expected the state ${wanted} ${when}, found ${position.state}`);
      } else {
        const found = this.game.read(position, path);
        if (found === undefined) this.fail(line, `expected ${path} ${show(wanted)} ${when}, found no such thing on the table`);
        else if (!same(found, wanted)) this.fail(line, `expected ${path} ${show(wanted)} ${when}, found ${show(found)}`);
      }
    }
  }

  private checkTold(wanted: readonly Told[], since: number, ply: number, line: number, when: string): void {
    const events = this.line.plies.slice(since, ply).flatMap((one) => one.events);
    for (const told of wanted) {
      const pattern = typeof told === 'string' ? { type: told } : told;
      const fits = (event: Happening): boolean => Object.entries(pattern).every(([key, value]) => same(event[key], value));
      if (events.some(fits)) continue;
      const types = [...new Set(events.map((event) => event.type))].join(', ') || 'nothing';
      this.fail(line, `expected ${show(pattern)} to have been told ${when}, found ${types}`);
    }
  }

  private ask(): Asked[] {
    const end = endOf(this.line);
    return this.scenario.predict.flatMap(({ place, ask, of, options, line }): Asked[] => {
      const ply = this.find(place);
      if (typeof ply === 'string') {
        if (!this.isBroken) this.fail(line, `expected a place to ask ${ask}, found that ${ply}`);
        return [];
      }
      const answer = this.game.read(end, of);
      if (!this.isBroken && !options.some((option) => same(option, answer)))
        this.fail(line, `expected one of the options ${options.join(', ')} to be ${of}, found ${show(answer)}`);
      return [{ ply, ask, of, options, answer }];
    });
  }
}

/** How many rules had nothing against the move before this one had; -1 where the state does not know the verb. */
function depth<T>(
  game: ScenarioGame<T>,
  { state, rule }: { readonly state: string; readonly rule: RuleId },
  verb: string,
): number {
  const rows = game.chart.rows.get(state) ?? [];
  return Math.max(-1, ...rows.map((row) => (row.verb === verb ? row.condition.rules.indexOf(rule) : -1)));
}

type Told = string | Readonly<Record<string, Scalar>>;

const inWords = (move: Move): string => `${move.who}: ${writeWords(move)}`;

const placeInWords = ({ after, before, at }: Place): string =>
  [
    after === undefined ? '' : `after move ${after}`,
    before === undefined ? '' : `before move ${before}`,
    at === undefined ? '' : `in ${at}`,
  ]
    .filter(Boolean)
    .join(' ');

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
