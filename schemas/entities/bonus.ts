import * as z from 'zod/mini';
import { BONUS_ORDER_STATUSES, PAYMENT_METHODS } from '../enums/activity.ts';
import { PLATFORM_ALIASES, PLATFORMS } from '../enums/platform.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

/** An order that came through a member's link. */
export const bonusOrderSchema = entity('BonusOrder', {
  id: idSchema,
  status: tolerantEnum(BONUS_ORDER_STATUSES),
  title: z.string(),
  platform: maybe(tolerantEnum(PLATFORMS, PLATFORM_ALIASES)),
  orderTime: instantSchema,
  amount: decimalSchema,
  /** Nothing for an order that went back. */
  bonus: decimalSchema,
  currency: z.string(),
});
export type BonusOrder = z.infer<typeof bonusOrderSchema>;

/** A member's bonus of one activity, by where its orders stand. */
export const bonusSumSchema = entity('BonusSum', {
  orderCount: decimalSchema,
  /** Of orders on their way. */
  pending: decimalSchema,
  /** Of delivered orders, not paid yet. */
  payable: decimalSchema,
  paid: decimalSchema,
  currency: z.string(),
});
export type BonusSum = z.infer<typeof bonusSumSchema>;

/** Where a member's bonus is paid to, masked: the whole of it is never told again. */
export const paymentAccountSchema = entity('PaymentAccount', {
  method: tolerantEnum(PAYMENT_METHODS),
  /** Of a bank account: the bank. */
  bankCode: maybe(z.string()),
  maskedNumber: z.string(),
  maskedName: z.string(),
  updateTime: instantSchema,
});
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;
