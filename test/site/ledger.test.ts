/** Links are promises: every address of the ledger is answered, in all four languages, by what it was an address of. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { lacking, ledger, ledgerFile, linesOf } from '../../scripts/ledger.ts';
import { decode, isAddress } from '../../src/engine/address.ts';
import { games } from '../../src/games/index.ts';
import { root } from '../../src/i18n/load.ts';
import { langs } from '../../src/i18n/locales.ts';
import { lessonOf, openAddress, stepIndex } from '../../src/simulation/index.ts';
import { all, type Page, pageAt, sheetIn } from '../support/dist.ts';

const lines = ledger();

/** What a line promises to show: a rule's id, a scenario's, or nothing but the page. */
function promised(line: string): { readonly rule?: string; readonly scenario?: string } {
  const [path = '', anchor] = line.split('#');
  const rule = /^\/r\/([a-z0-9.-]+)\/$/.exec(path)?.[1];
  if (rule) return { rule };
  const scenario = /^\/(?:s\/[a-z]+|\*\/[a-z]+\/scenarios)\/([a-z0-9-]+)\/$/.exec(path)?.[1];
  if (scenario) return { scenario };
  const [, game, chapter] = /^\/\*\/([a-z]+)\/([a-z-]+)\/$/.exec(path) ?? [];
  return game && chapter && anchor ? { rule: `${game}.${anchor.includes('.') ? anchor : `${chapter}.${anchor}`}` } : {};
}

/** A section has an anchor and no id of its own; every other anchor of a chapter is a rule's. */
const isShown = (page: Page, line: string): boolean => {
  const { rule, scenario } = promised(line);
  const anchor = line.split('#')[1];
  if (rule && !anchor) return page.html.includes(`${rule}<`);
  if (rule) {
    const marked = page.tags.find(({ attributes }) => attributes.get('id') === anchor);
    return marked !== undefined && (marked.attributes.get('data-rule') ?? rule) === rule;
  }
  if (scenario)
    return (
      page.ids.has(`sim-${scenario}`) ||
      all(page, 'a').some(({ attributes }) => attributes.get('href')?.includes(`/scenarios/${scenario}/`))
    );
  return true;
};

/** What is wrong with a line of the ledger, once for each language. */
const faults = (line: string): string[] =>
  (line.includes('*') ? langs : ['']).flatMap((lang) => {
    const url = new URL(line.replace('*', lang), 'http://site');
    const page = pageAt(url.pathname);
    if (!page) return [`${url.href.slice(11)}: nothing answers`];
    if (lang && page.lang !== lang) return [`${url.pathname}: is in ${page.lang}`];
    if (url.hash && !isAddress(url.hash) && !page.ids.has(decodeURIComponent(url.hash.slice(1))))
      return [`${url.pathname}${url.hash}: has no such anchor`];
    return isShown(page, line) ? [] : [`${url.pathname}: does not show ${JSON.stringify(promised(line))}`];
  });

describe('the ledger of addresses', () => {
  test('has each address once, and nothing that is none', () => {
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    expect(lines.filter((line) => !/^\/[^\s]*$/.test(line))).toEqual([]);
  });
  test('has every rule, section, chapter, scenario, term and page of the sources', () => {
    expect(lacking(lines), `npx node scripts/ledger.ts --write adds them to ${ledgerFile}`).toEqual([]);
  });
  test('only grows: every line of the last commit still stands, in its order', ({ skip }) => {
    const shown = spawnSync('git', ['show', `HEAD:${ledgerFile}`], { cwd: root, encoding: 'utf8' });
    // a copy without its history, or the commit before the first ledger
    if (shown.error || shown.status !== 0) return skip();
    const before = linesOf(shown.stdout);
    expect(lines.slice(0, before.length)).toEqual(before);
  });
  test('is answered line by line, in every language, with what the line promises', () => {
    expect(lines.flatMap(faults).slice(0, 30)).toEqual([]);
  });
  test('sees an address that is gone', () => {
    expect(faults('/*/vtes/no-such-chapter/')).toHaveLength(langs.length);
    expect(faults('/*/vtes/damage/#no-such-rule')).toHaveLength(langs.length);
    expect(faults('/r/vtes.damage.no-such-rule/')).toHaveLength(1);
  });
});

describe('the steps of the ledger', () => {
  const steps = lines.filter((line) => isAddress(line.slice(line.indexOf('#'))) && line.includes('#'));

  test('there is one of each scenario', () => expect(steps.length).toBeGreaterThan(50));
  test('still open: what they said, or a notice of what is different', () => {
    const odd = steps.flatMap((line) => {
      const hash = line.slice(line.indexOf('#'));
      const [, id = '', scenario = ''] = /^\/\*\/([a-z]+)\/scenarios\/([a-z0-9-]+)\//.exec(line) ?? [];
      const game = games[id];
      const { sound, fault } = decode(hash);
      if (!game || fault || sound.scenario !== scenario) return [`${line}: ${fault?.reason ?? 'is of another scenario'}`];
      const sheet = sheetIn(pageAt(`/${langs[0]}/${id}/scenarios/${scenario}/`), scenario);
      if (!sheet) return [`${line}: its page carries no simulation`];
      const { simulation, notices } = openAddress(lessonOf(game, sheet), hash);
      return notices.length > 0 || stepIndex(simulation) === sound.step
        ? []
        : [`${line}: shows step ${stepIndex(simulation)} and says nothing`];
    });
    expect(odd).toEqual([]);
  });
});
