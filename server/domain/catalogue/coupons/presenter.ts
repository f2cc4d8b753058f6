import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Call } from '../../../platform/call.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import type { CouponRow } from './operations.ts';

/** A coupon in its API format: its discount is an amount or a percentage, both stored in hundredths. */
export function presentCoupon(row: CouponRow, call: Call): Coupon {
  return {
    id: row.id,
    type: row.type,
    discountType: row.discountType,
    discount: decimal(row.discount),
    currency: row.currency,
    title: textIn(call, row.title),
    code: row.code ?? undefined,
    link: row.link ?? undefined,
    platform: row.platform,
    startTime: row.startTime.getTime(),
    endTime: row.endTime?.getTime(),
  };
}
