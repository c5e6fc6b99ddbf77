/** Draws an island anew where the server drew it. What a page puts into its slots moves over as it is. */
import { type Component, createComponent, type JSX } from 'solid-js';
import { render } from 'solid-js/web';

type Props = Readonly<Record<string, unknown>>;
/** An island may say what it waits for before it is drawn. */
type Island = Component<Props> & { readonly prepare?: (props: Props) => Promise<void> };

export default (element: HTMLElement) =>
  async (component: Island, props: Props): Promise<void> => {
    await component.prepare?.(props);
    const slots = [...element.querySelectorAll('astro-slot')].map(
      (slot) => [slot.getAttribute('name') ?? 'children', slot as JSX.Element] as const,
    );
    element.replaceChildren();
    const stop = render(() => createComponent(component, { ...props, ...Object.fromEntries(slots) }), element);
    element.addEventListener('astro:unmount', stop, { once: true });
  };
