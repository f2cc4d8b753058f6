import { parseWhen } from '#locales/format/parse-when.ts';
import { toWallTime } from '#locales/format/zoned-time.ts';
import type { ViewContext } from '#runtime/context.ts';
import { FIRST_BIRTHDAY } from '#schemas/member-constants.ts';

/**
 * Day of a typed birthday, `YYYY-MM-DD`, in either calendar; empty for none, undefined for text that can't be read or a
 * day that isn't from 1900 to today. The year needs four digits: `33` may be 1933, 1990 (2533) or 2033.
 */
export function readBirthday(text: string, { now, tenant }: ViewContext): string | undefined {
  if (text.trim() === '') return '';
  const day = parseWhen(text, 'date', { now, isWhole: true });
  const today = toWallTime(now, tenant.timezone).slice(0, 10);
  return day && day >= FIRST_BIRTHDAY && day <= today ? day : undefined;
}
