import { browserApi } from '#client/browser-api.ts';
import {
  loginByCode,
  loginByEmail,
  loginByMobile,
  registerByEmail,
  registerByMobile,
  resetPassword,
  sendAuthCode,
  verifyAuthCode,
} from '#schemas/api/account.ts';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import { resetWays } from '#schemas/api/invented/passkeys.ts';
import type { AUTH_SCENES } from '#schemas/enums/account.ts';
import type { Contact } from './contact.ts';

export type AuthScene = (typeof AUTH_SCENES)[number];

/** Failures are shown by the forms themselves, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };
const WEB = { source: 'WEB' } as const;
const twice = (password: string) => ({ password, repassword: password });

/** Returns the seconds until another code may be requested. */
export async function sendCode(authScene: AuthScene, contact: Contact): Promise<number> {
  const { resendSeconds } = await browserApi().call(sendAuthCode, { body: { ...contact, authScene } }, QUIET);
  return resendSeconds;
}

/** Trades a code for the key that proves the contact. */
export async function proveContact(
  authScene: AuthScene,
  contact: Contact,
  authCode: string,
): Promise<string> {
  const body = { ...contact, authScene, sceneCode: authScene, authCode };
  return (await browserApi().call(verifyAuthCode, { body }, QUIET)).validKey;
}

export async function signInByPassword({ rcvType, rcv, countryCode }: Contact, password: string) {
  if (rcvType === 'EMAIL') await browserApi().call(loginByEmail, { body: { email: rcv, password } }, QUIET);
  else await browserApi().call(loginByMobile, { body: { mobile: rcv, countryCode, password } }, QUIET);
}

export async function signInByCode({ rcvType, rcv, countryCode }: Contact, smscode: string) {
  const named = rcvType === 'EMAIL' ? { email: rcv } : { mobile: rcv, countryCode };
  const body = { ...named, ...WEB, smscode, sceneCode: 'LOGIN' as const };
  await browserApi().call(loginByCode, { body }, QUIET);
}

export async function signUp({ rcvType }: Contact, validKey: string, password: string) {
  const body = { validKey, ...twice(password), ...WEB, pwdRegister: true };
  await browserApi().call(rcvType === 'EMAIL' ? registerByEmail : registerByMobile, { body }, QUIET);
}

/** Ways to sign in that `setForgottenPassword` removes from the account unless they are kept. */
export function waysBeforeReset(validKey: string): Promise<EndpointData<typeof resetWays>> {
  return browserApi().call(resetWays, { body: { validKey } }, QUIET);
}

export async function setForgottenPassword(
  validKey: string,
  password: string,
  kept: Pick<EndpointInput<typeof resetPassword>['body'], 'keptPasskeys' | 'keptProviders'>,
) {
  await browserApi().call(resetPassword, { body: { validKey, ...twice(password), ...kept } }, QUIET);
}
