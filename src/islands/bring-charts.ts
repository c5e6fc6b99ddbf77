/**
 * The chart of a simulation as it wakes. A page with several simulations carries the drawing once, in the first; the
 * others are given a copy. Where the page is too narrow for the whole, the frames are fetched, once for all of them.
 */

/** As src/styles/simulation.css has it: from here down one frame is shown at a time. */
const NARROW = '(max-width: 64rem)';

/** Calls `onDrawn` whenever drawings have come that the marks do not show yet. Returns what ends it. */
export function bringCharts(root: ParentNode, onDrawn: () => void): () => void {
  const holder = root.querySelector<HTMLElement>('.sim-drawings');
  if (!holder) return () => {};
  const source = document.getElementById(holder.dataset['copyOf'] ?? '');
  if (source) {
    delete holder.dataset['copyOf'];
    // the frame stays an outline until the frames come, unless it is the very one that the source has
    for (const part of ['.sim-whole', '.unseen']) {
      const copied = source.querySelector(part)?.cloneNode(true);
      const own = holder.querySelector(part);
      if (copied && own) own.replaceWith(copied);
      else if (copied) holder.append(copied);
    }
  }
  const narrow = window.matchMedia(NARROW);
  const bringFrames = (): void => {
    if (!narrow.matches || holder.dataset['frames'] === undefined) return;
    const url = holder.dataset['frames'];
    delete holder.dataset['frames'];
    framesAt(url)
      .then((frames) => {
        holder.querySelector('.sim-frame')?.replaceWith(...Object.entries(frames).map(([path, svg]) => frameOf(path, svg)));
        onDrawn();
      })
      // the path line above it says where the game stands; the next simulation that wakes asks again
      .catch(() => fetched.delete(url));
  };
  bringFrames();
  narrow.addEventListener('change', bringFrames);
  return () => narrow.removeEventListener('change', bringFrames);
}

const fetched = new Map<string, Promise<Readonly<Record<string, string>>>>();
function framesAt(url: string): Promise<Readonly<Record<string, string>>> {
  const known = fetched.get(url) ?? fetch(url).then((answer) => answer.json() as Promise<Readonly<Record<string, string>>>);
  fetched.set(url, known);
  return known;
}

function frameOf(path: string, svg: string): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'sim-frame';
  frame.dataset['chartFrame'] = path;
  frame.hidden = true;
  frame.append(document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true));
  return frame;
}
