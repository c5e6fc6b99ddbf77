/** A scenario's sketch becomes a table; whatever it leaves out has a sensible default. */
import { type Json, type Position, type Sketch, SketchError } from '../../engine/game.ts';
import { described } from './cards/described.ts';
import { cards, register } from './cards/registry.ts';
import { newAction, newMinion, newPlayer, openCombat } from './opening.ts';
import {
  type Attached,
  type Combat,
  type Grant,
  type Minion,
  type Player,
  SOME_EFFECT,
  SOME_STRIKE_CARD,
  type Table,
} from './table.ts';

/** The switches, with their value under each edition. */
export const SWITCHES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  'x-of-a-strike-first': { today: true, '2004': true },
  'prevention-stage-closed-to-other-effects': { today: false, '2004': true },
  'prevention-one-turn-per-side': { today: false, '2004': true },
  'additional-strikes-acting-pass-final': { today: false, '2004': true },
  'exempt-additional-strikes-at-any-time': { today: false, '2004': false },
  'press-step-acting-orders': { today: false, '2004': true },
  'draw-effects-interrupt': { today: false, '2004': true },
  'end-of-round-cards-after-telepathic-tracking': { today: true, '2004': false },
  'psyche-while-combat-is-about-to-end': { today: true, '2004': false },
  'coordinate-attacks-after-combat': { today: false, '2004': true },
  'soul-stealing-before-the-discipline': { today: false, '2004': false },
  'followups-after-psyche-combat': { today: true, '2004': true },
};

const PLAYER_KEYS = [
  'pool',
  'hand',
  'hand-size',
  'library',
  'in-play',
  'crypt',
  'edge',
  'prey',
  'dearer-guns',
  'pays-for-equipment',
  'cheaper-equipment',
  'cheaper-equip-actions',
];
const MINION_KEYS = [
  'controller',
  'kind',
  'blood',
  'capacity',
  'strength',
  'disciplines',
  'locked',
  'region',
  'hand',
  'bears',
  'employs',
  'attached',
  'played',
  'aggravated',
  'first-strike',
  'grants',
  'is',
  'clan',
  'sect',
  'title',
  'circle',
  'contract',
  'votes',
  'votes-if',
  'illusion',
  'aggravated-as-normal',
  'more-from-guns',
  'no-equipment',
  'immune',
  'less-inflicted',
  'cannot-strike',
  'strikes-cost',
  'hurts-blocked',
];
const TABLE_KEYS = ['round', 'range', 'block', 'seed', 'opposing', 'action', 'target', 'stealth', 'queued', 'diablerie'];

type Fields = { readonly [key: string]: Json };

/**
 * Lays the table. Keys: minions `A` (acting), `B` (opposing), `C`…; Methuselahs `PA`, `PB`…; `round`, `range`, `block`, `seed`.
 * @throws SketchError with the path of the key that is wrong
 */
export function start(sketch: Sketch, states: Iterable<string>): Position<Table> {
  const { table: drawn, edition } = sketch;
  for (const key of Object.keys(drawn))
    if (!TABLE_KEYS.includes(key) && !/^P?[A-H]$/.test(key))
      throw new SketchError(key, `expected a minion (A to H), a Methuselah (PA to PH) or one of ${TABLE_KEYS.join(', ')}`);
  const minions: Record<string, Minion> = {};
  const players: Record<string, Player> = {};
  for (const id of [...new Set(['A', 'B', ...Object.keys(drawn).filter((key) => /^[A-H]$/.test(key))])].sort())
    minions[id] = minion(id, fields(drawn, id));
  for (const id of [
    ...new Set([
      'PA',
      'PB',
      ...Object.values(minions).map((each) => each.controller),
      ...Object.keys(drawn).filter((key) => /^P[A-H]$/.test(key)),
    ]),
  ].sort())
    players[id] = player(id, fields(drawn, id));
  for (const [id, each] of Object.entries(minions)) {
    const hand = cardList(fields(drawn, id), 'hand', `${id}.hand`);
    players[each.controller]?.hand.push(...hand);
  }
  for (const [id, each] of Object.entries(players)) {
    const size = number(fields(drawn, id), 'hand-size', `${id}.hand-size`, 0, 20) ?? each.hand.length;
    each.handSize = size;
    while (each.hand.length < size) each.hand.push('unnamed');
  }
  for (const [id, { attached }] of Object.entries(minions))
    for (const each of attached) {
      if (each.by === undefined) continue;
      const owner = minions[each.by]?.controller;
      if (!owner) throw new SketchError(`${id}.attached`, `expected a minion at the table after "by", found "${each.by}"`);
      each.owner = owner;
    }
  const illusion = Object.keys(minions).find((id) => boolean(fields(drawn, id), 'illusion', `${id}.illusion`));
  const round = number(drawn, 'round', 'round', 1, 99) ?? 1;
  const block = boolean(drawn, 'block', 'block') ?? true;
  const opposing = text(drawn, 'opposing', 'opposing') ?? 'B';
  if (!minions[opposing]) throw new SketchError('opposing', `expected a minion at the table, found "${opposing}"`);
  const opens = leaf(sketch.opens, states);
  const combat = openCombat('A', opposing, block);
  combat.round = round;
  combat.over = opens.startsWith('post-combat') || opens.startsWith('after-action');
  if (/^round\.(press|end-of-round)/.test(opens)) combat.phase = 'press';
  else if (/^round\.strikes\.(resolution|additional)/.test(opens)) combat.phase = 'strikes';
  const range = text(drawn, 'range', 'range', ['close', 'long']);
  combat.range = opens.startsWith('round.before-range')
    ? null
    : ((range as 'close' | 'long' | undefined) ?? (opens.startsWith('round.maneuver') ? null : 'close'));
  combat.diablerie = drunk(drawn, minions);
  for (const id of Object.keys(minions)) played(combat, id, fields(drawn, id));
  return {
    state: opens,
    table: {
      edition,
      switches: switches(sketch),
      seed: number(drawn, 'seed', 'seed', 0, 4_294_967_295) ?? 1,
      players,
      minions,
      bank: 0,
      action: {
        ...newAction(block ? opposing : null),
        kind: text(drawn, 'action', 'action') ?? null,
        target: text(drawn, 'target', 'target', Object.keys(minions)) ?? null,
        stealth: number(drawn, 'stealth', 'stealth', 0, 9) ?? 0,
        queue: queued(drawn),
        illusion: illusion === undefined ? null : { id: illusion, held: true },
      },
      combat,
    },
  };
}

/** `declare` and `round.strikes.declare` mean the first leaf inside. */
function leaf(opens: string, states: Iterable<string>): string {
  const all = [...states];
  const found = all.find((path) => path === opens) ?? all.find((path) => `.${path}.`.includes(`.${opens}.`));
  if (!found) throw new SketchError('opens', `expected a state of the combat chart, found "${opens}"`);
  // the step that only asks who strikes has nothing to say at the start: the situation opens with A's choice
  return found.replace(/\.declare\.open$/, '.declare.acting');
}

function switches({ edition, switches: asked = {} }: Sketch): Record<string, boolean> {
  for (const name of Object.keys(asked))
    if (!SWITCHES[name]) throw new SketchError(`switches.${name}`, `expected one of ${Object.keys(SWITCHES).join(', ')}`);
  return Object.fromEntries(Object.entries(SWITCHES).map(([name, by]) => [name, asked[name] ?? by[edition] ?? false]));
}

function player(id: string, drawn: Fields): Player {
  only(drawn, PLAYER_KEYS, id);
  return {
    ...newPlayer(text(drawn, 'prey', `${id}.prey`) ?? (id === 'PA' ? 'PB' : id === 'PB' ? 'PA' : null)),
    pool: number(drawn, 'pool', `${id}.pool`, 0, 99) ?? 10,
    hand: cardList(drawn, 'hand', `${id}.hand`),
    library: cardList(drawn, 'library', `${id}.library`),
    inPlay: counted(drawn, id),
    edge: boolean(drawn, 'edge', `${id}.edge`) ?? false,
    ...(drawn['crypt'] === undefined ? {} : { crypt: cardList(drawn, 'crypt', `${id}.crypt`) }),
    ...optional('cheaperEquipment', number(drawn, 'cheaper-equipment', `${id}.cheaper-equipment`, 0, 9)),
    ...optional('cheaperEquipActions', number(drawn, 'cheaper-equip-actions', `${id}.cheaper-equip-actions`, 0, 9)),
    ...optional('dearerGuns', number(drawn, 'dearer-guns', `${id}.dearer-guns`, 0, 9)),
    ...optional('paysForEquipment', number(drawn, 'pays-for-equipment', `${id}.pays-for-equipment`, 0, 9)),
  };
}

/** `powerbase-madrid 2`: a location, and the counters on it. */
function counted(drawn: Fields, id: string): Player['inPlay'] {
  return strings(drawn, 'in-play', `${id}.in-play`).map((entry) => {
    const found = /^(\S+)(?: (\d+))?$/.exec(entry);
    if (!found || !isCard(found[1] as string))
      throw new SketchError(`${id}.in-play`, `expected the id of a card, found "${entry}"`);
    return { card: found[1] as string, locked: false, ...(found[2] ? { counters: Number(found[2]) } : {}) };
  });
}

function minion(id: string, drawn: Fields): Minion {
  only(drawn, MINION_KEYS, id);
  const kind = (text(drawn, 'kind', `${id}.kind`, ['vampire', 'ally']) ?? 'vampire') as 'vampire' | 'ally';
  const capacity = number(drawn, 'capacity', `${id}.capacity`, 1, 13) ?? 6;
  const blood = number(drawn, 'blood', `${id}.blood`, 0, 13) ?? Math.min(4, capacity);
  if (blood > capacity) throw new SketchError(`${id}.blood`, `expected at most the capacity of ${capacity}, found ${blood}`);
  const disciplines = strings(drawn, 'disciplines', `${id}.disciplines`);
  for (const each of disciplines)
    if (!/^([a-z]{3}|[A-Z]{3})$/.test(each))
      throw new SketchError(`${id}.disciplines`, `expected tags such as for or FOR, found "${each}"`);
  return {
    ...newMinion(
      text(drawn, 'controller', `${id}.controller`) ?? (id === 'A' ? 'PA' : 'PB'),
      boolean(drawn, 'locked', `${id}.locked`) ?? id === 'B',
    ),
    kind,
    blood,
    capacity,
    // `life`: as much as its life at that moment
    ...(drawn['strength'] === 'life'
      ? { strengthIsLife: true as const }
      : { strength: number(drawn, 'strength', `${id}.strength`, 0, 20) ?? 1 }),
    disciplines,
    region: (text(drawn, 'region', `${id}.region`, ['ready', 'torpor']) ?? 'ready') as 'ready' | 'torpor',
    ...words(drawn, id),
    ...optional('aggravatedAsNormal', boolean(drawn, 'aggravated-as-normal', `${id}.aggravated-as-normal`) || undefined),
    ...optional('noEquipment', boolean(drawn, 'no-equipment', `${id}.no-equipment`) || undefined),
    ...optional('immune', drawn['immune'] === undefined ? undefined : strings(drawn, 'immune', `${id}.immune`)),
    ...optional('lessInflicted', number(drawn, 'less-inflicted', `${id}.less-inflicted`, 0, 9)),
    ...optional('strikesCost', number(drawn, 'strikes-cost', `${id}.strikes-cost`, 0, 9)),
    ...optional('hurtsBlocked', number(drawn, 'hurts-blocked', `${id}.hurts-blocked`, 0, 9)),
    ...optional('moreFromGuns', number(drawn, 'more-from-guns', `${id}.more-from-guns`, 0, 9)),
    ...optional('votes', number(drawn, 'votes', `${id}.votes`, 0, 20)),
    ...optional('votesIf', number(drawn, 'votes-if', `${id}.votes-if`, 0, 20)),
    boreAtBlock: cardList(drawn, 'bears', `${id}.bears`),
    attached: [
      ...cardList(drawn, 'bears', `${id}.bears`).map((card): Attached => ({ card })),
      ...withModes(drawn, 'employs', `${id}.employs`).map(
        ({ card, mode }): Attached => ({
          card,
          ...(mode ? { mode } : {}),
          life: cards.get(card)?.lives?.[mode ?? ''] ?? cards.get(card)?.life ?? 1,
        }),
      ),
      ...withModes(drawn, 'attached', `${id}.attached`).map(
        ({ card, mode, by }): Attached => ({ card, ...(mode ? { mode } : {}), ...(by ? { by } : {}) }),
      ),
    ],
  };
}

/** A key of its own only where there is something to say. */
const optional = <K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]?: V });

/** What is in force before the first move, and what some effect outside gives. */
function played(combat: Combat, id: string, drawn: Fields): void {
  for (const { card, mode, round } of withModes(drawn, 'played', `${id}.played`)) {
    const uses = cards.get(card)?.levels?.[mode ?? 'all'];
    if (!uses) throw new SketchError(`${id}.played`, `expected a card and one of its levels, found "${card} ${mode ?? ''}"`);
    const since = round ?? combat.round;
    if (since > combat.round) throw new SketchError(`${id}.played`, `expected a round up to ${combat.round}, found ${since}`);
    for (const use of uses) {
      if (use.once === 'combat') combat.usedThisCombat.push(`${id}:${card}`);
      if (use.once === 'round' && since === combat.round) combat.usedThisRound.push(`${id}:${card}`);
      for (const word of use.effects)
        if (word.do === 'prevent-each-round')
          for (let n = 0; n < word.amount; n++) combat.grants.push({ who: id, what: 'prevent', card, until: 'round' });
        else if (word.do === 'grant' && (word.until === 'combat' || since === combat.round))
          combat.grants.push({ who: id, what: word.what, card, until: word.until });
    }
    const lapsed =
      since < combat.round && uses.every((use) => use.effects.every((word) => 'until' in word && word.until === 'round'));
    const counters = uses.flatMap((use) => use.effects).find((word) => word.do === 'automatic-press');
    if (!lapsed)
      combat.inForce.push({
        card,
        mode: mode ?? 'all',
        by: id,
        until: uses.some((use) =>
          use.effects.some((word) => word.do === 'reflect' || (word.do === 'forbid' && word.until === 'round')),
        )
          ? 'round'
          : 'combat',
        since,
        ...(counters?.do === 'automatic-press' ? { counters: counters.counters } : {}),
      });
  }
  if (boolean(drawn, 'aggravated', `${id}.aggravated`))
    combat.inForce.push({ card: SOME_EFFECT, mode: 'all', by: id, until: 'round', since: combat.round });
  if (boolean(drawn, 'cannot-strike', `${id}.cannot-strike`)) combat.noStrike.push(id);
  if (boolean(drawn, 'first-strike', `${id}.first-strike`))
    combat.inForce.push({ card: SOME_EFFECT, mode: 'first-strike', by: id, until: 'round', since: combat.round });
  for (const grant of strings(drawn, 'grants', `${id}.grants`)) {
    if (grant === 'strike-card-maneuver') {
      combat.grants.push({ who: id, what: 'maneuver', card: SOME_STRIKE_CARD, until: 'round' });
      continue;
    }
    const what = (
      [
        'maneuver',
        'press',
        'prevent',
        'additional',
        'steal-equipment',
        'political-vote',
        'no-strike',
        'unlock',
        'cancel-maneuver',
      ] as const
    ).find((each) => each === grant);
    if (!what)
      throw new SketchError(
        `${id}.grants`,
        `expected maneuver, press, prevent, additional, steal-equipment, political-vote, no-strike, unlock, cancel-maneuver or strike-card-maneuver, found "${grant}"`,
      );
    combat.grants.push({ who: id, what, card: SOME_EFFECT, until: 'round' } satisfies Grant);
  }
}

/** `queued: C against D after sirens-lure`: a combat that waits already. */
function queued(drawn: Fields): Table['action']['queue'] {
  const value = text(drawn, 'queued', 'queued');
  if (value === undefined) return null;
  const found = /^([A-H]) against ([A-H]) after ([a-z-]+)$/.exec(value);
  if (!found || !isCard(found[3] as string))
    throw new SketchError('queued', `expected "C against D after" and a card, found "${value}"`);
  const card = found[3] as string;
  return { acting: found[1] as string, opposing: found[2] as string, after: card === 'sirens-lure' ? 'action' : 'combat', card };
}

/** `diablerie: A on B`: steps 1 to 3 are done, the victim is burned. */
function drunk(drawn: Fields, minions: Record<string, Minion>): Combat['diablerie'] {
  const value = text(drawn, 'diablerie', 'diablerie');
  if (value === undefined) return null;
  const found = /^([A-H]) on ([A-H])$/.exec(value);
  const victim = minions[found?.[2] ?? ''];
  if (!found || !victim || !minions[found[1] as string])
    throw new SketchError('diablerie', `expected a minion, "on" and another one, found "${value}"`);
  const { blood, capacity } = victim;
  victim.blood = 0;
  victim.region = 'burned';
  victim.attached = [];
  return { by: found[1] as string, victim: found[2] as string, blood, capacity, votes: 0 };
}

/** What a minion is beside its figures. */
function words(drawn: Fields, id: string): Partial<Pick<Minion, 'is' | 'clan' | 'sect' | 'title' | 'circle' | 'contract'>> {
  const found: Partial<Record<'is' | 'clan' | 'sect' | 'title' | 'circle' | 'contract', string>> = {};
  for (const key of ['is', 'clan', 'sect', 'title', 'circle', 'contract'] as const) {
    const value = text(drawn, key, `${id}.${key}`);
    if (value !== undefined) found[key] = value;
  }
  if (found.is !== undefined && cards.get(found.is)?.kind !== 'vampire')
    throw new SketchError(`${id}.is`, `expected a crypt card, found "${found.is}"`);
  return found;
}

function fields(drawn: Fields, key: string): Fields {
  const value = drawn[key] ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SketchError(key, 'expected keys and values');
  return value as Fields;
}

function only(drawn: Fields, keys: readonly string[], path: string): void {
  for (const key of Object.keys(drawn))
    if (!keys.includes(key)) throw new SketchError(`${path}.${key}`, `expected one of ${keys.join(', ')}`);
}

function number(drawn: Fields, key: string, path: string, least: number, most: number): number | undefined {
  const value = drawn[key];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new SketchError(path, `expected a whole number from ${least} to ${most}, found ${JSON.stringify(value)}`);
  return value;
}

function boolean(drawn: Fields, key: string, path: string): boolean | undefined {
  const value = drawn[key];
  if (value !== undefined && typeof value !== 'boolean')
    throw new SketchError(path, `expected true or false, found ${JSON.stringify(value)}`);
  return value;
}

function text(drawn: Fields, key: string, path: string, among?: readonly string[]): string | undefined {
  const value = drawn[key];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new SketchError(path, `expected a word, found ${JSON.stringify(value)}`);
  if (among && !among.includes(value)) throw new SketchError(path, `expected ${among.join(' or ')}, found "${value}"`);
  return value;
}

function strings(drawn: Fields, key: string, path: string): string[] {
  const value = drawn[key] ?? [];
  const list = Array.isArray(value) ? value : [value];
  if (!list.every((each) => typeof each === 'string'))
    throw new SketchError(path, `expected a list of words, found ${JSON.stringify(value)}`);
  return [...list] as string[];
}

/** A card by its id, or one that is described in it: known from here on, wherever the table goes. */
function isCard(id: string): boolean {
  const found = cards.has(id) ? undefined : described(id);
  if (found) register([found]);
  return cards.has(id);
}

function cardList(drawn: Fields, key: string, path: string): string[] {
  const list = strings(drawn, key, path);
  for (const card of list)
    if (card !== 'unnamed' && !isCard(card)) throw new SketchError(path, `expected the id of a card, found "${card}"`);
  return list;
}

/** `carrion-crows ANI`, `unflinching-persistence FOR round 1`, `political-struggle by A` */
function withModes(drawn: Fields, key: string, path: string): { card: string; mode?: string; round?: number; by?: string }[] {
  return strings(drawn, key, path).map((entry) => {
    const found = /^(\S+)(?: ([A-Za-z]{3}))?(?: round (\d+))?(?: by ([A-H]))?$/.exec(entry);
    const card = found?.[1];
    if (!found || !card || !isCard(card))
      throw new SketchError(path, `expected a card, perhaps a level, "round n" and "by" a minion, found "${entry}"`);
    return {
      card,
      ...(found[2] ? { mode: found[2] } : {}),
      ...(found[3] ? { round: Number(found[3]) } : {}),
      ...(found[4] ? { by: found[4] } : {}),
    };
  });
}
