import type { Db } from '../../platform/db/database.ts';

/** A function that runs work only once for all calls of a database that ask for the same at the same time. */
export function sharing<T>(): (db: Db, asked: unknown, work: () => Promise<T>) => Promise<T> {
  const databases = new WeakMap<Db, Map<string, Promise<T>>>();
  return (db, asked, work) => {
    const running = databases.get(db) ?? new Map<string, Promise<T>>();
    databases.set(db, running);
    const key = JSON.stringify(asked);
    const same = running.get(key);
    if (same) return same;
    const found = work().finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}
