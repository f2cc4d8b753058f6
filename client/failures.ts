import type { ViewContext } from '#runtime/context.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { createStore } from '#ui/store.ts';
import { ApiError } from './api-error.ts';
import { operatorSession } from './operator-session.ts';
import { endSession } from './session.ts';

const lastFailure = createStore<ApiError, undefined>(undefined);

/** Subscribes to the failed calls that shoppers should see. Returns the unsubscriber. */
export const watchFailures = lastFailure.subscribe;

/**
 * Handles a failed call (S2 §8): a session that has ended on the server ends here too, and listeners are called unless
 * the call is silent. A response that isn't JSON counts as a success; the editor shows failures of its own calls
 * itself, and renews a session that has ended.
 */
export function reportFailure(error: ApiError, { id, auth }: Endpoint, isSilent: boolean): void {
  const isSignedOut = error.code === '401';
  if (auth !== 'none' && auth !== 'visitor' && auth !== 'member') {
    // This one asks whether there is a session.
    if (isSignedOut && id !== 'operatorMe') operatorSession.set('ended');
    return;
  }
  if (isSignedOut) endSession();
  else if (isSilent || isUnread(error)) return;
  lastFailure.set(error);
}

/**
 * Handles the missing code of a dialog that a press opens (`onMissing` of `later`): closes the dialog, so that the next
 * press tries again, and calls the listeners.
 */
export const missingCode = (close: () => void) => () => {
  close();
  lastFailure.set(new ApiError('TRANSPORT', 0, ''));
};

/** Text of a failed call for shoppers (S2 §8). */
export function failureText(error: unknown, t: ViewContext['t']): string {
  if (!(error instanceof ApiError)) return t('errors.server');
  const { code, message } = error;
  if (code === '401') return t('errors.unauthorized');
  if (code === 'TIMEOUT') return t('errors.timeout');
  if (code === 'TRANSPORT') return t('errors.offline');
  if (code === 'ENCRYPTION_FAILED') return t('errors.encryption');
  if (code === 'DECRYPTION_FAILED') return t('errors.decryption');
  return isUnread(error) ? t('errors.server') : message || t('errors.server');
}

/** True for a success whose body couldn't be read. */
const isUnread = ({ code, status }: ApiError) =>
  status < 400 && (code === 'BAD_RESPONSE' || code === 'NO_DATA');
