import { localize } from '#locales/format/localize.ts';
import { COUPONS } from './content/coupons.ts';
import { dayEnd } from './days.ts';
import type { SeedRows } from './rows.ts';

const FIRST_ID = 901;
const HOUR_MS = 3_600_000;

/** Coupons in order of shelving; the first of the list was shelved last. */
export function buildCoupons(tenantId: string, now: number): SeedRows['coupons'] {
  return COUPONS.map(({ platform, title, discount, percent, code, link, ends }, i) => {
    const shelfTime = new Date(now - (i + 1) * 7 * HOUR_MS);
    return {
      tenantId,
      id: String(FIRST_ID + i),
      type: code === undefined ? 'DISCOUNT' : 'CODE',
      discountType: percent ? 'DISCOUNT' : 'AMOUNT',
      discount: discount * 100,
      currency: 'THB',
      title: localize(title),
      code: code ?? null,
      link,
      platform,
      startTime: shelfTime,
      endTime: ends === undefined ? null : new Date(dayEnd(now, ends)),
      shelfTime,
    };
  });
}
