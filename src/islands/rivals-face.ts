/** How Rivals shows its endings, moves and figures. */
import type { Move, Position } from '../engine/game.ts';
import { rivals } from '../games/rivals/game.ts';
import { controlled, playerOf, vampireOf } from '../games/rivals/questions.ts';
import { type Table, UNNAMED } from '../games/rivals/table.ts';
import { plain, runsOf, type Sentence, type Voice } from '../i18n/say.ts';
import type { Face } from './face.ts';
import { RivalsTable } from './RivalsTable.tsx';
import { figureOf, pieceName, seatName } from './rivals-facts.ts';

export const rivalsFace: Face<Table> = {
  game: rivals,
  Table: RivalsTable,
  ending({ table }, voice, isHidden) {
    // whom a situation is about sits first; the turn may have passed on by then
    const [who] = table.seats;
    if (!who) return '';
    const { prestige, agenda } = playerOf(table, who);
    const told = (n: string | number): string | number => (isHidden ? '?' : n);
    const vampires = controlled(table, who).map((id) => {
      const place = vampireOf(table, id)?.place;
      const figure = figureOf(table, id);
      const name = `${plain(pieceName(id, voice))}\u00a0${isHidden ? figure.replace(/^\d+/, '?') : figure}`;
      return place === 'torpor' && !isHidden ? `${name} (${voice.sim('place.torpor')})` : name;
    });
    const counts = [voice.sim('prestige', { n: told(prestige) }), voice.sim('agenda', { n: told(agenda) })];
    return [seatName(who, voice), ...counts, ...vampires].join(', ');
  },
  sign({ outcome }, about) {
    const figure = outcome[`${about}.blood`] ?? outcome[`${about}.prestige`];
    return {
      kind: outcome[`${about}.place`] === 'torpor' ? 'torpor' : 'ready',
      ...(typeof figure === 'number' ? { figure } : {}),
    };
  },
  about: (paths) => paths.map((path) => path.split('.')[0] ?? '').find((id) => /^[A-Z]/.test(id)) ?? 'A',
  offer,
  asked: (who, voice) => (voice.has(`who.${who}`) ? seatName(who, voice) : who),
  figure({ name, path }, voice) {
    const [who, key = ''] = path.split('.');
    const known = [`figure.${name}`, `figure.${key}`].find((one) => voice.has(one));
    return known ? voice.sim(known, { who }) : name;
  },
};

function offer(move: Move, { state }: Position<Table>, voice: Voice): Sentence {
  const passed = `move.pass.${state.slice(state.lastIndexOf('.') + 1)}`;
  const key =
    move.verb === 'pass' && voice.has(passed) ? passed : voice.has(`move.${move.verb}`) ? `move.${move.verb}` : 'move.other';
  return runsOf(
    voice.marked(key, {
      ...move,
      card: move.card ?? 'none',
      // a vampire that acts, a card that is discarded, a deck that is looked at
      level: move.mode === undefined ? 'none' : levelOf(move.mode, voice),
      on: move.on ?? 'none',
      n: move.n ?? 0,
    }),
  );
}

const levelOf = (mode: string, voice: Voice): string =>
  mode === UNNAMED ? voice.sim(`card.${mode}`) : voice.has(`deck.${mode}`) ? voice.sim(`deck.${mode}`) : mode;
