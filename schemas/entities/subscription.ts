import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** A deal alert: which deals it waits for, and whether it sleeps. */
export const subscriptionSchema = entity('Subscription', {
  id: idSchema,
  keyword: maybe(z.string()),
  brand: maybe(z.string()),
  category: maybe(z.array(z.string())),
  tag: maybe(z.array(z.string())),
  method: tolerantEnum(['email']),
  paused: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
