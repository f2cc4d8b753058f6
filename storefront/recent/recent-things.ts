import { sessionMark, watchSession } from '#client/session.ts';
import { browserStorage } from '#ui/safe-storage.ts';
import { createStore, type Store } from '#ui/store.ts';

const NAME = 'recently-viewed';
const MAX_THINGS = 20;
const MAX_CODE = 64;

/** A deal (`CONTENT`) or a product (`GOODS`), by its code. */
export type RecentThing = { type: 'CONTENT' | 'GOODS'; code: string };

/** Things as last written or changed by another tab or session. */
const shown: Store<readonly RecentThing[]> = createStore<readonly RecentThing[]>([], () => {
  const update = () => shown.set(recentThings());
  window.addEventListener('storage', update);
  const unwatch = watchSession(update);
  return () => {
    window.removeEventListener('storage', update);
    unwatch();
  };
});

/**
 * Things viewed in this browser, the latest first; invalid stored values are ignored. A member's things are hidden from
 * another member and from guests; a guest's stay after signing in.
 */
export function recentThings(): RecentThing[] {
  const stored = browserStorage.read(NAME) as { of?: unknown; things?: unknown } | undefined | null;
  const isOurs = stored?.of === 0 || stored?.of === sessionMark();
  return isOurs && Array.isArray(stored.things) ? stored.things.filter(isThing).slice(0, MAX_THINGS) : [];
}

/** Puts a thing first, without a duplicate. */
export function rememberThing(thing: RecentThing): void {
  writeThings([thing, ...recentThings().filter((other) => !isSame(other, thing))]);
}

/** Replaces the stored things; an empty list removes the storage entry. */
export function writeThings(things: readonly RecentThing[]): void {
  const kept = { of: sessionMark(), things: things.slice(0, MAX_THINGS) };
  browserStorage.write(NAME, things.length === 0 ? undefined : kept);
  shown.set(things);
}

/** Calls the listener on changes here and in other tabs, and of the session. Returns the unsubscriber. */
export const watchThings = shown.subscribe;

export const isSame = (a: RecentThing, b: RecentThing) => a.type === b.type && a.code === b.code;

function isThing(value: unknown): value is RecentThing {
  if (typeof value !== 'object' || value === null) return false;
  const { type, code } = value as Record<string, unknown>;
  const isKnown = type === 'CONTENT' || type === 'GOODS';
  return isKnown && typeof code === 'string' && code !== '' && code.length <= MAX_CODE;
}
