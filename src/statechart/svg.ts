/** A drawing as SVG: classes only, so that the content security policy of the page needs no exception. */
import type { Marks } from './marks.ts';
import { type Drawing, type DrawnEdge, type DrawnState, lookUp, type Point } from './types.ts';

export interface SvgOptions {
  /** Where a state leads when it is clicked, by path or key. */
  readonly hrefs?: Readonly<Record<string, string>>;
  readonly marks?: Marks;
}

export function svgOf(drawing: Drawing, { hrefs, marks }: SvgOptions = {}): string {
  const { states, edges } = drawing;
  const frames = states.filter((state) => state.kind === 'frame');
  const boxes = states.filter((state) => state.kind !== 'frame');
  return [
    startOf(drawing, marks !== undefined),
    ...frames.map((state) => stateSvg(state, hrefs, marks)),
    ...edges.map((edge) => edgeSvg(edge, marks)),
    // Names above all lines, so that none is struck through.
    ...edges.map((edge) => (edge.label ? `${edgeStart(edge, marks)}${labelSvg(edge.label)}</g>` : '')),
    ...boxes.map((state) => stateSvg(state, hrefs, marks)),
    '</svg>',
  ].join('');
}

/** As large, and empty: where another drawing is put later. */
export const outlineOf = (drawing: Drawing): string => `${startOf(drawing)}</svg>`;

const startOf = ({ width, height, frame }: Drawing, isLit = false): string =>
  `<svg class="chart${isLit ? ' is-lit' : ''}" data-frame="${safe(frame)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg">`;

function stateSvg(state: DrawnState, hrefs: SvgOptions['hrefs'], marks: Marks | undefined): string {
  const { path, kind, lines, tag, x, y, width, height } = state;
  const classes = [
    'chart-state',
    kind === 'frame' ? 'chart-frame' : 'chart-box',
    ...(kind === 'closed' ? ['chart-closed'] : []),
    ...(state.final ? ['chart-final'] : []),
    ...(marks?.active === path ? ['is-active'] : []),
    ...(marks?.path.includes(path) ? ['is-path'] : []),
    ...(marks?.passed.includes(path) ? ['is-passed'] : []),
  ];
  const middle = kind === 'frame' ? 13 : (height - (lines.length - 1) * 16) / 2;
  const text = lines.map((line, index) => `<tspan x="10" y="${n(middle + 4.5 + index * 16)}">${safe(line)}</tspan>`);
  // Measured from the state's own corner: what is alike in all states is written alike, and packs small.
  const inner = [
    `<rect class="chart-shape" width="${n(width)}" height="${n(height)}" rx="3"/>`,
    kind === 'closed' ? `<path class="chart-more" d="M4 ${n(height - 3.5)}H${n(width - 4)}"/>` : '',
    state.final ? `<rect class="chart-inner" x="3" y="3" width="${n(width - 6)}" height="${n(height - 6)}" rx="1.5"/>` : '',
    `<rect class="chart-bar" width="4" height="${n(height)}"/>`,
    `<path class="chart-check" d="M10 ${n(middle)}l3.5 4 6-8"/>`,
    `<circle class="chart-lamp" cx="14" cy="${n(middle)}" r="${kind === 'frame' ? 3 : 5}"/>`,
    `<text class="chart-name">${text.join('')}</text>`,
    tag === undefined ? '' : `<text class="chart-tag" x="${n(width - 8)}" y="${n(middle + 4)}">${safe(tag)}</text>`,
  ].join('');
  const href = lookUp(hrefs, { path, key: path.slice(path.lastIndexOf('.') + 1) });
  // The nested list beside the drawing has the same links for the keyboard.
  const body = href === undefined ? inner : `<a href="${safe(href)}" tabindex="-1">${inner}</a>`;
  return `<g class="${classes.join(' ')}" data-state="${safe(path)}" transform="translate(${n(x)} ${n(y)})">${body}</g>`;
}

function edgeSvg(edge: DrawnEdge, marks: Marks | undefined): string {
  const { kind, points, joins, anywhere } = edge;
  const start = points[0];
  return [
    edgeStart(edge, marks),
    kind === 'initial' && start ? `<circle class="chart-dot" cx="${n(start.x)}" cy="${n(start.y - 4)}" r="4"/>` : '',
    anywhere && start ? `<circle class="chart-dot" cx="${n(start.x)}" cy="${n(start.y)}" r="2.5"/>` : '',
    `<path class="chart-line" d="${pathData(points.slice(0, joins))}"/>`,
    // Shown when it is taken.
    joins === undefined ? '' : `<path class="chart-line chart-rest" d="${pathData(points.slice(joins - 1))}"/>`,
    `<path class="chart-head" d="${headOf(points)}"/>`,
    '</g>',
  ].join('');
}

const edgeStart = ({ ids, kind }: DrawnEdge, marks: Marks | undefined): string => {
  const isTaken = ids.some((id) => marks?.taken.includes(id));
  return `<g class="chart-edge chart-${kind}${isTaken ? ' is-taken' : ''}" data-edge="${safe(ids.join(' '))}">`;
};

function labelSvg({ lines, x, y, upright }: NonNullable<DrawnEdge['label']>): string {
  if (upright)
    return `<text class="chart-label" transform="translate(${n(x)} ${n(y)}) rotate(-90)" text-anchor="middle" dy="4">${safe(lines.join(' '))}</text>`;
  const spans = lines.map((line, index) => `<tspan x="${n(x)}" y="${n(y + index * 13)}">${safe(line)}</tspan>`);
  return `<text class="chart-label">${spans.join('')}</text>`;
}

/** An arrow head of its own: a marker would need an id, and could not take the colour of its line. */
function headOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const { x, y } = end;
  if (before.x === end.x) return `M${n(x)} ${n(y)}l-3.5-7h7z`;
  return before.x > end.x ? `M${n(x)} ${n(y)}l7-3.5v7z` : `M${n(x)} ${n(y)}l-7-3.5v7z`;
}

/** Every line runs straight across or straight down. */
const pathData = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (before?.x === x) return `V${n(y)}`;
      if (before?.y === y) return `H${n(x)}`;
      return `${before ? 'L' : 'M'}${n(x)} ${n(y)}`;
    })
    .join('');

const n = (value: number): string => String(Math.round(value * 10) / 10);

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
