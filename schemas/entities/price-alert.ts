import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

/** States of a price alert; `off` after its member has ended all mails of this kind. */
export const PRICE_ALERT_STATES = ['waiting', 'sent', 'off'] as const;
export type PriceAlertState = (typeof PRICE_ALERT_STATES)[number];

/** Price at which a member wants to be told of goods. */
export const priceAlertSchema = entity('PriceAlert', {
  goodsId: idSchema,
  goodsCode: z.string(),
  goodsName: z.string(),
  pictureUrl: maybe(z.string()),
  target: decimalSchema,
  currency: z.string(),
  /** Lowest price at which the goods can be bought now; absent while they can't. */
  price: maybe(decimalSchema),
  byMail: z.boolean(),
  /** Whether nothing is sent at night. */
  quiet: z.boolean(),
  state: tolerantEnum(PRICE_ALERT_STATES),
  sentPrice: maybe(decimalSchema),
  sentAt: maybe(instantSchema),
});
export type PriceAlert = z.infer<typeof priceAlertSchema>;
