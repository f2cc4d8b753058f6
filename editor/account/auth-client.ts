import { browserApi } from '#client/browser-api.ts';
import { changePreferences } from '#schemas/api/invented/inbox.ts';
import { REQUEST } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';

type AuthPath =
  | '/sign-in/email'
  | '/sign-out'
  | '/change-password'
  | '/request-password-reset'
  | '/reset-password'
  | '/passkey/start'
  | '/passkey/create'
  | '/passkey/add'
  | '/sign-in/passkey'
  | '/sign-in/social'
  | '/two-factor/enable'
  | '/two-factor/disable'
  | '/two-factor/verify-totp'
  | '/two-factor/verify-backup-code';

/** Response of the sign-in endpoints. `code` is better-auth's, RATE_LIMITED or NETWORK. */
export type AuthAnswer = { ok: true; data: Record<string, unknown> } | { ok: false; code: string };

/** Calls the server's sign-in (`/api/operator-auth`), whose responses have no envelope. */
export async function authCall(path: AuthPath, body: object = {}): Promise<AuthAnswer> {
  try {
    const response = await fetch(`/api/operator-auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST.timeoutMs),
    });
    const data = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
    return response.ok ? { ok: true, data } : { ok: false, code: String(data.code ?? response.status) };
  } catch {
    return { ok: false, code: 'NETWORK' };
  }
}

/** Ends the operator's session and shows the sign-in. */
export async function signOut(): Promise<void> {
  await authCall('/sign-out');
  window.location.assign('/editor/sign-in');
}

/** Stores the language of the operator's mails. */
export const keepLanguage = (language: Language) =>
  browserApi().call(changePreferences, { body: { language } });
