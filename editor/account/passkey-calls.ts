import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type AuthAnswer, authCall } from './auth-client.ts';

/** Answer when the device's dialog was closed, or has no passkey. */
const NOT_USED: AuthAnswer = { ok: false, code: 'PASSKEY_NOT_USED' };

/** Whether this browser has passkeys on this page: they belong to the shop's own origin. */
export function hasPasskeys(siteOrigin: string): boolean {
  return browserSupportsWebAuthn() && window.location.origin === siteOrigin;
}

/** Signs in by a passkey of the device's dialog. */
export async function signInByPasskey(): Promise<AuthAnswer> {
  const start = await authCall('/passkey/start');
  if (!start.ok) return start;
  const optionsJSON = start.data as unknown as PublicKeyCredentialRequestOptionsJSON;
  const assertion = await startAuthentication({ optionsJSON }).catch(() => undefined);
  return assertion ? authCall('/sign-in/passkey', assertion) : NOT_USED;
}

/** Creates a passkey on this device for the operator, who has typed the password once more. */
export async function createPasskey(password: string): Promise<AuthAnswer> {
  const start = await authCall('/passkey/create', { password });
  if (!start.ok) return start;
  const optionsJSON = start.data as unknown as PublicKeyCredentialCreationOptionsJSON;
  const created = await startRegistration({ optionsJSON }).catch(() => undefined);
  return created ? authCall('/passkey/add', created) : NOT_USED;
}
