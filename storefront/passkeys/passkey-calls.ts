import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { browserApi } from '#client/browser-api.ts';
import * as calls from '#schemas/api/invented/passkeys.ts';

/** Failures are shown by the screens themselves, without a toast. */
const QUIET = { silent: true };

/** Whether this browser has passkeys on this page: they belong to the tenant's own origin. */
export function hasPasskeys(siteOrigin: string): boolean {
  return browserSupportsWebAuthn() && window.location.origin === siteOrigin;
}

/**
 * Signs in by a passkey of the device: of its dialog, or `isWaiting` for one that is chosen among the suggestions of the
 * contact field. Gives false for one that waits in vain. @throws ApiError, Error of the browser if the dialog is closed
 */
export async function signInByPasskey(isWaiting: boolean): Promise<boolean> {
  if (isWaiting && !(await browserSupportsWebAuthnAutofill())) return false;
  const assertion = await (isWaiting ? askDevice(true).catch(() => undefined) : askDevice(false));
  if (!assertion) return false;
  await browserApi().call(calls.loginByPasskey, { body: assertion }, QUIET);
  return true;
}

async function askDevice(useBrowserAutofill: boolean) {
  const optionsJSON = await browserApi().call(calls.startPasskeyLogin, {}, QUIET);
  return startAuthentication({ optionsJSON, useBrowserAutofill });
}

/** Proves the signed-in member by a passkey of the device. @throws ApiError, Error of the browser */
export async function proveByPasskey(): Promise<void> {
  await browserApi().call(calls.proveByPasskey, { body: await askDevice(false) }, QUIET);
}

/** Ends the wait for a passkey. */
export function stopWaiting(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Creates a passkey on this device for the member. @throws ApiError, Error of the browser */
export async function createPasskey(): Promise<void> {
  const optionsJSON = await browserApi().call(calls.startPasskey, {}, QUIET);
  const body = await startRegistration({ optionsJSON });
  await browserApi().call(calls.addPasskey, { body }, QUIET);
}

/** Removes a passkey of the member, and tells the device that it is of no more use. @throws ApiError */
export async function removePasskey(credentialID: string): Promise<void> {
  await browserApi().call(calls.removePasskey, { params: { id: credentialID } }, QUIET);
  const signal = { signalName: 'unknownCredential', rpID: window.location.hostname, credentialID } as const;
  // Browsers that can't tell it offer the passkey until the member deletes it there, too.
  await sendSignal(signal).catch(() => undefined);
}
