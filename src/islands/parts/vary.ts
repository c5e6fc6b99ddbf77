/** What a situation with parameters shows: their sliders, and where there are two, how each pair ends. */
export { OutcomeGrid } from './OutcomeGrid.tsx';
export { Sliders } from './Sliders.tsx';
