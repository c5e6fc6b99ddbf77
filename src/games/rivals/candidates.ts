/** What somebody at the table might try: the chart decides which of it is legal. */
import { pick } from '../../engine/chance.ts';
import type { Move, Position } from '../../engine/game.ts';
import { CORE_BOX, OPENING_HAND } from './box.ts';
import { means } from './facts.ts';
import { cardOf, cardsOf, controlled, coterie, foesOf, has, inStreets, isWounded, playerOf, vampireOf } from './questions.ts';
import { removable } from './setup.ts';
import { abilityOf } from './steps/actions.ts';
import { type Table, UNNAMED, type Vampire } from './table.ts';
import { type Moment, mandatory, SAD, targets, waiting } from './timed.ts';

const DECKS = ['library', 'faction'] as const;

/** Whom the table waits for. */
export function seatOf({ table }: Position<Table>, holder: string | undefined): string {
  if (holder === 'rules' || holder === 'chance') return holder;
  return holder === 'asked' ? (table.turn.asked?.queue[0] ?? table.active) : table.active;
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

export function candidates(position: Position<Table>, holder: string | undefined): Move[] {
  const { state, table } = position;
  const who = seatOf(position, holder);
  if (state.startsWith('setup.')) return inSetup(state, table, who);
  const step = state.split('.').slice(2).join('.');
  switch (step) {
    case 'city-deck.shuffled':
      return unique(table.city.shuffled).map((card) => ({ who, verb: 'turn-up', card }));
    case 'city-deck.asked':
      return [...discards(table, who), { who, verb: 'pass' }];
    case 'start-of-turn.effects':
      return [...resolving(table, who, 'start'), ...plots(table, who), { who, verb: 'pass' }];
    case 'torpor-and-mending.abilities':
      return resolving(table, who, 'torpor');
    case 'torpor-and-mending.mending':
      return [...mending(table, who), ...lateUses(table, who), { who, verb: 'pass' }];
    case 'end-of-turn.effects':
      return [...resolving(table, who, 'end'), ...lateUses(table, who), { who, verb: 'pass' }];
    case 'start-of-turn.drawing':
    case 'end-of-turn.drawing':
    case 'draw.first':
    case 'draw.second':
      return DECKS.map((card) => ({ who, verb: 'take', card }));
    case 'end-of-turn.discarding':
    case 'start-of-turn.asked':
      return discards(table, who);
    case 'antagonist.assign':
      return [...controlled(table, who).map((card) => ({ who, verb: 'assign', card })), { who, verb: 'pass' }];
    case 'antagonist.prevent':
      return [...preventing(table, who), ...lateUses(table, who), { who, verb: 'pass' }];
    case 'look':
    case 'torpor-and-mending.look':
    case 'end-of-turn.look':
    case 'antagonist.look':
      return ['top', 'under'].map((verb) => ({ who, verb }));
    case 'asked':
      return discards(table, who);
    case 'attack':
    case 'conflict':
      return [...moving(table, who), ...relentless(table), { who, verb: 'pass' }];
    case 'open':
      return inAction(table, who);
    default:
      return [];
  }
}

const discards = (table: Table, who: string): Move[] =>
  unique(playerOf(table, who).hand).map((card) => ({ who, verb: 'discard', card }));

function inSetup(state: string, table: Table, who: string): Move[] {
  switch (state.slice('setup.'.length)) {
    case 'seats':
      return [1, 2, 3, 4, 5].map((n) => ({ who, verb: 'seat', n }));
    case 'decks':
      return [
        ...[...CORE_BOX.clans, 'own'].map((card) => ({ who, verb: 'choose', card })),
        ...['crypt-pack', 'crypt-pack-blood-and-alchemy'].map((card) => ({ who, verb: 'add', card })),
      ];
    case 'leaders':
      return unique(playerOf(table, who).faction)
        .filter((card) => card !== UNNAMED)
        .map((card) => ({ who, verb: 'lead', card }));
    case 'city':
      return unique(table.setup?.city ?? [])
        .filter((card) => removable(table, card))
        .map((card) => ({ who, verb: 'remove', card }));
    case 'rivals':
      return table.seats.map((card) => ({ who, verb: 'deal', card }));
    case 'hands':
      // in which order makes no difference: Library cards first
      return (table.setup?.taken[0] ?? 0) < OPENING_HAND.library
        ? [{ who, verb: 'take', card: 'library' }]
        : DECKS.map((card) => ({ who, verb: 'take', card }));
    default:
      return [];
  }
}

function resolving(table: Table, who: string, moment: Moment): Move[] {
  return waiting(table, moment).flatMap((source) =>
    (source.card === SAD ? [{}] : targets(table, source)).map((aim) => ({ who, verb: 'resolve', card: source.id, ...aim })),
  );
}

function mending(table: Table, who: string): Move[] {
  const hand = unique(playerOf(table, who).hand);
  return controlled(table, who).flatMap((on) =>
    isWounded(table, on) || hand.length === 0 ? hand.map((card) => ({ who, verb: 'mend', card, on })) : [],
  );
}

function preventing(table: Table, who: string): Move[] {
  const hand = unique(playerOf(table, who).hand);
  return means(table).flatMap(({ card, on }): Move[] => {
    const pays = abilityOf(table, { who, verb: 'use', card })?.ability.pays?.discard;
    const aim = on ? { on } : {};
    return pays ? hand.map((mode) => ({ who, verb: 'use', card, mode })) : [{ who, verb: 'use', card, ...aim }];
  });
}

/** Vampires of The Streets and Haven that may go out or change party. */
function moving(table: Table, who: string): Move[] {
  const out = inStreets(table, who);
  return controlled(table, who).flatMap((card): Move[] => {
    const vampire = vampireOf(table, card) as Vampire;
    if (vampire.place === 'torpor') return [];
    if (vampire.place === 'haven') return [{ who, verb: 'move', card }, ...out.map((on) => ({ who, verb: 'move', card, on }))];
    const others = out.filter((on) => on !== card && vampireOf(table, on)?.party !== vampire.party);
    const together = out.some((on) => on !== card && vampireOf(table, on)?.party === vampire.party);
    // one member stands for its party
    const parties = others.filter((on) => vampireOf(table, on)?.party === on);
    return [...parties.map((on) => ({ who, verb: 'join', card, on })), ...(together ? [{ who, verb: 'leave', card }] : [])];
  });
}

/** Abilities that may be used in anybody's turn. */
const relentless = (table: Table): Move[] =>
  table.seats.flatMap((who) =>
    cardsOf(table, who).flatMap(({ id }) =>
      abilityOf(table, { who, verb: 'use', card: id })?.ability.relentless ? [{ who, verb: 'use', card: id }] : [],
    ),
  );

function uses(table: Table, who: string, fits: (move: Move) => boolean): Move[] {
  return cardsOf(table, who).flatMap((source): Move[] => {
    const base: Move = { who, verb: 'use', card: source.id };
    const found = abilityOf(table, base);
    if (!found || found.ability.when || found.ability.relentless || !fits(base)) return [];
    const isBorne = source.bearer !== undefined;
    const named: Move = isBorne ? { ...base, mode: source.bearer as string } : base;
    const [word] = found.ability.effects;
    if (word?.do === 'foe-loses-prestige') return foesOf(table, table.active).map((on) => ({ ...named, on }));
    if (word?.do === 'look-at-top') return DECKS.map((mode) => ({ ...base, mode }));
    if (word?.do === 'mend' && word.whom === 'own-coterie') return coterie(table, who).map((on) => ({ ...named, on }));
    if (word?.do === 'burn-ongoing') return ongoing(table).map((on) => ({ ...named, on }));
    return [named];
  });
}
const ongoing = (table: Table): string[] =>
  [...table.city.streets, ...table.seats.flatMap((who) => playerOf(table, who).inPlay)].flatMap(({ id, card }) =>
    has(card, 'ongoing') && cardOf(card)?.kind !== 'antagonist' ? [id] : [],
  );

const lateUses = (table: Table, who: string): Move[] =>
  uses(table, who, (move) => abilityOf(table, move)?.ability.exhausts !== 'vampire');

function inAction(table: Table, who: string): Move[] {
  const player = playerOf(table, who);
  const own = coterie(table, who);
  const hand = unique(player.hand);
  const found: Move[] = DECKS.map((card) => ({ who, verb: 'draw', card }));
  for (const card of hand) {
    const known = cardOf(card);
    if (known?.kind === 'vampire') found.push({ who, verb: 'recruit', card });
    if (known?.kind === 'unhosted-action') found.push({ who, verb: 'play', card });
    if (known?.kind === 'action')
      for (const mode of own)
        for (const aim of aimsOfCard(table, who, card)) found.push({ who, verb: 'play', card, mode, ...aim });
  }
  for (const card of own) found.push({ who, verb: 'claim', card });
  const prey = [
    ...foesOf(table, table.active).flatMap((foe) => coterie(table, foe)),
    ...table.city.streets.flatMap(({ id, card }) => (['mortal', 'antagonist'].includes(cardOf(card)?.kind ?? '') ? [id] : [])),
  ];
  for (const card of own) for (const on of prey) found.push({ who, verb: 'attack', card, on });
  found.push(...uses(table, who, () => true), ...moving(table, who));
  found.push(...plots(table, who));
  found.push({ who, verb: 'pass' });
  return found;
}

/** Conspiracies, each aimed at each foe. */
const plots = (table: Table, who: string): Move[] =>
  playerOf(table, who).inPlay.flatMap(({ id, card }) =>
    has(card, 'conspiracy') ? foesOf(table, table.active).map((on) => ({ who, verb: 'resolve', card: id, on })) : [],
  );

/** The same card once for each thing it can be aimed at. */
function aimsOfCard(table: Table, who: string, card: string): { on?: string }[] {
  const [word] = cardOf(card)?.effects ?? [];
  if (word?.do === 'mend-for-each')
    return controlled(table, who)
      .filter((id) => isWounded(table, id))
      .map((on) => ({ on }));
  if (word?.do === 'defeat-wounded') {
    const targets = Object.keys(table.vampires).filter((id) => vampireOf(table, id)?.place === 'streets' && isWounded(table, id));
    return targets.map((on) => ({ on }));
  }
  return [{}];
}

/** What is done when nothing is written. */
export function idle(position: Position<Table>, holder: string | undefined, legal: readonly Move[]): Move | undefined {
  const { table } = position;
  const first = (verb: string) => legal.find((move) => move.verb === verb);
  if (holder === 'chance' && legal[0]?.verb !== 'step') return byChance(table, legal);
  return (
    first('step') ??
    first('pass') ??
    first('take') ??
    due(table, position.state, legal) ??
    first('assign') ??
    legal.find((move) => move.verb === 'discard' && move.card === UNNAMED) ??
    legal.filter((move) => move.verb === 'discard').at(-1) ??
    first('top') ??
    legal.find((move) => move.verb === 'seat' && move.n === table.seats.length) ??
    legal[0]
  );
}

/** The first effect that must happen. */
function due(table: Table, state: string, legal: readonly Move[]): Move | undefined {
  const moment: Moment = state.includes('end-of-turn') ? 'end' : state.includes('torpor') ? 'torpor' : 'start';
  const must = [...mandatory(table, moment), ...waiting(table, moment).filter(({ card }) => card === SAD)].map(({ id }) => id);
  return legal.find(({ verb, card }) => verb === 'resolve' && must.includes(card as string));
}

/** Each card as likely as the others: a card that is there twice comes twice as often. */
function byChance(table: Table, legal: readonly Move[]): Move | undefined {
  if (legal[0]?.verb !== 'turn-up') return pick(legal, table.seed).value;
  const { value } = pick(table.city.shuffled, table.seed);
  return legal.find(({ card }) => card === value);
}
