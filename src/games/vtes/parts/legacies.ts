/** Cards that gain by a diablerie in step 5, and Charnas the Imp, who rides on. */
import type { Effect, Guard, Move, RuleId } from '../../../engine/game.ts';
import { cards } from '../cards/registry.ts';
import { objection } from '../objections.ts';
import { add, type Offer, type Part } from '../parts.ts';
import { gainBlood } from '../steps/blood.ts';
import { hasLevel, isOn, minionOf, playerBehind, playerOf, type Table, useOf } from '../table.ts';

const hasImp = (table: Table): boolean => {
  const victim = table.combat.diablerie?.victim;
  return victim !== undefined && minionOf(table, victim).attached.some(({ card }) => card === 'charnas-the-imp');
};
/** Charnas the Imp rides on. */
const passOnImp: Effect<Table> = (table, move, tell) => {
  const { diablerie } = table.combat;
  const target = minionOf(table, move.on as string);
  const victim = diablerie ? minionOf(table, diablerie.victim) : undefined;
  const index = victim?.attached.findIndex(({ card }) => card === 'charnas-the-imp') ?? -1;
  if (victim && index >= 0) target.attached.push(...victim.attached.splice(index, 1));
  else {
    const heap = playerOf(table, table.combat.imp ?? '').ashHeap;
    heap.splice(heap.lastIndexOf('charnas-the-imp'), 1);
    target.attached.push({ card: 'charnas-the-imp', life: 1 });
    table.combat.imp = null;
  }
  tell({ type: 'retainer.passed-on', rule: 'diablerie.step-5-charnas', who: move.on as string, card: 'charnas-the-imp' });
};

/** Whom Charnas may ride on to. */
function impTargets(table: Table): Move[] {
  const { diablerie } = table.combat;
  const who = diablerie ? minionOf(table, diablerie.victim).controller : '';
  return Object.entries(table.minions).flatMap(([on, { region }]) =>
    region === 'ready' && on !== diablerie?.victim ? [{ who, verb: 'pass-on', card: 'charnas-the-imp', on }] : [],
  );
}

/** Whether the victim was controlled by the diablerist's prey. */
const huntsPrey = (table: Table, move: Move): boolean => {
  const victim = table.combat.diablerie?.victim;
  const prey = table.players[playerBehind(table, move.who) ?? '']?.prey;
  return victim !== undefined && minionOf(table, victim).controller === prey;
};

/** Soul Stealing in step 4: whatever levels of it the diablerist has. */
const souls = (table: Table, who: string): Move[] =>
  playerOf(table, minionOf(table, who).controller).hand.includes('soul-stealing')
    ? Object.keys(cards.get('soul-stealing')?.levels ?? {})
        .filter((mode) => hasLevel(minionOf(table, who), mode))
        .map((mode) => ({ who, verb: 'play', card: 'soul-stealing', mode }))
    : [];

const offer: Offer = ({ state, table }) => {
  const by = table.combat.diablerie?.by;
  if (state.endsWith('diablerie.discipline') && by)
    return { only: [...souls(table, by), ...['learn', 'leave'].map((verb) => ({ who: by, verb }))] };
  if (!state.endsWith('diablerie.imp')) return {};
  const { diablerie } = table.combat;
  return {
    only: [...impTargets(table), ...(diablerie ? [{ who: minionOf(table, diablerie.victim).controller, verb: 'leave' }] : [])],
  };
};

const rules: Readonly<Record<RuleId, Guard<Table>>> = {
  'diablerie.step-5-charnas': (table, move) => {
    const { diablerie, imp } = table.combat;
    // today it may burn with its employer; by the source somebody has to be chosen
    if (move.verb === 'leave')
      return imp === null && diablerie !== null && move.who === minionOf(table, diablerie.victim).controller;
    const held = hasImp(table) || imp !== null;
    if (!diablerie || !held || move.card !== 'charnas-the-imp' || move.on === undefined || move.on === diablerie.victim)
      return false;
    return (
      playerBehind(table, move.who) === minionOf(table, diablerie.victim).controller && table.minions[move.on]?.region === 'ready'
    );
  },
  'diablerie.step-5-soul-stealing': (table, move, state) =>
    objection(table, move, state) !== 'diablerie.step-5-soul-stealing' &&
    (!useOf(move)?.use.effects.some((word) => word.do === 'soul') || huntsPrey(table, move)),
};

export const legacies: Part = {
  // before what every diablerie offers in step 4
  rank: 5,
  facts: {
    soulsFirst: (table) => isOn(table, 'soul-stealing-before-the-discipline'),
    impWaits: (table) => table.combat.imp !== null,
    impBeforeBurning: (table) => table.edition !== '2004' && hasImp(table),
  },
  rules,
  effects: { passOnImp },
  offers: [offer],
  closed: { 'pass-on': 'diablerie.step-5-charnas' },
  words: {
    soul(table, move, _word, tell) {
      const { diablerie } = table.combat;
      if (!diablerie) return;
      const gained = Math.floor(diablerie.capacity / 2);
      table.bank -= gained;
      const over = gainBlood(table, move.who, gained);
      tell({ type: 'blood.gained', rule: 'diablerie.step-5-soul-stealing', who: move.who, n: gained - over });
    },
    'bitter-rose'(table, move, _word, tell) {
      const { diablerie } = table.combat;
      const owner = playerBehind(table, move.who);
      for (const [id, minion] of Object.entries(table.minions)) {
        if (!diablerie || minion.controller !== owner || minion.region !== 'ready' || minion.kind !== 'vampire') continue;
        table.bank -= diablerie.blood;
        const over = gainBlood(table, id, diablerie.blood);
        tell({ type: 'blood.gained', rule: 'diablerie.step-5-bitter-rose', who: id, n: diablerie.blood - over });
      }
    },
  },
};
add(legacies);
