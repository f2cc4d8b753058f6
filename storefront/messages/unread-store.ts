import { isSignedIn, watchSession } from '#client/session.ts';
import type { Unread } from './message-calls.ts';

const NONE: Unread = {};
let unread = NONE;
let latest = 0;
const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** Store of the unread messages: requested at the first subscription, and when the session changes. */
export const unreadMessages = {
  get: (): Unread => unread,
  getOnServer: (): Unread => NONE,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!stopWatching) {
      stopWatching = watchSession(startAnew);
      void askUnread();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopWatching?.();
      stopWatching = undefined;
    };
  },
};

/** Requests the numbers; only the response to the latest request counts. */
export async function askUnread(): Promise<void> {
  latest += 1;
  const question = latest;
  if (!isSignedIn()) return;
  const { readUnread } = await import('./message-calls.ts');
  // On a failure the store keeps its numbers.
  const found = await readUnread().catch(() => undefined);
  if (found && question === latest) show(found);
}

function startAnew() {
  show(NONE);
  void askUnread();
}

function show(next: Unread) {
  unread = next;
  for (const listener of [...listeners]) listener();
}
