/** What the words of cards do when their card resolves. */

import { pick } from '../../../engine/chance.ts';
import type { RuleId } from '../../../engine/game.ts';
import { isSole, living, other, pairOf, playerOf, the } from '../questions.ts';
import type { CharacterId, PlayerId, Put, Table } from '../table.ts';
import type { EredanCard, Figures, Whom, Word } from '../words.ts';
import { heal, loseLife, strikeWith, type Tell } from './damage.ts';

/** A card at work: whose, by which fighter, aimed at whom. */
export interface Working {
  readonly who: PlayerId;
  readonly card: EredanCard;
  readonly put: Put;
}

type Does<W extends Word = Word> = (table: Table, work: Working, word: W, tell: Tell) => void;

const FIGURES = ['attack', 'defence', 'spirit'] as const;

const opposing = (table: Table, who: PlayerId): CharacterId => table.turn.fighters?.[other(who)] as CharacterId;

/** Unless the card says otherwise, harm goes to the opposing fighter and help to the own one. */
function reached(table: Table, { who, put }: Working, to: Whom, isHarm: boolean): CharacterId[] {
  if (to === 'opposing-line') return living(table, other(who));
  if (to === 'target' && put.on !== null) return [put.on];
  return [to === 'opposing-fighter' || (to === 'target' && isHarm) ? opposing(table, who) : put.by];
}

/** The rule that damage of a card is under. */
function damageRule({ kind }: EredanCard, word: Extract<Word, { do: 'damage' }>): RuleId {
  if (word.against) return 'priority.card-text-wins';
  if (word.kind !== 'magic') return 'beyond.combat.damage-kinds';
  return kind === 'theurgy' ? 'magic.theurgy-vs-spirit' : 'magic.spell-vs-spirit';
}

const doing: { readonly [D in Word['do']]: Does<Extract<Word, { do: D }>> } = {
  damage(table, work, word, tell) {
    const { card, who } = work;
    const against = word.against ?? ({ magic: 'spirit', physical: 'defence', direct: undefined } as const)[word.kind];
    for (const on of reached(table, work, word.to, true)) {
      if (card.example)
        tell({ type: 'example.met', rule: card.example, card: card.id, on, spirit: the(table, on).spirit, quiet: true });
      strikeWith(
        table,
        on,
        { who, kind: word.kind, n: word.n, rule: damageRule(card, word), card: card.id, ...(against ? { against } : {}) },
        tell,
      );
    }
  },
  'lose-life'(table, work, { n, to }, tell) {
    for (const on of reached(table, work, to, true)) loseLife(table, on, n, work.card.id, tell);
  },
  heal(table, work, { n, to }, tell) {
    for (const on of reached(table, work, to, false)) heal(table, on, n, 'beyond.combat.life-bounds', work.card.id, tell);
  },
  return(table, { who, put, card }, { life }, tell) {
    const target = put.on === null ? undefined : the(table, put.on);
    if (!target?.defeated) return;
    Object.assign(target, { defeated: false, tilted: false, life: Math.min(life, target.full), items: [] });
    tell({
      type: 'character.returned',
      rule: 'combat.defeated-can-be-restored',
      who,
      on: put.on as string,
      life: target.life,
      card: card.id,
    });
    tell({
      type: 'character.as-returned',
      rule: 'beyond.defeated.items-and-return',
      on: put.on as string,
      life: target.life,
      quiet: true,
    });
  },
  bonus(table, work, { figures, to }, tell) {
    for (const on of reached(table, work, to, false)) {
      addBonus(table, on, figures);
      tell({ type: 'bonus.given', rule: 'beyond.combat.bonus-duration', on, card: work.card.id, ...zeroed(figures) });
    }
  },
  'activate-orders'(table, { put, card }, _word, tell) {
    const character = the(table, put.by);
    const already = character.inForce.length;
    character.inForce = character.orders.map((_, at) => at);
    tell({
      type: 'orders.activated',
      rule: 'order.effect-triggers-all',
      character: put.by,
      n: character.orders.length - already,
      card: card.id,
    });
    if (already > 0)
      tell({ type: 'order.adds-nothing', rule: 'beyond.combat.bonus-duration', character: put.by, n: already, quiet: true });
  },
  draw(table, { who, card }, { n }, tell) {
    const { hand, deck } = playerOf(table, who);
    const drawn = deck.splice(0, n);
    hand.push(...drawn);
    tell({ type: 'cards.drawn', rule: 'beyond.play.declare-then-resolve', who, n: drawn.length, card: card.id });
    stillMarked(table, who, tell);
  },
  'shuffle-back'(table, { who, card }, { n }, tell) {
    const player = playerOf(table, who);
    const back = player.discards.splice(0, n);
    player.deck = shuffled([...player.deck, ...back], table);
    tell({ type: 'cards.shuffled-back', rule: 'beyond.deckout.no-way-back', who, n: back.length, card: card.id });
    stillMarked(table, who, tell);
  },
  straighten(table, { put, card }, _word, tell) {
    const on = put.on ?? put.by;
    the(table, on).tilted = false;
    tell({ type: 'character.straightened', rule: 'tilt.not-selectable', on, card: card.id });
  },
};

const zeroed = ({ attack = 0, defence = 0, spirit = 0 }: Figures) => ({ attack, defence, spirit });

function addBonus(table: Table, on: CharacterId, figures: Figures): void {
  const { bonus } = the(table, on);
  for (const name of FIGURES) bonus[name] += figures[name] ?? 0;
}

/** Cards drawn or given back do not lift the mark. */
function stillMarked(table: Table, who: PlayerId, tell: Tell): void {
  if (playerOf(table, who).marked) tell({ type: 'mark.stays', rule: 'beyond.deckout.no-way-back', who, quiet: true });
}

/** In an order of chance: the table's seed goes on. */
export function shuffled(list: readonly string[], table: { seed: number }): string[] {
  const left = [...list];
  const out: string[] = [];
  while (left.length > 0) {
    const at = pick([...left.keys()], table.seed);
    table.seed = at.seed;
    out.push(...left.splice(at.value, 1));
  }
  return out;
}

/** The effects of a card, one after the other. */
export function carryOut(table: Table, work: Working, tell: Tell): void {
  for (const word of work.card.effects ?? []) (doing[word.do] as Does)(table, work, word, tell);
}

/** What a damaging Spell means for the attack of the one who cast it. */
export function noteCast(table: Table, { card, put }: Working, isDamaging: boolean, tell: Tell): void {
  if (card.kind === 'theurgy') {
    tell({ type: 'attack.kept', rule: 'class.priest-keeps-attack', character: put.by, card: card.id, quiet: true });
    return;
  }
  if (card.kind !== 'spell') return;
  const caster = the(table, put.by);
  const isMage = isSole(caster, 'mage');
  if (!isDamaging) {
    if (isMage) tell({ type: 'attack.kept', rule: 'spell.damaging-spells-only', character: put.by, card: card.id, quiet: true });
    return;
  }
  table.turn.cast[put.by] = (table.turn.cast[put.by] ?? 0) + 1;
  if (isMage) return;
  const pair = pairOf(caster);
  tell({ type: 'attack.kept', rule: 'spell.single-class-mage-only', character: put.by, card: card.id, quiet: true });
  if (pair?.startsWith('mage-'))
    tell({ type: 'attack.kept', rule: `dual.${pair}.cast-and-attack`, character: put.by, card: card.id, quiet: true });
}
