import * as z from 'zod/mini';
import { BONUS_ORDER_STATUSES, PAYMENT_METHODS } from '../enums/activity.ts';
import { PLATFORM_ALIASES, PLATFORMS } from '../enums/platform.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

/** Order that came through a member's link. */
export const bonusOrderSchema = entity('BonusOrder', {
  id: idSchema,
  status: tolerantEnum(BONUS_ORDER_STATUSES),
  title: z.string(),
  platform: maybe(tolerantEnum(PLATFORMS, PLATFORM_ALIASES)),
  orderTime: instantSchema,
  amount: decimalSchema,
  /** Amount of the bonus; 0 for a returned order. */
  bonus: decimalSchema,
  currency: z.string(),
});
export type BonusOrder = z.infer<typeof bonusOrderSchema>;

/** Member's bonus of one activity, by the state of its orders. */
export const bonusSumSchema = entity('BonusSum', {
  orderCount: decimalSchema,
  /** Sum of orders on their way. */
  pending: decimalSchema,
  /** Sum of delivered orders, not paid yet. */
  payable: decimalSchema,
  paid: decimalSchema,
  currency: z.string(),
});
export type BonusSum = z.infer<typeof bonusSumSchema>;

/** Masked payment account of a member's bonus: the full numbers are never sent back. */
export const paymentAccountSchema = entity('PaymentAccount', {
  method: tolerantEnum(PAYMENT_METHODS),
  /** Bank of a bank account. */
  bankCode: maybe(z.string()),
  maskedNumber: z.string(),
  maskedName: z.string(),
  updateTime: instantSchema,
});
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;
