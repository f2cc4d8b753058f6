import { useSyncExternalStore } from 'react';
import { type Unread, unreadMessages } from './unread-store.ts';

/** How many messages of all types the member hasn't read. */
export function useUnreadTotal(): number {
  return Object.values(useUnread()).reduce((sum, one) => sum + one, 0);
}

/** How many messages of each type the member hasn't read; nothing while the page comes alive, as for a guest. */
export function useUnread(): Unread {
  return useSyncExternalStore(unreadMessages.subscribe, unreadMessages.get, unreadMessages.getOnServer);
}
