/** Signs drawn in a 16 px box, stroke 1.75, in the colour of the text. Always beside a word or a name. */
import type { JSX } from 'solid-js';

const paths = {
  first: 'M4 3v10M13 3.5 7.5 8l5.5 4.5',
  back: 'M10 3 5 8l5 5',
  next: 'm6 3 5 5-5 5',
  last: 'M12 3v10M3 3.5 8.5 8 3 12.5',
  refused: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M3.8 3.8l8.4 8.4',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  cross: 'm4 4 8 8M12 4l-8 8',
  star: 'm8 2 1.8 4 4.2.5-3.1 3 .8 4.3L8 11.7l-3.7 2.1.8-4.3-3.1-3L6.2 6z',
  lying: 'M2 12.5h12M7.5 9H14M4.2 6.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  drop: 'M8 1.8C10.3 5 12 7.2 12 9.8a4 4 0 0 1-8 0C4 7.2 5.7 5 8 1.8z',
  inspect: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m3.3 7.8 3.7 3.7',
  undo: 'M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M3 6.5l3.5-3.5M3 6.5 6.5 10',
} as const;

export type IconName = keyof typeof paths;

/** How it is drawn stands in simulation.css: a page has a hundred of them. */
export const Icon = (props: { name: IconName }): JSX.Element => (
  <svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[props.name]} />
  </svg>
);
