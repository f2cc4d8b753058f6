import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 20_000;

/** Counts failures by key, in bounded memory; a key with too many within ten minutes is held back for the rest of them. */
export type FailureLimit = {
  /** Seconds until the key may try again; 0 when it may now. */
  waitFor: (key: string, limit: number) => number;
  count: (key: string) => void;
};

export function createFailureLimit(now: () => number): FailureLimit {
  const failures = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS });
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry && entry.until > now() ? entry : { count: 0, until: now() + WINDOW_MS };
  };
  return {
    waitFor: (key, limit) => {
      const { count, until } = current(key);
      return count < limit ? 0 : Math.ceil((until - now()) / 1_000);
    },
    count: (key) => {
      const { count, until } = current(key);
      failures.set(key, { count: count + 1, until });
    },
  };
}
