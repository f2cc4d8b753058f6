import { browserApi } from '#client/browser-api.ts';
import { hotKeywords } from '#schemas/api/content.ts';
import { searchSuggestions } from '#schemas/api/invented/suggestions.ts';

const MAX_HOT = 8;
let hot: Promise<string[]> | undefined;

/** Suggestions that continue the typed text; none if the request fails. */
export async function suggestionsFor(keyword: string, signal: AbortSignal): Promise<string[]> {
  const found = await browserApi()
    .call(searchSuggestions, { query: { keyword } }, { signal, silent: true })
    .catch(() => []);
  return [...new Set(found.map(({ text }) => text))];
}

/** Popular searches, requested once. */
export function hotSearches(): Promise<string[]> {
  hot ??= browserApi()
    .call(hotKeywords, {}, { silent: true })
    .then((keywords) => keywords.slice(0, MAX_HOT).map(({ keyword }) => keyword))
    .catch(() => []);
  return hot;
}
