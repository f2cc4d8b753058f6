import * as z from 'zod/mini';
import { priceAlertSchema } from '../../entities/price-alert.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { maybe } from '../../entities/wire.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

const path = '/saas-user-service/user/price-alerts';
const limit = { calls: 60, per: 'minute' } as const;
const ofGoods = z.object({ goodsId: keySchema });

export const priceAlertList = endpoint({
  id: 'priceAlertList',
  method: 'GET',
  path,
  summary:
    'The member’s price alerts, those that were reached and then the newest first, and the address that their mails go to',
  query: z.object({ goodsId: maybe(keySchema) }),
  data: z.object({ email: maybe(z.string()), alerts: tolerantArray(priceAlertSchema) }),
  auth: 'member',
});

export const setPriceAlert = endpoint({
  id: 'setPriceAlert',
  method: 'PUT',
  path: `${path}/{goodsId}`,
  summary:
    'Sets the price at which the member is told of the goods, once; an alert that was sent waits again',
  params: ofGoods,
  body: z.object({
    /** Price in units of the goods' currency, below the price now. */
    target: z.number().check(z.minimum(0.01), z.maximum(1_000_000_000)),
    byMail: z._default(z.boolean(), true),
    quiet: z._default(z.boolean(), true),
  }),
  data: priceAlertSchema,
  auth: 'member',
  limit,
});

export const removePriceAlert = endpoint({
  id: 'removePriceAlert',
  method: 'DELETE',
  path: `${path}/{goodsId}`,
  summary: 'Removes the price alert of the goods',
  params: ofGoods,
  data: z.null(),
  auth: 'member',
  limit,
});
