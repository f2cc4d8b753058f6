import { MAX_COMPARED, readCompared } from '#schemas/compared.ts';
import { browserStorage } from '#ui/safe-storage.ts';
import { createStore, type Store } from '#ui/store.ts';

const NAME = 'compare';

/** Ids as last written here or by another tab. */
const shown: Store<readonly string[]> = createStore<readonly string[]>([], () => {
  const update = () => shown.set(comparedIds());
  window.addEventListener('storage', update);
  return () => window.removeEventListener('storage', update);
});

/** Ids of the goods chosen to compare, kept in this browser: of one tenant, whose origin it is. */
export function comparedIds(): string[] {
  return readCompared(browserStorage.get(NAME) ?? '');
}

/** Replaces the chosen goods; none removes the storage entry. */
export function writeCompared(ids: readonly string[]): void {
  if (ids.length === 0) browserStorage.remove(NAME);
  else browserStorage.set(NAME, ids.slice(0, MAX_COMPARED).join());
  shown.set(ids);
}

/** Adds goods, or removes them if they are chosen. False if there are as many as can be. */
export function toggleCompared(id: string): boolean {
  const ids = comparedIds();
  if (ids.includes(id)) writeCompared(ids.filter((one) => one !== id));
  else if (ids.length >= MAX_COMPARED) return false;
  else writeCompared([...ids, id]);
  return true;
}

/** Calls the listener on changes here and in other tabs. Returns the unsubscriber. */
export const watchCompared = shown.subscribe;

/** The chosen ids as text, equal while they don't change: for `useSyncExternalStore`. */
export const comparedText = (): string => comparedIds().join();
