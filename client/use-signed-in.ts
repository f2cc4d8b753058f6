import { useSyncExternalStore } from 'react';
import { isSignedIn, watchSession } from './session.ts';

/** Whether a member is signed in; while the page comes alive not yet, since pages are the guest's. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(watchSession, isSignedIn, () => false);
}
