import { REQUEST } from '#schemas/constants.ts';

type Snapshot = { takenAt: number; data: Promise<unknown> };

/** Returns the cache entry of the key, or sends the request. */
export type Snapshots = (key: string, ask: () => Promise<unknown>) => Promise<unknown>;

/**
 * Cache of the responses of the last five minutes, a thousand at most (S2 §9). Equal requests share a response, also
 * while it is pending; a failed call leaves no entry.
 */
export function createSnapshots(now: () => number = Date.now): Snapshots {
  const kept = new Map<string, Snapshot>();
  return (key, ask) => {
    const known = kept.get(key);
    if (known && now() - known.takenAt <= REQUEST.getCacheMs) return known.data;
    const snapshot = { takenAt: now(), data: ask() };
    kept.delete(key);
    kept.set(key, snapshot);
    snapshot.data.catch(() => kept.get(key) === snapshot && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > REQUEST.maxSnapshots && oldest !== undefined) kept.delete(oldest);
    return snapshot.data;
  };
}
