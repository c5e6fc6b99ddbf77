/**
 * A machine becomes a drawing. Three steps, all plain functions; only the second needs elkjs, and only at build time.
 *
 *   const model = modelOf(game.chart);                     // states as boxes and frames, merged edges
 *   const words = { labels, edges, tags };                 // of one language: content/<lang>/<game>/game.yaml
 *   const whole = await layout(model, words);              // the full chart (keep one promise per machine and language)
 *   const column = await layout(model, words, { jumps: false }); // what leads on and what loops: narrow enough to stand beside a table
 *   const flats = await layoutFrames(model, words);        // phone: one flat chart per frame, children closed
 *   const svg = svgOf(whole, { hrefs });                   // a string; classes only, no style attribute, no ids
 *
 * WORDS. `labels`, `tags` (a short note at the right of a box, `ch. 7`) and `hrefs` are records by state. They are
 * looked up by the dotted path first (`round.strikes.declare`), then by the state's own key (`declare`). The machine
 * itself is the outermost frame: its path is '' and its key the machine's id (`combat`). `edges` names loops and
 * jumps, by edge id (`round.press>round`); one without a name is named after the state it leads to.
 *
 * BOXES AND FRAMES. A state that is only a window (`meta: { fold: true }`, or all of whose leaves have a holder other
 * than `rules`) is one box; other compound states are frames. `boxOf(model, 'round.maneuver.opposing')` is
 * `round.maneuver`.
 *
 * THE SVG, for whoever lights it up (islands import `./marks.ts`, and `./model.ts` where they have the machine at hand: no elkjs):
 *   svg.chart                                  [data-frame="<path of its outermost state>"]  class is-lit while a game stands on it
 *   g.chart-state.chart-box | .chart-frame     [data-state="<path>"]  classes is-active, is-path, is-passed
 *   g.chart-edge (.chart-loop | .chart-jump)   [data-edge="<from>><to>"], is-taken; the initial dot of a frame is [data-edge="><path>"]
 * Each state carries its check mark and its lamp; the stylesheet shows them with the classes. So after a step:
 *
 *   const marks = marksOf(model, states);      // states: the leaf of every position of the line so far, oldest first
 *   applyMarks(root, marks);                   // root: an element that holds the charts; toggles the classes in all of them
 *
 * `marks` is { active, path, passed, taken, frame }, all ids as above; `frame` is the frame whose flat chart a phone
 * shows. `applyMarks` also sets `hidden` on every [data-chart-frame="<path>"] holder but that one, and
 * aria-current="step" on the [data-list-state] of the nested list.
 * `svgOf` takes the same marks, so that the server draws the first position lit.
 * `pathOf(model, state)` are the paths from the outermost frame to the box, for the path line and breadcrumbs.
 *
 * The model is plain JSON: a page may hand it to its island as a prop.
 *
 * SCREEN READERS. The drawing is aria-hidden and its links are out of the tab order. `listOf(model, words)` is the
 * nested list that says the same: states, moves, where each leads.
 *
 * Styles: `chart.css` beside this file, with the site's tokens.
 */
export { type LayoutOptions, layout, layoutFrames } from './layout.ts';
export { type ListItem, type ListMove, listOf } from './list.ts';
export { applyMarks, boxOf, type Marks, marksOf, pathOf } from './marks.ts';
export { modelOf } from './model.ts';
export { outlineOf, type SvgOptions, svgOf } from './svg.ts';
export { type Drawing, labelOf, lookUp, type Model, type ModelEdge, type ModelState, type Words } from './types.ts';
