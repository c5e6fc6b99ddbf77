/**
 * The ledger of addresses, `content/addresses.txt`: every address ever published, one a line, `*` for each language.
 * It only grows. `node scripts/ledger.ts` tells what the sources have and the ledger lacks, and exits 1 if anything;
 * `--write` appends it. A line is never changed and never taken away: what moves leaves a redirect behind.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesWithDecks } from '../src/components/deck-data.ts';
import { permanentCardUrl, permanentRuleUrl, permanentScenarioUrl, rulingAnchor } from '../src/content/addresses.ts';
import { cardsOf } from '../src/content/cards.ts';
import { readyGames } from '../src/content/games.ts';
import { chapters } from '../src/content/passages.ts';
import { rulings } from '../src/content/rulings.ts';
import { games } from '../src/games/index.ts';
import { root, terms } from '../src/i18n/load.ts';
import { langs } from '../src/i18n/locales.ts';
import { readScenario, scenarioFiles } from '../src/scenarios/files.ts';
import { hashOf, last, lessonOf, open } from '../src/simulation/index.ts';
import { sheetOf } from '../src/simulation/sheet-of.ts';

export const ledgerFile = 'content/addresses.txt';

const HEAD = `# Every address ever published, one a line; * stands for es, fr, it, pt. Lines are added, never changed, never taken away:
# \`npx node scripts/ledger.ts --write\` adds what is new. The tests of the built site ask for each of them.
`;

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));

export const ledger = (): string[] =>
  existsSync(join(root, ledgerFile)) ? linesOf(readFileSync(join(root, ledgerFile), 'utf8')) : [];

/** Addresses that the sources promise: pages, chapters and rules, simulations, terms. */
export function addresses(): string[] {
  const pages = ['', 'search/', 'glossary/', 'about/', 'inspect/'].map((page) => `/*/${page}`);
  const ofGames = readyGames.flatMap(({ id: game }) => {
    const list = langs.flatMap((lang) => chapters(lang, game));
    const rules = list.flatMap(({ slug, passages }) =>
      passages.map(({ id, anchor }) => [`/*/${game}/${slug}/#${anchor}`, permanentRuleUrl(game, id)]),
    );
    const scenarios = scenarioFiles(join(root, 'content/scenarios', game)).map((file) => readScenario(file).id);
    const cards = cardsOf(game).flatMap(({ id }) => [`/*/${game}/cards/${id}/`, permanentCardUrl(game, id)]);
    const decisions = rulings(game).flatMap((ruling) => {
      const pages = ruling.cards.length > 0 ? ruling.cards.map((card) => `cards/${card}/`) : ['rulings/'];
      return pages.map((page) => `/*/${game}/${page}#${rulingAnchor(ruling.id)}`);
    });
    return [
      `/*/${game}/`,
      `/*/${game}/scenarios/`,
      ...list.flatMap(({ slug, sections }) => [`/*/${game}/${slug}/`, ...sections.map(({ id }) => `/*/${game}/${slug}/#${id}`)]),
      ...rules.flat(),
      ...['cards/', ...(decisions.length > 0 ? ['rulings/'] : []), 'open/'].map((page) => `/*/${game}/${page}`),
      ...(gamesWithDecks.includes(game) ? [`/*/${game}/deck/`, `/d/${game}/`] : []),
      ...cards,
      ...decisions,
      ...scenarios.flatMap((id) => [`/*/${game}/scenarios/${id}/`, permanentScenarioUrl(game, id)]),
    ];
  });
  const glossary = ['all', ...readyGames.map(({ id }) => id)].flatMap((game) =>
    langs.flatMap((lang) => terms(lang, game).map(({ id }) => `/*/glossary/#term-${game}.${id}`)),
  );
  return [...new Set(['/', ...pages, ...ofGames, ...glossary])];
}

/** The last step of every scenario that `known` says nothing of, as it is linked: the form of a step's address is promised too. */
function steps(known: ReadonlySet<string>): string[] {
  return readyGames.flatMap(({ id }) =>
    scenarioFiles(join(root, 'content/scenarios', id)).flatMap((file) => {
      const game = games[id];
      const scenario = readScenario(file);
      const page = `/*/${id}/scenarios/${scenario.id}/`;
      const hash = game && !known.has(page) && hashOf(last(open(lessonOf(game, sheetOf(game, scenario)))));
      return hash ? [`${page}#${hash}`] : [];
    }),
  );
}

/** What the ledger lacks. A scenario whose step is linked already needs no other step: the old one is the promise. */
export function lacking(known = ledger()): string[] {
  const has = new Set(known);
  const linked = new Set(known.flatMap((line) => (/#\d/.test(line) ? [line.split('#')[0] as string] : [])));
  return [...addresses().filter((line) => !has.has(line)), ...steps(linked)];
}

function main(write: boolean): number {
  const known = ledger();
  const missing = lacking(known);
  if (missing.length === 0) {
    process.stdout.write(`the ledger has all ${known.length} addresses\n`);
    return 0;
  }
  if (!write) {
    process.stdout.write(
      `${missing.join('\n')}\n${missing.length} addresses are not in the ledger: npx node scripts/ledger.ts --write\n`,
    );
    return 1;
  }
  const file = join(root, ledgerFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  writeFileSync(file, `${before.endsWith('\n') ? before : `${before}\n`}${missing.join('\n')}\n`);
  process.stdout.write(`${missing.length} addresses added to the ledger\n`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.includes('--write'));
