/** A page with several simulations carries the drawing of the chart once; the others get a copy as they wake. */
export function copyChart(root: ParentNode): void {
  const holder = root.querySelector('[data-copy-of]');
  const source = document.getElementById(holder?.getAttribute('data-copy-of') ?? '');
  if (!holder || !source) return;
  holder.removeAttribute('data-copy-of');
  holder.replaceChildren(...[...source.childNodes].map((node) => node.cloneNode(true)));
}
