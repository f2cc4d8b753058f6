import { browserStorage } from '#ui/safe-storage.ts';

/** The name is the specifications' own (S2 §3). */
const NAME = 'search-history';
const MAX_ENTRIES = 10;
const MAX_LENGTH = 100;

/** Past searches in this browser, the latest first; invalid stored values are ignored. */
export function readHistory(): string[] {
  const stored = browserStorage.read(NAME);
  const texts = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  return texts.filter((text) => text !== '' && text.length <= MAX_LENGTH).slice(0, MAX_ENTRIES);
}

/** Puts a keyword first, without a duplicate. */
export function remember(keyword: string): void {
  const text = keyword.trim().slice(0, MAX_LENGTH);
  if (text !== '') write([text, ...readHistory().filter((other) => other !== text)].slice(0, MAX_ENTRIES));
}

/** Removes one keyword, or all. */
export function forget(keyword?: string): void {
  write(keyword === undefined ? [] : readHistory().filter((other) => other !== keyword));
}

function write(history: readonly string[]): void {
  browserStorage.write(NAME, history.length === 0 ? undefined : history);
}
