import { isSignedIn, watchSession } from '#client/session.ts';
import { createStore } from '#ui/store.ts';
import type { Unread } from './message-calls.ts';

export const NONE: Unread = {};
let latest = 0;

/** Store of the unread messages: requested at the first subscription, and when the session changes. */
export const unreadMessages = createStore<Unread>(NONE, () => {
  void askUnread();
  return watchSession(startAnew);
});

/** Requests the numbers; only the response to the latest request counts. */
export async function askUnread(): Promise<void> {
  latest += 1;
  const question = latest;
  if (!isSignedIn()) return;
  const { readUnread } = await import('./message-calls.ts');
  // On a failure the store keeps its numbers.
  const found = await readUnread().catch(() => undefined);
  if (found && question === latest) unreadMessages.set(found);
}

function startAnew() {
  unreadMessages.set(NONE);
  void askUnread();
}
