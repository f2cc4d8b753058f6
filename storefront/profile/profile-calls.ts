import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { logOut, ownProfile, updateProfile } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { UserInfo } from '#schemas/entities/user-info.ts';

/** Failures are shown by the screens themselves, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

export function readProfile(): Promise<UserInfo> {
  return browserApi().call(ownProfile, {}, QUIET);
}

/** Member after saving; requested again if the successful response doesn't contain it (S2 §8). */
export async function saveProfile(body: EndpointInput<typeof updateProfile>['body']): Promise<UserInfo> {
  try {
    return await browserApi().call(updateProfile, { body }, QUIET);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NO_DATA')) throw error;
    return readProfile();
  }
}

/** Ends this session, or all of the member's, and first the messages to this browser: they are the member's. */
export async function signOut(everywhere: boolean): Promise<void> {
  // Without push in this browser, or without a network, there is nothing to end.
  await import('../price-alerts/push-device.ts')
    .then(({ turnPushOff }) => turnPushOff())
    .catch(() => undefined);
  await browserApi().call(logOut, { body: { everywhere } }, QUIET);
}
