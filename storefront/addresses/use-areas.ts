import { useEndpoint } from '#client/use-endpoint.ts';
import { type FoundArea, searchAddresses } from '#schemas/api/invented/addresses.ts';
import { useSettled } from '#ui/use-settled.ts';

/** Debounce of the typing, in ms, before the server is queried. */
const PAUSE_MS = 150;
/** Minimum length of a query: a single letter matches too much. */
const MIN_LENGTH = 2;

type Found = { areas: readonly FoundArea[]; hasFailed: boolean };

/** Places that match a text; undefined while the first are loading, and for a text that is too short. */
export function useAreas(text: string): Found | undefined {
  const typed = text.trim();
  const keyword = useSettled(typed, PAUSE_MS);
  const { data, error } = useEndpoint(
    searchAddresses,
    keyword.length < MIN_LENGTH ? null : { query: { keyword } },
    { silent: true },
  );
  if (typed.length < MIN_LENGTH || (!data && !error)) return undefined;
  return { areas: error ? [] : (data ?? []), hasFailed: error !== undefined };
}
