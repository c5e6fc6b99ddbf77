/** Which parts of a passage a query found, and which are card names. */
import { fold, stem, straight, wordsOf } from './fold.ts';
import type { Glossary } from './glossary.ts';
import { isStopWord } from './stop-words.ts';
import type { Group } from './widen.ts';

export interface Piece {
  readonly text: string;
  /** A word that was searched for. */
  readonly found?: true;
  /** A card name, which is English wherever it stands. */
  readonly card?: true;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Shorter words are only found whole: `pas` is not found in `passer`. */
const SHORTEST = 4;

const isFound = (word: string, sought: ReadonlySet<string>): boolean => {
  const own = stem(word);
  if (sought.has(own)) return true;
  return own.length >= SHORTEST && [...sought].some((each) => each.length >= SHORTEST && own.startsWith(each));
};

/** `text` as the index holds it, in language `lang`, which may be another than the reader's. */
export function piecesOf(
  text: string,
  cards: readonly string[],
  lang: string,
  groups: readonly Group[],
  glossary: Glossary,
): readonly Piece[] {
  const words = wordsOf(text);
  const entries = new Set(groups.flatMap((group) => [...group.entries, ...group.alike]));
  const sought = new Set(
    groups
      .flatMap((group) => [
        ...group.words.map(({ key }) => key),
        ...group.entries.flatMap((entry) => termWords(entry.forms[lang]?.[0])),
      ])
      .filter((key) => !isStopWord(key) || groups.every((group) => group.words.every((word) => isStopWord(word.key))))
      .map(stem),
  );
  const found: Range[] = words.filter(({ key }) => isFound(key, sought)).map(({ start, end }) => ({ start, end }));
  for (const meanings of glossary.find(words, lang, true)) {
    const [first] = meanings;
    if (!first || !meanings.some(({ entry }) => entries.has(entry))) continue;
    found.push({ start: words[first.from]?.start ?? 0, end: words[first.to - 1]?.end ?? 0 });
  }
  const plain = fold(text).length === text.length ? fold(text) : text;
  const names: Range[] = cards
    .map((card) => (plain === text ? card : fold(card)))
    .flatMap((name) => placesOf(plain, name).map((start) => ({ start, end: start + name.length })));

  const isIn = (ranges: readonly Range[], at: number) => ranges.some(({ start, end }) => start <= at && at < end);
  const joined = joinedRanges(found, text);
  const cuts = [...new Set([0, ...[...joined, ...names].flatMap(({ start, end }) => [start, end]), text.length])].sort(
    (a, b) => a - b,
  );
  const shown = typeset(text, lang);
  return cuts.slice(0, -1).map((start, index) => ({
    text: shown.slice(start, cuts[index + 1]),
    ...(isIn(joined, start) ? { found: true as const } : {}),
    ...(isIn(names, start) ? { card: true as const } : {}),
  }));
}

const termWords = (term = ''): string[] => wordsOf(straight(term)).map(({ key }) => key);

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + name.length)) places.push(at);
  return places;
}

/** Words found side by side are one find. */
function joinedRanges(ranges: readonly Range[], text: string): Range[] {
  const joined: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && (range.start <= last.end || /^[ \u00a0]$/.test(text.slice(last.end, range.start)))) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else joined.push(range);
  }
  return joined;
}

/**
 * The index holds straight apostrophes and plain spaces; readers see what the authors typed: curly apostrophes, a figure
 * kept with its noun, French signs kept with their word. Changes no length.
 */
export function typeset(text: string, lang: string): string {
  const common = text.replaceAll("'", '’').replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
  return lang === 'fr' ? common.replace(/ (?=[:;!?»])|(?<=«) /g, '\u202f') : common;
}
