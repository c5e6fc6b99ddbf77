/** Draws an island anew where the server drew it. What a page puts into its slots moves over as it is. */
import { type Component, createComponent, type JSX } from 'solid-js';
import { render } from 'solid-js/web';

type Props = Readonly<Record<string, unknown>>;

export default (element: HTMLElement) =>
  (component: Component<Props>, props: Props): void => {
    const slots = [...element.querySelectorAll('astro-slot')].map(
      (slot) => [slot.getAttribute('name') ?? 'children', slot as JSX.Element] as const,
    );
    element.replaceChildren();
    const stop = render(() => createComponent(component, { ...props, ...Object.fromEntries(slots) }), element);
    element.addEventListener('astro:unmount', stop, { once: true });
  };
