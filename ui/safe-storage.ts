/** Used part of a browser's storage. */
type OpenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A browser's storage that may be blocked, missing (in some apps' webviews) or full: no access throws. */
export type SafeStorage = {
  get: (name: string) => string | undefined;
  /** False when it isn't stored: the text then lasts until the page is left. */
  set: (name: string, text: string) => boolean;
  remove: (name: string) => void;
  names: () => string[];
  isBlocked: () => boolean;
  /** Value of a JSON text; undefined without one, or if it isn't JSON. */
  read: (name: string) => unknown;
  /** Stores a value as JSON; undefined removes it. */
  write: (name: string, value: unknown) => boolean;
};

/** Makes every access to a storage safe; `open` may throw, too. */
export function safeStorage(open: () => OpenStorage): SafeStorage {
  const unstored = new Map<string, string>();
  const get = (name: string) => unstored.get(name) ?? attempt(() => open().getItem(name)) ?? undefined;
  const remove = (name: string) => {
    unstored.delete(name);
    attempt(() => open().removeItem(name));
  };
  const set = (name: string, text: string) => {
    const isStored = attempt(() => {
      open().setItem(name, text);
      return true;
    });
    if (isStored) unstored.delete(name);
    // A server's memory is everybody's.
    else if (typeof window !== 'undefined') unstored.set(name, text);
    return isStored === true;
  };
  return {
    get,
    set,
    remove,
    isBlocked: () => attempt(() => open().getItem('')) === undefined,
    names: () => [...new Set([...(attempt(() => keysOf(open())) ?? []), ...unstored.keys()])],
    read: (name) => attempt(() => JSON.parse(get(name) ?? '')),
    write: (name, value) => {
      if (value !== undefined) return set(name, JSON.stringify(value));
      remove(name);
      return true;
    },
  };
}

const keysOf = (storage: OpenStorage) =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Storage of this browser. */
export const browserStorage = safeStorage(() => localStorage);
/** Storage of this tab. */
export const tabStorage = safeStorage(() => sessionStorage);
