// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encode } from '../../src/engine/address.ts';
import { bringCharts } from '../../src/islands/bring-charts.ts';
import { namesScenario } from '../../src/islands/client/names-scenario.ts';
import draw from '../../src/islands/client/render.ts';

afterEach(() => document.body.replaceChildren());

describe('the simulation that an address names', () => {
  const hash = `#${encode({ ruleset: '2026-07-01', scenario: 'double-theft', parameters: {}, moves: [], step: 2 })}`;
  test.each([
    [hash, 'double-theft', true, 'its own'],
    [hash, 'double', false, 'one whose name begins alike'],
    [hash.slice(0, hash.indexOf('theft/') + 8), 'double-theft', true, 'also of a damaged address'],
    ['#double-theft', 'double-theft', false, 'an anchor is no address'],
    [hash, '', false, 'what is no scenario'],
    ['', 'double-theft', false, 'no fragment'],
  ])('%s, %s: %s (%s)', (fragment, scenario, isNamed) => {
    expect(namesScenario(fragment, scenario)).toBe(isNamed);
  });
});

describe('drawing anew', () => {
  test('takes the place of what the server drew; what was put into a slot moves over as it is', async () => {
    document.body.innerHTML = '<div id="island"><p>old <astro-slot name="chart"><b>chart</b></astro-slot></p></div>';
    const island = document.getElementById('island') as HTMLElement;
    const chart = island.querySelector('b');
    await draw(island)((props) => <section title={String(props['title'])}>{props['chart'] as Element}</section>, {
      title: 'new',
    });
    expect(island.innerHTML).toBe('<section title="new"><astro-slot name="chart"><b>chart</b></astro-slot></section>');
    expect(island.querySelector('b')).toBe(chart);
    island.dispatchEvent(new Event('astro:unmount'));
    expect(island.innerHTML).toBe('');
  });
});

describe('the chart of a simulation that wakes', () => {
  const svg = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${name}</text></svg>`;
  const stage = (attributes: string, whole: string, more = '') =>
    `<section><div class="sim-drawings" data-frames="/frames.json?1" ${attributes}><div class="sim-whole">${whole}</div><div class="sim-frame" data-chart-frame="round">outline</div>${more}</div></section>`;
  let isNarrow = false;
  let onChange: (() => void) | undefined;
  beforeEach(() => {
    onChange = undefined;
    window.matchMedia = ((media: string) => ({
      media,
      get matches() {
        return isNarrow;
      },
      addEventListener: (_: string, listener: () => void) => {
        onChange = listener;
      },
      removeEventListener: () => {
        onChange = undefined;
      },
    })) as never;
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => ({ json: async () => ({ '': svg('all'), round: svg('round') }) })),
    );
    document.body.innerHTML =
      stage('id="chart-x"', svg('whole'), '<div class="unseen">list</div>') + stage('data-copy-of="chart-x"', 'outline');
  });
  afterEach(() => vi.unstubAllGlobals());
  const second = () => document.querySelectorAll('section')[1] as HTMLElement;

  test('is a copy of the first one, list and all', () => {
    isNarrow = false;
    const end = bringCharts(second(), () => {});
    expect(second().querySelector('text')?.textContent).toBe('whole');
    expect(second().querySelector('.unseen')?.textContent).toBe('list');
    expect(document.querySelectorAll('section')[0]?.querySelector('text')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    end();
    expect(onChange).toBeUndefined();
  });

  test('comes frame by frame where the page is narrow, once for all simulations, and is lit then', async () => {
    isNarrow = false;
    const onDrawn = vi.fn();
    bringCharts(second(), onDrawn);
    isNarrow = true;
    onChange?.();
    await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledOnce());
    const frames = [...second().querySelectorAll<HTMLElement>('.sim-frame')];
    expect(frames.map((frame) => [frame.dataset['chartFrame'], frame.textContent])).toEqual([
      ['', 'all'],
      ['round', 'round'],
    ]);
    bringCharts(document.querySelector('section') as HTMLElement, onDrawn);
    await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledTimes(2));
    expect(fetch).toHaveBeenCalledOnce();
  });
});
