import type { Load } from '#runtime/module.ts';
import { couponPages } from '#schemas/api/das.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { CouponsProps } from './module.ts';

/** Coupons on the shelf, the latest first; the page is served until the first of them ends. */
export const loadCoupons: Load<CouponsProps, readonly Coupon[]> = async (
  { platform, count },
  { api, ctx, signal },
) => {
  const body = { platform, pageRequest: { page: PAGE.first, size: count } };
  const { content } = await api.call(couponPages, { body }, { signal });
  const left = content.flatMap(({ endTime }) => endTime ?? []).map((end) => (end - ctx.now) / 1_000);
  const maxAge = Math.min(...left.filter((seconds) => seconds > 0));
  return { data: content, tags: ['coupons'], ...(Number.isFinite(maxAge) && { maxAge }) };
};
