/** How VTES shows its endings, moves and figures. */
import type { Move, Position } from '../engine/game.ts';
import { vtes } from '../games/vtes/game.ts';
import { combatants, type Minion, momentOf, type Table, useOf } from '../games/vtes/table.ts';
import { runsOf, type Sentence, type Voice } from '../i18n/say.ts';
import type { Cell } from '../simulation/outcomes.ts';
import type { EndingSign, Face } from './face.ts';
import { VtesTable } from './VtesTable.tsx';

export const vtesFace: Face<Table> = {
  game: vtes,
  Table: VtesTable,
  ending({ table }, voice, isHidden) {
    const one = (id: string): string => {
      const { blood, capacity, kind, region } = table.minions[id] as Minion;
      if (region === 'burned' && !isHidden) return voice.sim('ending.one', { who: id, region, figure: '' });
      const figure = `${isHidden ? '?' : blood}${kind === 'vampire' ? `/${capacity}` : ''}`;
      return voice.sim('ending.one', { who: id, region: isHidden ? 'ready' : region, figure });
    };
    return combatants(table).map(one).join(', ');
  },
  sign({ outcome }: Cell, about, { table }): EndingSign {
    const region = outcome[`${about}.region`];
    const blood = outcome[`${about}.blood`];
    // of what burns a vampire, Anathema alone gives somebody pool
    const isPaid = Object.entries(table.players).some(([id, { pool }]) => Number(outcome[`${id}.pool`]) > pool);
    if (region === 'burned') return { kind: isPaid ? 'special' : 'burned' };
    return { kind: region === 'torpor' ? 'torpor' : 'ready', ...(typeof blood === 'number' ? { figure: blood } : {}) };
  },
  about: (paths) => paths.map((path) => /^([A-H])\./.exec(path)?.[1]).find((id) => id !== undefined) ?? 'B',
  offer: (move, position, voice) => offer(move, position, voice),
  asked: (who, voice) => (voice.has(`who.${who}`) ? voice.sim(`who.${who}`) : who),
  figure({ name, path }, voice) {
    const [who, key = ''] = path.split('.');
    const known = [`figure.${name}`, `figure.${key}`].find((one) => voice.has(one));
    return known ? voice.sim(known, { who }) : name;
  },
};

function offer(move: Move, { state, table }: Position<Table>, voice: Voice): Sentence {
  const passed = `move.pass.${momentOf(state)}`;
  const key =
    move.verb === 'pass' && voice.has(passed) ? passed : voice.has(`move.${move.verb}`) ? `move.${move.verb}` : 'move.other';
  const use = useOf(move)?.use;
  const prevents = use?.effects.find((word) => word.do === 'prevent');
  return runsOf(
    voice.marked(key, {
      ...move,
      card: move.card === undefined ? 'none' : voice.has(`card.${move.card}`) ? voice.sim(`card.${move.card}`) : move.card,
      level: move.mode ?? 'none',
      on: move.on === undefined ? 'none' : move.on,
      n: move.n ?? 0,
      prevents: prevents ? prevents.amount : 0,
      cost: use?.cost ?? 0,
      round: table.combat.round,
    }),
  );
}
