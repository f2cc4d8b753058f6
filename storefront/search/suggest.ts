import { browserApi } from '#client/browser-api.ts';
import { hotKeywords } from '#schemas/api/content.ts';
import { searchSuggestions } from '#schemas/api/invented/suggestions.ts';

const MAX_HOT = 8;
let hot: Promise<string[]> | undefined;

/** What goes on with what is typed; nothing when the server doesn't answer. */
export async function suggestionsFor(keyword: string, signal: AbortSignal): Promise<string[]> {
  const found = await browserApi()
    .call(searchSuggestions, { query: { keyword } }, { signal, silent: true })
    .catch(() => []);
  return [...new Set(found.map(({ text }) => text))];
}

/** What others search for, asked once. */
export function hotSearches(): Promise<string[]> {
  hot ??= browserApi()
    .call(hotKeywords, {}, { silent: true })
    .then((keywords) => keywords.slice(0, MAX_HOT).map(({ keyword }) => keyword))
    .catch(() => []);
  return hot;
}
