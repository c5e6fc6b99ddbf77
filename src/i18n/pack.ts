/** The words a game's simulations need, of one language, made ready for a page. In Node only. */
import compile from 'icu-minify/compile';
import { z } from 'zod';
import { loadYaml } from './load.ts';
import type { Message, Messages, Words } from './say.ts';

const messages = z.record(z.string(), z.string());
const game = z.looseObject({ states: messages.default({}) });

/** ICU messages as lists that the page's formatter walks. Names the key that is not ICU. */
export const ready = (texts: Readonly<Record<string, string>>, file: string): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, selecting(compile(text)) as Message];
      } catch (error) {
        throw new Error(`${file}: ${key}: expected an ICU message (${(error as Error).message})`);
      }
    }),
  );

/**
 * What a message prints and what it chooses by are two things: `{card, select, some_effect {…} other {{card}}}` chooses by
 * the id and prints the name. So the argument of a `select` is told apart by a question mark.
 */
function selecting(node: unknown): unknown {
  if (!Array.isArray(node)) return node;
  const [name, type, options] = node as unknown[];
  if (typeof name !== 'string' || typeof type !== 'number') return node.map(selecting);
  if (options === null || typeof options !== 'object') return node;
  const inner = Object.fromEntries(Object.entries(options).map(([key, option]) => [key, selecting(option)]));
  return [type === SELECT ? `${name}?` : name, type, inner];
}
/** As icu-minify numbers it. */
const SELECT = 1;

/** `cards`: English name by id, as the game's card list has them. */
export function packOf(lang: string, id: string, cards: Readonly<Record<string, string>>): Words {
  const read = (file: string): Messages => ready(loadYaml(file, messages, {}), file);
  return {
    lang,
    game: id,
    // the simulation's words, then those of this game's table and moves
    sim: { ...read(`content/${lang}/sim.yaml`), ...read(`content/${lang}/${id}/table.yaml`) },
    events: read(`content/${lang}/${id}/events.yaml`),
    refusals: read(`content/${lang}/${id}/refusals.yaml`),
    states: (loadYaml(`content/${lang}/${id}/game.yaml`, game, { states: {} }) as { states: Record<string, string> }).states,
    cards,
  };
}
