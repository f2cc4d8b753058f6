import { useSyncExternalStore } from 'react';
import { isPreview } from './preview.ts';
import { isSignedIn, watchSession } from './session.ts';

/** True if a member is signed in; false during hydration, since pages are rendered for guests, and in a preview. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchSession,
    () => isSignedIn() && !isPreview(),
    () => false,
  );
}
