import { ApiError } from '#client/api-error.ts';
import { failureText } from '#client/failures.ts';
import type { ViewContext } from '#runtime/context.ts';

/** Fields that an API error may belong to. */
export type RefusedField = 'contact' | 'code' | 'password' | 'repassword' | 'nickname';

const FIELDS: Record<string, RefusedField> = {
  EMAIL_INVALID: 'contact',
  MOBILE_INVALID: 'contact',
  CONTACT_TAKEN: 'contact',
  WRONG_CODE: 'code',
  PROOF_EXPIRED: 'code',
  WRONG_CREDENTIALS: 'password',
  PASSWORD_INVALID: 'password',
  PASSWORDS_DIFFER: 'repassword',
  NICKNAME_INVALID: 'nickname',
};

/** Error text of a failed call, and the field it belongs to; without a field it belongs to the whole form. */
export function refusal(error: unknown, t: ViewContext['t']): { field?: RefusedField; text: string } {
  return { field: error instanceof ApiError ? FIELDS[error.code] : undefined, text: failureText(error, t) };
}

/** Seconds until a rate-limited call may be retried; undefined for other errors. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') return undefined;
  const { seconds } = (error.data ?? {}) as { seconds?: unknown };
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
