import { ApiError } from '#client/api-error.ts';
import type { Text } from '#locales/translate.ts';

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
