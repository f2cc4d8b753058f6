import * as z from 'zod';
import type { Changes } from '#engine/content/leaves.ts';

const PAUSE_MS = 200;
const changesSchema = z.record(z.string(), z.strictObject({ from: z.unknown(), to: z.unknown() }));

export type KeptChanges = {
  read: () => Changes;
  /** Stores the changes after a pause in typing; none removes them. */
  write: (changes: Changes) => void;
  /** Stores at once what waits, such as when the page is left. */
  flush: () => void;
};

/** Changes of an entry in this browser's storage until the server has confirmed them. */
export function keptChanges(key: string): KeptChanges {
  let waiting: Changes | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return;
    try {
      if (Object.keys(waiting).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(waiting));
    } catch {
      // A full or forbidden storage: the changes are still in the form.
    }
    waiting = undefined;
  };
  return {
    read: () => {
      try {
        return changesSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {};
      } catch {
        return {};
      }
    },
    write: (changes) => {
      waiting = changes;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}
