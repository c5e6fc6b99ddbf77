/** The chart of a game, frame by frame, for simulations on a phone. Fetched when one wakes. */
import type { APIRoute } from 'astro';
import { chartFor, framesJson } from '../../../components/stage-data.ts';
import { readyGames } from '../../../content/games.ts';
import { type Lang, langs } from '../../../i18n/locales.ts';

export const getStaticPaths = () => langs.flatMap((lang) => readyGames.map(({ id: game }) => ({ params: { lang, game } })));

export const GET: APIRoute = async ({ params }) =>
  new Response(framesJson(await chartFor(params['game'] ?? '', params['lang'] as Lang)), {
    headers: { 'content-type': 'application/json' },
  });
