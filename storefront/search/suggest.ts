import { browserApi } from '#client/browser-api.ts';
import { hotKeywords } from '#schemas/api/content.ts';
import { searchSuggestions } from '#schemas/api/invented/suggestions.ts';
import type { Suggestion } from '#schemas/entities/search-result.ts';

const MAX_HOT = 8;
let hot: Promise<string[]> | undefined;

const MAX_KEPT = 50;
/** Answers of this page, so that deleting a letter asks for nothing. */
const kept = new Map<string, Suggestion[]>();

/** Suggestions that continue the typed text; none if the request fails. */
export async function suggestionsFor(keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const known = kept.get(keyword);
  if (known) return known;
  const found = await browserApi()
    .call(searchSuggestions, { query: { keyword } }, { signal, silent: true })
    .catch(() => undefined);
  if (!found) return [];
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(keyword, found);
  return found;
}

/** Popular searches, requested once. */
export function hotSearches(): Promise<string[]> {
  hot ??= browserApi()
    .call(hotKeywords, {}, { silent: true })
    .then((keywords) => keywords.slice(0, MAX_HOT).map(({ keyword }) => keyword))
    .catch(() => []);
  return hot;
}
