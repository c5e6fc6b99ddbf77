/** How Eredan shows its endings, moves and figures. */
import type { Move, Position } from '../engine/game.ts';
import { verdictOf } from '../games/eredan/building.ts';
import { chapterOf } from '../games/eredan/chapter-of.ts';
import { eredan } from '../games/eredan/game.ts';
import { characterOf, the } from '../games/eredan/questions.ts';
import type { Table } from '../games/eredan/table.ts';
import { plain, runsOf, type Sentence, type Voice } from '../i18n/say.ts';
import { EredanTable } from './EredanTable.tsx';
import { allOf, pieceName, resultOf } from './eredan-facts.ts';
import type { Face } from './face.ts';

/** What is varied to see what it does to whoever has it. */
const BORNE: readonly string[] = ['life', 'full', 'defence', 'spirit'];

export const eredanFace: Face<Table> = {
  game: eredan,
  Table: EredanTable,
  chapterOf,
  ending({ table }, voice, isHidden) {
    if (table.deck) return isHidden ? '?' : voice.sim(verdictOf(table).legal ? 'deck.legal' : 'deck.illegal');
    const fighters = Object.values(table.turn.fighters ?? {});
    const told = allOf(table).filter((id) => fighters.includes(id) || the(table, id).life < the(table, id).full);
    const lives = told.map((id) => {
      const { life, full } = the(table, id);
      return `${plain(pieceName(id, voice))}\u00a0${isHidden ? '?' : life}/${full}`;
    });
    const result = isHidden ? '' : resultOf(table, voice);
    return [...lives, result].filter(Boolean).join(', ');
  },
  sign({ outcome }, about, start) {
    if ('Ann.legal' in outcome) return { kind: outcome['Ann.legal'] ? 'ready' : 'burned' };
    const full = characterOf(start.table, about)?.full;
    const life = outcome[`${about}.life`] ?? full;
    if (typeof life !== 'number') return { kind: 'ready' };
    return life === 0 ? { kind: 'burned' } : { kind: 'ready', figure: life };
  },
  about(paths) {
    const parts = paths.map((path) => path.split('.')).filter(([who = '']) => who !== 'Ann' && who !== 'Bob');
    return (parts.find(([, key = '']) => BORNE.includes(key)) ?? parts[0])?.[0] ?? 'Y';
  },
  offer,
  asked: (who, voice) => (voice.has(`who.${who}`) ? voice.sim(`who.${who}`) : who),
  figure({ name, path }, voice) {
    const [who = '', key = ''] = path.split('.');
    const known = [`figure.${name}`, `figure.${key || who}`].find((one) => voice.has(one));
    return known ? voice.sim(known, { who }) : name;
  },
};

function offer(move: Move, { state }: Position<Table>, voice: Voice): Sentence {
  const place = state.slice(state.lastIndexOf('.') + 1);
  const key = [`move.${move.verb}.${place}`, `move.${move.verb}.${state.split('.')[1]}`, `move.${move.verb}`].find((one) =>
    voice.has(one),
  );
  return runsOf(voice.marked(key ?? 'move.other', { ...move, card: move.card ?? 'none', on: move.on ?? 'none', n: move.n ?? 1 }));
}
