import { REQUEST } from '#schemas/constants.ts';

type Snapshot = { takenAt: number; data: Promise<unknown> };

/** Gives what is known under the key, or asks for it. */
export type Snapshots = (key: string, ask: () => Promise<unknown>) => Promise<unknown>;

/**
 * The answers of the last five minutes, a thousand at most (S2 §9). Whoever asks again meanwhile gets the same one, also
 * while it is under way; a call that fails leaves nothing.
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
