/** How soon a reader sees what they asked for. Runs alone, after all else that runs in a browser. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../support/browser.ts';
import { expectedSteps, visit } from '../support/simulation-page.ts';

const GAME = 'vtes';
const pathOf = (lang: string, id: string): string => `/${lang}/${GAME}/scenarios/${id}/`;
/** One without parameters and with refusals, one with a slider, one with two and a table of outcomes. */
const KINDS = ['damage-prevention-order', 'theft-of-vitae', 'burn-threshold'] as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('how long a step takes to show on a processor four times slower (told, not judged)', async () => {
  const slow = await site.open(undefined, { viewport: { width: 1280, height: 900 } });
  const times: number[] = [];
  for (const id of KINDS) {
    await visit(slow, site, pathOf('fr', id));
    const session = await slow.context().newCDPSession(slow);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await slow.locator('.sim-ticks button[aria-current=step]').focus();
    for (let step = 1; step < expectedSteps(GAME, id, 'fr').length; step++) {
      await slow.evaluate(() => {
        const shown = new Promise<number>((done) => {
          const onKey = () => {
            const pressed = performance.now();
            // a task after the frame: what the key changed has been painted
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
          };
          addEventListener('keydown', onKey, { once: true, capture: true });
        });
        Object.assign(window, { shown });
      });
      await slow.keyboard.press('ArrowRight');
      times.push(await slow.evaluate(() => (window as unknown as { shown: Promise<number> }).shown));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`;
  console.log(
    `a step at a quarter of the speed: median ${at(0.5)}, 95 % within ${at(0.95)}, worst ${at(1)}; 50 ms are wished for`,
  );
  expect(times.length).toBeGreaterThan(15);
  await slow.context().close();
});
