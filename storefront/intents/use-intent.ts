import { useEffect, useEffectEvent } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { type Intents, takeIntent } from './login-request.ts';

/** Carries out what the guest wanted: after the login on this page, or when the page opens after it. */
export function useIntent<A extends keyof Intents>(
  action: A,
  isMine: (value: Intents[A]) => boolean,
  carryOut: (value: Intents[A]) => void,
): void {
  const isMember = useSignedIn();
  const look = useEffectEvent(() => {
    const value = takeIntent(action, isMine);
    if (value !== undefined) carryOut(value);
  });
  useEffect(() => {
    if (isMember) look();
  }, [isMember]);
}
