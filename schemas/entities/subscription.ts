import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { decimalSchema, entity, idSchema, loose, maybe } from './wire.ts';

const namedSchema = loose({ id: idSchema, name: z.string() });

/** Deal alert: its criteria, and whether it is paused. */
export const subscriptionSchema = entity('Subscription', {
  id: idSchema,
  keyword: maybe(z.string()),
  brand: maybe(namedSchema),
  category: maybe(z.array(namedSchema)),
  tag: maybe(z.array(namedSchema)),
  /** Highest price of a deal, and its currency. */
  maxPrice: maybe(decimalSchema),
  currency: maybe(z.string()),
  method: tolerantEnum(['email']),
  paused: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
