import { isSignedIn, watchSession } from '#client/session.ts';
import type { MessageType } from '#schemas/enums/message.ts';

/** How many messages of each type the member hasn't read. */
export type Unread = Readonly<Partial<Record<MessageType, number>>>;

const NONE: Unread = {};
let unread = NONE;
let latest = 0;
const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** What the page knows of it: asked for as soon as something shows it, and when a member signs in or out. */
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

/** Asks the server; of several answers the one to the last question counts. */
export async function askUnread(): Promise<void> {
  latest += 1;
  const question = latest;
  if (!isSignedIn()) return;
  const { readUnread } = await import('./message-calls.ts');
  // Without an answer the page keeps what it knows.
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
