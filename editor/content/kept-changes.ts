import * as z from 'zod';
import type { Changes } from '#engine/content/leaves.ts';
import { browserStorage } from '#ui/safe-storage.ts';

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
    browserStorage.write(key, Object.keys(waiting).length === 0 ? undefined : waiting);
    waiting = undefined;
  };
  return {
    read: () => changesSchema.safeParse(browserStorage.read(key)).data ?? {},
    write: (changes) => {
      waiting = changes;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}
