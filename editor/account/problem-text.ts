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
