import type { ViewContext } from '#runtime/context.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { ApiError } from './api-client.ts';
import { endSession } from './session.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Tells of every failed call that shoppers have to learn of. Returns the unsubscriber. */
export function watchFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What follows from a failed call (S2 §8): whoever isn't signed in any more is signed out here too, and shoppers are
 * told, unless the call keeps quiet. What isn't JSON counts as a success; the editor's calls speak for themselves.
 */
export function reportFailure(error: ApiError, { auth }: Endpoint, isSilent: boolean): void {
  if (auth !== 'none' && auth !== 'visitor' && auth !== 'member') return;
  const isSignedOut = error.code === '401';
  if (isSignedOut) endSession();
  else if (isSilent || isUnread(error)) return;
  for (const listener of [...listeners]) listener(error);
}

/** What shoppers read of a failed call (S2 §8). */
export function failureText(error: ApiError, t: ViewContext['t']): string {
  const { code, message } = error;
  if (code === '401') return t('errors.unauthorized');
  if (code === 'TIMEOUT') return t('errors.timeout');
  if (code === 'TRANSPORT') return t('errors.offline');
  if (code === 'ENCRYPTION_FAILED') return t('errors.encryption');
  if (code === 'DECRYPTION_FAILED') return t('errors.decryption');
  return isUnread(error) ? t('errors.server') : message || t('errors.server');
}

/** A success of which nothing could be read. */
const isUnread = ({ code, status }: ApiError) =>
  status < 400 && (code === 'BAD_RESPONSE' || code === 'NO_DATA');
