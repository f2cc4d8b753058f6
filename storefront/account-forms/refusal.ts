import { ApiError } from '#client/api-client.ts';
import { failureText } from '#client/failures.ts';
import type { ViewContext } from '#runtime/context.ts';

/** The fields that a refused call may be about. */
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

/** Why a call didn't work, in the visitor's words, and the field it is about; of the whole form without one. */
export function refusal(error: unknown, t: ViewContext['t']): { field?: RefusedField; text: string } {
  if (!(error instanceof ApiError)) return { text: t('errors.server') };
  return { field: FIELDS[error.code], text: failureText(error, t) };
}

/** The seconds that the server wants to be left alone, if that is what it says. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') return undefined;
  const { seconds } = (error.data ?? {}) as { seconds?: unknown };
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
