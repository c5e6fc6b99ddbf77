// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { vtes } from '../../src/games/vtes/index.ts';
import { cardNames } from '../../src/i18n/card-names.ts';
import { type Lang, langs } from '../../src/i18n/locales.ts';
import { packOf } from '../../src/i18n/pack.ts';
import { voiceOf } from '../../src/i18n/say.ts';
import { bringPieces } from '../../src/islands/pieces.ts';
import { Simulation } from '../../src/islands/Simulation.tsx';
import { vtesFace } from '../../src/islands/vtes-face.ts';
import { parseScenario } from '../../src/scenarios/parse.ts';
import { lessonOf, open } from '../../src/simulation/index.ts';
import { sheetOf } from '../../src/simulation/sheet-of.ts';

const scenario = (id: string) =>
  parseScenario(readFileSync(join(import.meta.dirname, `../../content/scenarios/vtes/${id}.yaml`), 'utf8'), `${id}.yaml`);
const names = cardNames('vtes');
const theft = sheetOf(vtes, scenario('theft-of-vitae'));
const thieves = lessonOf(vtesFace.game, theft);
await bringPieces(theft);

let stop: (() => void) | undefined;
let host: HTMLElement;
const mount = (sheet = theft, lang: Lang = 'fr', isAlone = true) => {
  host = document.body.appendChild(document.createElement('div'));
  stop = render(
    () => (
      <Simulation
        sheet={JSON.stringify(sheet)}
        title="*Theft of Vitae*"
        ask={{ 'how-much-blood': 'Combien ?' }}
        isAlone={isAlone}
        words={packOf(lang, 'vtes', names)}
        face={vtesFace}
      />
    ),
    host,
  );
};
const one = <E extends Element = HTMLElement>(selector: string): E =>
  host.querySelector<E>(selector) ?? expect.fail(`no ${selector}`);
const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) =>
  one(selector)
    .textContent?.replace(/[ \n]+/g, ' ')
    .trim() ?? '';
const button = (label: string) =>
  all('button').find((each) => each.textContent?.includes(label)) ?? expect.fail(`no button ${label}`);
const spoken = () => {
  vi.advanceTimersByTime(1000);
  return one('[role="status"]').textContent ?? '';
};

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stop?.();
  host.remove();
  vi.useRealTimers();
});

describe('stepping', () => {
  test('shows the steps of the line one by one, and the log grows with them', () => {
    mount();
    const { steps } = open(thieves);
    expect(all('.sim-ticks button')).toHaveLength(steps.length + 1);
    for (let index = 1; index <= steps.length; index++) {
      one('.sim-next').click();
      expect(all('.sim-log li')).toHaveLength(index);
      expect(one('.sim-log li[aria-current="step"] .sim-line').textContent).toBe(text('.sim-sentence p').replace(/ ?§.*/, ''));
      expect(one('.sim-ticks [aria-current="step"]').textContent).toBe(String(index));
    }
    expect(one('.sim-next').getAttribute('aria-disabled')).toBe('true');
    one('.sim-next').click();
    expect(all('.sim-log li')).toHaveLength(steps.length);
    one('.sim-first').click();
    expect(all('.sim-log li')).toHaveLength(0);
  });

  test('by the keys of the ruler: arrows, Home and End, the focus going along', () => {
    mount();
    const press = (key: string) =>
      one('.sim-ticks').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const now = () => one('.sim-ticks [aria-current="step"]');
    one('.sim-ticks button').focus();
    press('ArrowRight');
    press('ArrowRight');
    expect([now().textContent, document.activeElement]).toEqual(['2', now()]);
    press('ArrowLeft');
    expect(now().textContent).toBe('1');
    press('End');
    expect(now().textContent).toBe(String(open(thieves).steps.length));
    press('Home');
    expect(now().textContent).toBe('0');
    expect(all('.sim-ticks [tabindex="0"]')).toEqual([now()]);
  });

  test('shows what changed as signed figures', () => {
    mount();
    for (let count = 0; count < 4; count++) one('.sim-next').click();
    expect(all('.vt-side.is-acting .sim-tag b').map((tag) => tag.textContent)).toEqual(['+2', '−2']);
    expect(all('.vt-side.is-opposing .sim-tag b').map((tag) => tag.textContent)).toEqual(['−2']);
    expect(all('.vt-side.is-opposing .sim-counters .is-lost')).toHaveLength(2);
  });

  test('draws a step quickly', () => {
    mount();
    const started = performance.now();
    for (let count = 0; count < 7; count++) one('.sim-next').click();
    expect((performance.now() - started) / 7).toBeLessThan(250);
  });
});

describe.each(langs)('what is heard in %s', (lang) => {
  test('is what the log says, with rules; only the last of rapid steps; undone when going back', () => {
    mount(theft, lang);
    const voice = voiceOf(packOf(lang, 'vtes', names));
    one('.sim-next').click();
    one('.sim-next').click();
    const heard = spoken();
    const [first, second] = all('.sim-log .sim-line').map((line) => line.textContent ?? '');
    expect(heard).toContain(second);
    expect(heard).not.toContain(first);
    for (const id of all('.sim-log li:last-child .cite-id')) expect(heard).toContain(`§ ${id.textContent}`);
    one('.sim-back').click();
    expect(spoken()).toContain(voice.sim('undone', { what: second }));
    expect(host.textContent).not.toContain('⟨');
  });
});

describe('playing on', () => {
  test('a legal choice leaves the written line, which can be taken up again', () => {
    mount();
    const strike = () =>
      all('.sim-moves button').find((each) => each.textContent?.includes('hand strike') && !each.hasAttribute('aria-disabled'));
    for (let count = 0; count < 40 && !strike(); count++) one('.sim-moves button:not([aria-disabled])').click();
    (strike() ?? expect.fail('A may strike')).click();
    expect(one('.sim-off')).toBeTruthy();
    expect(text('.sim-sentence')).toContain('A annonce un hand strike');
    button('Reprendre la ligne écrite').click();
    expect(host.querySelector('.sim-off')).toBeNull();
  });

  test('a refused choice stays in reach, and says why and by which rule', () => {
    const sheet = sheetOf(vtes, scenario('damage-stealing-is-not-damage'));
    mount(sheet);
    const refused = () => host.querySelector<HTMLElement>('.is-refused');
    while (!refused()) one('.sim-next').click();
    const before = one('.sim-log').textContent;
    const choice = refused() as HTMLElement;
    expect(choice.getAttribute('aria-disabled')).toBe('true');
    choice.focus();
    expect(document.activeElement).toBe(choice);
    choice.click();
    const reason = text('.sim-refusal .sim-reason');
    expect(reason.length).toBeGreaterThan(10);
    expect(document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent).toContain(reason);
    expect(one('.sim-refusal .cite').getAttribute('href')).toMatch(/^\/fr\/vtes\/[a-z-]+\/#[a-z0-9-]+$/);
    expect(one('.sim-log').textContent).toBe(before);
  });
});

describe('the address', () => {
  test('follows each step, and opens the same one', () => {
    mount();
    for (let count = 0; count < 4; count++) one('.sim-next').click();
    const { hash } = window.location;
    const [sentence, table] = [text('.sim-sentence'), text('.vt')];
    stop?.();
    host.remove();
    mount(theft, 'fr', false);
    expect(window.location.hash).toBe(hash);
    expect([text('.sim-sentence'), text('.vt')]).toEqual([sentence, table]);
  });

  test('of another scenario, or of a rule, leaves a simulation of a chapter alone', () => {
    window.history.replaceState(null, '', '#three-stages');
    mount(theft, 'fr', false);
    expect(window.location.hash).toBe('#three-stages');
    expect(all('.sim-log li')).toHaveLength(0);
  });

  test('that is damaged opens the sound part and says where it broke', async () => {
    mount();
    for (let count = 0; count < 4; count++) one('.sim-next').click();
    const broken = window.location.hash.indexOf('B.strike');
    const cut = window.location.hash.slice(0, broken + 5);
    stop?.();
    host.remove();
    window.history.replaceState(null, '', cut);
    mount();
    vi.useRealTimers();
    await vi.waitFor(() => expect(text('.sim-notice')).toContain(`au signe ${broken},`));
    expect(all('.sim-log li').length).toBeGreaterThan(0);
  });

  test('never becomes markup', async () => {
    window.history.replaceState(null, '', '#1/2026-07-01/<img src=x onerror=alert(1)>/-/-/0/0000');
    mount();
    vi.useRealTimers();
    await vi.waitFor(() => expect(one('.sim-notice')).toBeTruthy());
    expect(host.querySelector('img')).toBeNull();
  });
});

describe('predict, then reveal', () => {
  test('hides the ending until the question is answered, and judges the answer', () => {
    mount();
    expect(text('.sim-ending')).toContain('A ?/2, B ?/4');
    one<HTMLInputElement>('.sim-options input[value="1"]').click();
    button('Voir la réponse').click();
    expect(text('.sim-ending')).toContain('A 1/2, B 0/4');
    expect(text('.sim-predict .sim-reason')).toMatch(/^Juste/);
    expect(one('.sim-predict .cite')).toBeTruthy();
  });

  test('with another value the ending follows: capacity 4 keeps 3', () => {
    mount();
    button('Voir la réponse').click();
    const slider = one<HTMLInputElement>('.sim-values input');
    slider.value = '2';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(text('.sim-ending')).toContain('A 3/4, B 0/4');
  });
});

describe('two parameters', () => {
  test('make a table of every ending; a cell opens that game', async () => {
    const sheet = sheetOf(vtes, scenario('burn-threshold'));
    mount(sheet);
    expect(host.querySelector('.sim-grid')).toBeNull();
    button('Voir la réponse').click();
    vi.useRealTimers();
    await vi.waitFor(() => expect(one('.sim-grid')).toBeTruthy());
    const lesson = lessonOf(vtesFace.game, sheet);
    expect(all('.sim-grid tbody tr')).toHaveLength(7);
    expect(all('.sim-grid tbody tr:first-child td')).toHaveLength(9);
    const cell = one('.sim-grid tbody tr:nth-child(3) td:nth-child(6) a');
    expect(cell.closest('td')?.className).toBe(
      lesson.ending({ 'B.blood': 2, blood: 2, damage: 4 }, 'today')['B.region'] === 'burned' ? 'is-burned' : '',
    );
    cell.click();
    expect(one('.sim-grid a[aria-current="true"]').closest('tr')).toBe(cell.closest('tr'));
    expect(cell.querySelector('.unseen')?.textContent).toBe('Brûlé par les dégâts');
  });
});

describe('copying', () => {
  test('gives a link, Markdown, forum code and the ruling in words', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (what: string) => void written.push(what) },
    });
    mount();
    for (let count = 0; count < 4; count++) one('.sim-next').click();
    for (const each of all('.sim-copy .button')) each.click();
    await vi.advanceTimersByTimeAsync(10);
    const url = `${window.location.origin}/s/vtes/theft-of-vitae/${window.location.hash}`;
    expect(written.slice(0, 3)).toEqual([url, `[Theft of Vitae, étape 4](${url})`, `[url=${url}]Theft of Vitae, étape 4[/url]`]);
    expect(written[3]?.split('\n')).toEqual([
      'Theft of Vitae, étape 4',
      one('.sim-log li:last-child .sim-line').textContent,
      ...all('.sim-log li:last-child .cite-id').map((id) => `§ vtes.${id.textContent}`),
      url,
    ]);
    expect(button('Copié')).toBeTruthy();
  });
});
