/**
 * What the site keeps in the reader's browser: only after the reader asked for it, all of it erased by one button.
 * The about page lists these keys.
 */
export const keys = {
  theme: 'regula.theme',
  lang: 'regula.lang',
  /** Rules read, as a list of full ids; there only while the reader wants it kept. */
  read: 'regula.read',
  /** Address of the chapter last read, language left out. */
  last: 'regula.last',
} as const;

type Key = (typeof keys)[keyof typeof keys];

// Storage may be closed (private windows, settings): then nothing is kept, and nothing breaks.
export function recall(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function forget(key: Key): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export const eraseAll = (): void => Object.values(keys).forEach(forget);

export function rulesRead(): Set<string> {
  try {
    const list: unknown = JSON.parse(recall(keys.read) ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
