/** The VTES table as text. */
import { vtes } from '../games/vtes/game.ts';
import { combatants, type Table } from '../games/vtes/table.ts';
import { plain, type Voice } from '../i18n/say.ts';
import type { TextFace } from './face.ts';
import { figureOf, pendingOn, roleOf, traitsOf } from './vtes-facts.ts';

const besides = (table: Table, id: string, voice: Voice): string =>
  [combatants(table).includes(id) && roleOf(table, id, voice), traitsOf(table, id, voice)].filter(Boolean).join(' · ');

/** One line for each minion and Methuselah, then the range. */
function factsOf(table: Table, voice: Voice): readonly string[] {
  const minions = Object.entries(table.minions).map(([id, minion]) =>
    voice.sim('facts.minion', { who: id, figure: figureOf(minion), kind: minion.kind, traits: besides(table, id, voice) }),
  );
  const pools = Object.entries(table.players).map(([id, { pool }]) => voice.sim('facts.player', { who: id, n: pool }));
  return [...minions, ...pools, voice.sim(`range.${table.combat.range ?? 'open'}`)];
}

/** `A 2/2`, `B 0/4`; then the pools, the range, the damage that waits. */
function figuresOf(table: Table, voice: Voice): { always: readonly string[]; changing: readonly string[] } {
  const always = Object.entries(table.minions).map(([id, minion]) => {
    const region = minion.bound ? 'bound' : minion.region;
    return `${id} ${figureOf(minion)}${region === 'ready' ? '' : ` (${voice.sim(`region.${region}`)})`}`;
  });
  const pools = Object.entries(table.players).map(([id, { pool }]) => voice.sim('facts.player', { who: id, n: pool }));
  return {
    always,
    changing: [...pools, voice.sim(`range.${table.combat.range ?? 'open'}`), ...pendingOn(table, voice).map(plain)],
  };
}

export const vtesText: TextFace<Table> = {
  game: vtes,
  inWords: ({ table }, voice) => factsOf(table, voice),
  figures: ({ table }, voice) => figuresOf(table, voice),
};
