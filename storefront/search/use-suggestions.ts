import { useEffect, useState } from 'react';
import type { Suggestion } from '#schemas/entities/search-result.ts';

/** Debounce of the typing, in ms, before the server is queried. */
const PAUSE_MS = 120;

/** Suggestions for a text while the panel is open. The request layer loads when it first opens. */
export function useSuggestions(text: string, isOpen: boolean) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [hot, setHot] = useState<string[]>([]);
  const typed = text.trim();

  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const { hotSearches, suggestionsFor } = await import('./suggest.ts');
      if (typed === '') {
        const found = await hotSearches();
        if (!signal.aborted) setHot(found);
        return;
      }
      const found = await suggestionsFor(typed, signal);
      if (!signal.aborted) setSuggestions(found);
    };
    const timer = setTimeout(ask, typed === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, isOpen]);

  return { suggestions, hot };
}
