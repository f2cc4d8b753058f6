const KEYS = ['analytics-session', 'analytics-opened', 'analytics-user', 'analytics-queue'] as const;
type Key = (typeof KEYS)[number];

export type Kept = {
  /** Undefined for what isn't there or can't be read. */
  read: (key: Key) => unknown;
  /** Undefined removes it. */
  write: (key: Key, value: unknown) => void;
  /** From now on in the browser's storage, too. */
  persist: () => void;
};

/** Small values that outlive the page, or stay in memory as long as the visitor hasn't allowed more, or where storage is blocked. */
export function createKept(isPersistent: boolean): Kept {
  const memory = new Map<Key, unknown>();
  let persistent = isPersistent;
  const store = (key: Key) =>
    attempt(() => {
      const value = memory.get(key);
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    });
  return {
    // Other tabs write, too: what is stored counts.
    read: (key) => {
      const stored =
        persistent && attempt(() => ({ value: JSON.parse(localStorage.getItem(key) ?? 'null') }));
      return stored ? (stored.value ?? undefined) : memory.get(key);
    },
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
  for (const key of KEYS) attempt(() => localStorage.removeItem(key));
}

/** Storage throws where it is blocked or full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
