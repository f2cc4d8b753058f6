import { ApiError } from '#client/api-error.ts';
import type { Text, TextKey } from '#locales/translate.ts';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';

const TEXTS: Record<string, TextKey> = {
  INVALID_EMAIL_OR_PASSWORD: 'account.error.credentials',
  INVALID_EMAIL: 'account.error.email',
  INVALID_PASSWORD: 'account.error.password',
  PASSWORD_TOO_SHORT: 'account.error.passwordLength',
  PASSWORD_TOO_LONG: 'account.error.passwordLength',
  INVALID_CODE: 'account.error.code',
  INVALID_BACKUP_CODE: 'account.error.backupCode',
  INVALID_TWO_FACTOR_COOKIE: 'account.error.startAgain',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'account.error.startAgain',
  ACCOUNT_TEMPORARILY_LOCKED: 'account.error.tooMany',
  PASSKEY_REFUSED: 'passkeys.refused',
  PASSKEY_LIMIT: 'passkeys.limit',
  PASSKEY_NOT_USED: 'passkeys.notUsed',
  RATE_LIMITED: 'account.error.tooMany',
  NETWORK: 'account.error.network',
};

/** Error text of a failed sign-in call. */
export function authProblem(t: Text, code: string): string {
  return t(TEXTS[code] ?? 'account.error.other', PASSWORD_LENGTH);
}

/**
 * Error text of a failed API call, whose response has a message of its own, unless the error is its bare status (the
 * message is then HTTP's English one).
 */
export function callProblem(t: Text, error: unknown): string {
  if (!(error instanceof ApiError)) return t('account.error.other');
  if (error.status === 401) return t('account.error.signedOut');
  if (error.code === '403') return t('account.error.forbidden');
  if (/^\d+$/.test(error.code)) return t('account.error.other');
  return error.status === 0 ? t('account.error.network') : error.message || t('account.error.other');
}
