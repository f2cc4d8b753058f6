import * as z from 'zod/mini';
import { COUPON_DISCOUNT_TYPES, COUPON_TYPES } from '../enums/coupon.ts';
import { PLATFORM_ALIASES, PLATFORMS } from '../enums/platform.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

/** Coupon: a code to copy, or a discount behind a link. */
export const couponSchema = entity('Coupon', {
  id: idSchema,
  type: tolerantEnum(Object.values(COUPON_TYPES)),
  discountType: maybe(tolerantEnum(COUPON_DISCOUNT_TYPES)),
  /** Discount as an amount in `currency` or a percentage, by `discountType`. */
  discount: maybe(decimalSchema),
  currency: maybe(z.string()),
  title: maybe(z.string()),
  code: maybe(z.string()),
  link: maybe(z.string()),
  platform: maybe(tolerantEnum(PLATFORMS, PLATFORM_ALIASES)),
  startTime: maybe(instantSchema),
  endTime: maybe(instantSchema),
});
export type Coupon = z.infer<typeof couponSchema>;
