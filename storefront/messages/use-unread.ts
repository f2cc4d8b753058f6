import { useSyncExternalStore } from 'react';
import type { Unread } from './message-calls.ts';
import { NONE, unreadMessages } from './unread-store.ts';

/** Number of unread messages of all types. */
export function useUnreadTotal(): number {
  return Object.values(useUnread()).reduce((sum, one) => sum + one, 0);
}

/** Number of unread messages of each type; none during hydration, as for a guest. */
export function useUnread(): Unread {
  return useSyncExternalStore(unreadMessages.subscribe, unreadMessages.get, () => NONE);
}
