import { formatAmount, formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';

/** Discount of a coupon as text: a percentage, or an amount in its currency. */
export function couponValue(ctx: ViewContext, { discountType, discount = 0, currency }: Coupon): string {
  return discountType === 'DISCOUNT'
    ? `${formatAmount(discount, ctx)}%`
    : formatPrice(discount, currency ?? ctx.tenant.currency, ctx);
}
