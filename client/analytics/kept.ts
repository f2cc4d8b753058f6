import { browserStorage } from '#ui/safe-storage.ts';

const KEYS = ['analytics-session', 'analytics-opened', 'analytics-user', 'analytics-queue'] as const;
type Key = (typeof KEYS)[number];

export type Kept = {
  /** Stored value; undefined for a missing or unreadable one. */
  read: (key: Key) => unknown;
  /** Writes a value; undefined removes it. */
  write: (key: Key, value: unknown) => void;
  /** Stores values in the browser's storage, too, from now on. */
  persist: () => void;
};

/**
 * Store of small values that outlive the page; in memory only until the visitor allows more, and where storage is
 * blocked.
 */
export function createKept(isPersistent: boolean): Kept {
  const memory = new Map<Key, unknown>();
  let persistent = isPersistent;
  const store = (key: Key) => browserStorage.write(key, memory.get(key));
  return {
    // Other tabs write, too, so the stored value wins.
    read: (key) => (persistent ? browserStorage.read(key) : memory.get(key)),
    write: (key, value) => {
      memory.set(key, value);
      if (persistent) store(key);
    },
    persist: () => {
      persistent = true;
      for (const key of memory.keys()) store(key);
    },
  };
}

/** Removes everything that analytics has stored in this browser. */
export function forgetKept(): void {
  for (const key of KEYS) browserStorage.remove(key);
}
