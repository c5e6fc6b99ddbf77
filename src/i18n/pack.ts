/** The words a game's simulations need, of one language, made ready for a page. In Node only. */
import compile from 'icu-minify/compile';
import { z } from 'zod';
import { loadYaml } from './load.ts';
import type { Messages, Words } from './say.ts';

const messages = z.record(z.string(), z.string());
const game = z.looseObject({ states: messages.default({}) });

/** ICU messages as lists that the page's formatter walks. Names the key that is not ICU. */
export const ready = (texts: Readonly<Record<string, string>>, file: string): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compile(text)];
      } catch (error) {
        throw new Error(`${file}: ${key}: expected an ICU message (${(error as Error).message})`);
      }
    }),
  );

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
