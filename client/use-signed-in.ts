import { useSyncExternalStore } from 'react';
import { isPreview } from './preview.ts';
import { isSignedIn, watchSession } from './session.ts';

/** Whether a member is signed in; while the page comes alive not yet, since pages are the guest's. In a preview nobody is. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchSession,
    () => isSignedIn() && !isPreview(),
    () => false,
  );
}
