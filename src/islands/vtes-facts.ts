/** The VTES table in words, and what changed on it: for readers of text, and for the tags of the table. */
import type { Happening } from '../engine/game.ts';
import { combatants, type Minion, sideOf, strengthOf, type Table } from '../games/vtes/table.ts';
import type { Voice } from '../i18n/say.ts';

/** A change of a figure: `+2`, and the fact that made it. */
export interface Tag {
  readonly n: number;
  /** Key of its reason in words; none where no fact explains it. */
  readonly why?: string;
}

type Param = 'who' | 'from' | 'to';
/** What facts do to blood (or a Methuselah's pool): whose, in which direction, by which parameter. */
const EFFECTS: Readonly<Record<string, readonly (readonly [who: Param, sign: 1 | -1, param?: string])[]>> = {
  'blood.stolen': [
    ['who', 1],
    ['from', -1],
  ],
  'blood.overflow': [['who', -1]],
  'blood.moved': [['from', -1]],
  'blood.returned': [['who', 1]],
  'damage.mended': [['who', -1]],
  'aggravated.paid': [['who', -1]],
  'life.lost': [['who', -1]],
  'x.paid': [['who', -1]],
  'action.paid-for': [['who', -1]],
  'card.removed': [['who', -1]],
  'card.played': [['who', -1, 'cost']],
  'strike.declared': [['who', -1, 'cost']],
  'diablerie.blood': [
    ['who', 1],
    ['from', -1],
  ],
  'diablerie.overflow': [['who', -1]],
  'anathema.pays': [['to', 1]],
};

/** The tags of a minion or Methuselah, and a last one for what no fact explains. */
export function tagsOf(id: string, events: readonly Happening[], from: number, to: number): readonly Tag[] {
  const tags = events.flatMap((event) =>
    (EFFECTS[event.type] ?? []).flatMap(([param, sign, figure]): Tag[] => {
      const n = event[figure ?? 'n'];
      return event[param] === id && typeof n === 'number' && n > 0 ? [{ n: sign * n, why: figure ?? event.type }] : [];
    }),
  );
  const rest = to - from - tags.reduce((sum, tag) => sum + tag.n, 0);
  return rest === 0 ? tags : [...tags, { n: rest }];
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** `acts · [THA] [for] · strength 1 · ready` */
export function traitsOf(table: Table, id: string, voice: Voice): string {
  const minion = table.minions[id] as Minion;
  const role = combatants(table).includes(id)
    ? voice.sim(`role.${sideOf(table, id) === 'acting' ? 'acting' : table.combat.block ? 'blocking' : 'opposing'}`)
    : '';
  const levels = minion.disciplines.map((level) => `[${level}]`).join(' ');
  const strength = voice.sim('strength', { n: strengthOf(table, id) });
  const region = voice.sim(`region.${minion.bound ? 'bound' : minion.region}`);
  return [role, levels, strength, region, minion.locked ? voice.sim('locked') : ''].filter(Boolean).join(' · ');
}

export const figureOf = (minion: Minion): string =>
  minion.kind === 'vampire' ? `${minion.blood}/${minion.capacity}` : String(minion.blood);

/** One line for each minion and Methuselah, then range, damage, effects. */
export function factsOf(table: Table, voice: Voice): readonly string[] {
  const minions = Object.entries(table.minions).map(([id, minion]) =>
    voice.sim('facts.minion', { who: id, figure: figureOf(minion), kind: minion.kind, traits: traitsOf(table, id, voice) }),
  );
  const pools = Object.entries(table.players).map(([id, { pool }]) => voice.sim('facts.player', { who: id, n: pool }));
  const { combat } = table;
  const pending = combat.pending
    .filter((packet) => packet.n > 0)
    .map((packet) => voice.sim('pending', { ...packet, who: packet.to }));
  return [voice.sim(`range.${combat.range ?? 'open'}`), ...minions, ...pools, ...pending];
}
