/**
 * When a simulation wakes: shortly before it comes into view, or at once where the address names a step of it. It is
 * then drawn anew in its place (render.ts): the server's drawing looks the same, so nothing moves.
 */
import type { ClientDirective } from 'astro';
import { namesScenario } from './names-scenario.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes when it comes near, or when the address names it. */
    'client:wake'?: boolean;
  }
}

const FOCUSABLE = 'a, button, input, summary';

const wake: ClientDirective = (load, _options, element) => {
  // the island itself has no box
  const section = element.closest<HTMLElement>('[data-scenario]');
  const scenario = section?.dataset['scenario'] ?? '';
  let drawn: Promise<void> | undefined;
  const draw = (): Promise<void> => {
    watch.disconnect();
    drawn ??= load().then(async (render) => {
      const focused = [...element.querySelectorAll<Element>(FOCUSABLE)].indexOf(document.activeElement ?? element);
      await render();
      element.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
    });
    return drawn;
  };
  /** The simulation that the address names is gone to, as to any anchor. */
  const whenNamed = async (): Promise<void> => {
    if (!namesScenario(location.hash, scenario)) return;
    await draw();
    const { top = 0 } = section?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight / 2) section?.scrollIntoView();
  };
  const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void draw(), {
    rootMargin: '25%',
  });
  for (const child of element.children) watch.observe(child);
  window.addEventListener('hashchange', () => void whenNamed());
  void whenNamed();
};

export default wake;
