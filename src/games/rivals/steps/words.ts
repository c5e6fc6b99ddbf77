/** What the words of cards do, wherever their card is played, used or resolved. */
import type { Move, RuleId } from '../../../engine/game.ts';
import {
  attachedOf,
  cityCard,
  controlled,
  coterie,
  disciplineOf,
  freshId,
  inStreets,
  isTitled,
  isWounded,
  partyOf,
  permanentOf,
  playerOf,
  potencyOf,
  vampireOf,
} from '../questions.ts';
import type { Deck, PlayerId, Table, Vampire, VampireId } from '../table.ts';
import type { Word } from '../words.ts';
import { burnCityCard } from './city.ts';
import {
  defeat,
  fromSupply,
  gainAgenda,
  gainPrestige,
  giveBlood,
  loseBlood,
  losePrestige,
  princeHolder,
  type Tell,
} from './tokens.ts';

/** A card at work: whose, which, which vampire has, bears or plays it, and the rule that it is under. */
export interface Working {
  readonly who: PlayerId;
  readonly card: string;
  /** Its name in play. */
  readonly id: string;
  readonly vampire?: VampireId;
  readonly rule: RuleId;
}

type Does<W extends Word = Word> = (table: Table, work: Working, word: W, move: Move, tell: Tell, state: string) => void;

const mendOne = (table: Table, work: Working, id: VampireId, n: number, tell: Tell, state: string): void => {
  giveBlood(table, id, n, { type: 'blood.mended', rule: work.rule, card: work.card }, tell, state);
};

const doing: { readonly [D in Word['do']]?: Does<Extract<Word, { do: D }>> } = {
  'gain-prestige': (table, { who, rule, card }, { n }, _move, tell) => gainPrestige(table, who, n, rule, tell, card),
  'gain-agenda': (table, { who, rule, card }, { n }, _move, tell) => gainAgenda(table, who, n, rule, tell, card),
  'agenda-for-streets'(table, { who, rule, card }, word, _move, tell) {
    const out = inStreets(table, who);
    const strong = out.length >= 4 && out.every((id) => (vampireOf(table, id) as Vampire).blood >= word.blood);
    tell({ type: 'streets.counted', rule, who, n: out.length, quiet: true });
    gainAgenda(table, who, strong ? word.many : word.few, rule, tell, card);
  },
  draw(table, { card }, { n }) {
    table.turn.draws = n;
    table.turn.source = card;
  },
  'draw-then-discard'(table, { card }) {
    table.turn.draws = 1;
    table.turn.discards = 1;
    table.turn.source = card;
  },
  mend(table, work, word, move, tell, state) {
    const whom: readonly VampireId[] =
      word.whom === 'party'
        ? partyOf(table, work.vampire as VampireId)
        : word.whom === 'titled'
          ? controlled(table, work.who).filter((id) => isTitled(vampireOf(table, id) as Vampire))
          : [move.on as VampireId];
    if (word.whom === 'party' && vampireOf(table, work.vampire)?.place === 'haven')
      tell({ type: 'party.haven', rule: 'terms.haven-is-one-party', who: work.who, vampires: whom });
    for (const id of whom) if (isWounded(table, id)) mendOne(table, work, id, word.n, tell, state);
  },
  'mend-for-each'(table, work, word, move, tell, state) {
    const n = coterie(table, work.who).reduce((sum, id) => sum + disciplineOf(table, id, word.discipline), 0);
    mendOne(table, work, move.on as VampireId, n, tell, state);
  },
  'blood-in-torpor'(table, work, { n }, _move, tell, state) {
    giveBlood(table, work.vampire as VampireId, n, { type: 'blood.gained', rule: work.rule, card: work.card }, tell, state);
  },
  'foe-loses-prestige'(table, { rule, card }, word, move, tell) {
    const held = princeHolder(table);
    const n = held ? word.n : word.withoutPrince;
    if (held) tell({ type: 'prince.counted', rule: 'card-actions.seneschal-no-prince', who: held, card, n });
    losePrestige(table, move.on as string, n, held ? rule : 'card-actions.seneschal-no-prince', tell, card);
  },
  'steal-prestige'(table, { who, rule, card }, { n }, move, tell) {
    const lost = losePrestige(table, move.on as string, n, rule, tell, card);
    gainPrestige(table, who, lost, rule, tell, card);
  },
  'foe-discards'(table, { card }, { n }, move) {
    const foe = move.on as PlayerId;
    const queue = playerOf(table, foe).hand.length > 0 ? [foe] : [];
    table.turn.asked = { queue, left: n, each: n, optional: false, prestige: 0, card };
  },
  'foe-exhausts'(table, { rule, card }, _word, move, tell) {
    const ids = coterie(table, move.on as string);
    for (const id of ids) (vampireOf(table, id) as Vampire).exhausted = true;
    tell({ type: 'vampires.exhausted', rule, who: move.on as string, card, vampires: ids, n: ids.length });
  },
  'lose-prestige-for-each-wounded'(table, { rule, card }, word, _move, tell) {
    const who = table.active;
    const wounded = coterie(table, who).filter((id) => isWounded(table, id));
    for (const id of wounded) tell({ type: 'vampire.wounded', rule: 'tokens.wounded', who, vampire: id });
    losePrestige(table, who, wounded.length * word.n, rule, tell, card);
  },
  'move-retainer'(table, { who, rule }, _word, move, tell) {
    const found = attachedOf(table, move.mode as string);
    const to = vampireOf(table, move.on);
    if (!found || !to) return;
    const from = vampireOf(table, found.bearer) as Vampire;
    from.attached = from.attached.filter((each) => each !== found.attached);
    to.attached.push(found.attached);
    tell({ type: 'retainer.moved', rule, who, card: found.attached.card, vampire: found.bearer, to: move.on as string });
    // what a Retainer gave to the Blood Potency goes with it
    const most = potencyOf(table, found.bearer);
    if (from.blood <= most) return;
    tell({ type: 'blood.surplus', rule: 'tokens.blood-maximum', who, vampire: found.bearer, n: from.blood - most });
    loseBlood(table, found.bearer, from.blood - most, tell);
  },
  'move-blood'(table, work, { n }, move, tell, state) {
    const found = permanentOf(table, work.id);
    if (!found) return;
    const { permanent } = found;
    const how = { type: 'blood.moved', rule: work.rule, card: work.card, fromCard: true };
    permanent.blood -= giveBlood(table, move.on as VampireId, n, how, tell, state);
    if (permanent.blood > 0) return;
    const player = playerOf(table, found.owner);
    player.inPlay = player.inPlay.filter((each) => each !== permanent);
    player.burned.push(permanent.card);
    tell({ type: 'card.burned', rule: 'terms.burned-piles', who: found.owner, card: permanent.card });
  },
  'put-blood-on-card'(table, { who, id, card, rule }, { n }, _move, tell) {
    const found = permanentOf(table, id);
    if (!found) return;
    fromSupply(table, who, n, tell);
    found.permanent.blood += n;
    tell({ type: 'blood.on-card', rule, who, card, n });
  },
  'defeat-wounded'(table, { who }, _word, move, tell) {
    defeat(table, move.on as VampireId, who, tell);
  },
  'burn-ongoing'(table, { who, rule }, _word, move, tell) {
    const event = cityCard(table, move.on);
    const found = permanentOf(table, move.on);
    const card = event?.card ?? found?.permanent.card ?? '';
    if (event) burnCityCard(table, event);
    if (found) {
      const player = playerOf(table, found.owner);
      player.inPlay = player.inPlay.filter((each) => each !== found.permanent);
      player.burned.push(found.permanent.card);
      player.supply += found.permanent.blood;
    }
    tell({ type: 'ongoing.burned', rule, who, card });
    tell({ type: 'card.burned-pile', rule: 'terms.burned-piles', card, quiet: true });
  },
  'look-at-top'(table, { who, rule }, _word, move, tell) {
    const deck = move.mode as Deck;
    table.turn.look = deck;
    tell({ type: 'deck.looked-at', rule, who, deck, card: playerOf(table, who)[deck][0] ?? '' });
  },
  'add-influence'(_table, { who, vampire, rule }, { n }, _move, tell) {
    tell({ type: 'influence.added', rule, who, vampire: vampire ?? '', n });
  },
};

/** Carries out the words of a card in order; nothing more happens once the game is decided. */
export function carryOut(table: Table, work: Working, words: readonly Word[], move: Move, tell: Tell, state: string): void {
  for (const word of words) {
    if (table.result) return;
    (doing[word.do] as Does | undefined)?.(table, work, word, move, tell, state);
  }
}

/** A Library card comes into play in front of its player. */
export function layDown(table: Table, who: PlayerId, card: string): string {
  const id = freshId(table, card);
  playerOf(table, who).inPlay.push({ id, card, exhausted: false, blood: 0, prestige: 0, contributors: [] });
  return id;
}
