import * as z from 'zod/mini';
import { decimalSchema, idSchema, instantSchema, loose, maybe } from '../../entities/wire.ts';
import { HELD_REASONS, PRICE_DECISIONS } from '../../enums/held-reason.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, keywordSchema } from '../request.ts';

const decisionSchema = loose({
  id: idSchema,
  decision: z.enum(PRICE_DECISIONS),
  at: instantSchema,
  /** Name of the operator. */
  by: z.string(),
  takenBackAt: maybe(instantSchema),
});

const heldPriceSchema = loose({
  goodsId: idSchema,
  /** Code in the address of the product's page. */
  code: z.string(),
  name: z.string(),
  picture: maybe(z.string()),
  currency: z.string(),
  price: decimalSchema,
  /** Highest price of a range. */
  maxPrice: maybe(decimalSchema),
  /** Usual price that the record gives; absent when too little is known. */
  usualPrice: maybe(decimalSchema),
  /** Reason for which the price is held, or was when it was decided on; absent for a price that wasn't. */
  reason: maybe(z.enum(HELD_REASONS)),
  /** Decision that counts, or one that was taken back; absent for a price that nobody has decided on. */
  decision: maybe(decisionSchema),
});
export type HeldPrice = z.infer<typeof heldPriceSchema>;

const path = '/saas-low-code-service/api/editor/held-prices';

export const heldPriceList = endpoint({
  id: 'heldPriceList',
  method: 'GET',
  path,
  summary:
    'Prices of which the shop says nothing until somebody decides, the gravest first; the decisions, newest first; or the price of the product with a code',
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    /** Code or item id of a product, whose price needn't be held. */
    keyword: maybe(keywordSchema),
    ...pageShape,
  }),
  data: pagedSchema(heldPriceSchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

export const decideHeldPrice = endpoint({
  id: 'decideHeldPrice',
  method: 'POST',
  path,
  summary:
    'Lets a held price through, or drops a wrong one: it can’t be bought at, and alerts that it used up wait again. CONFLICT if the product has another price by now',
  body: z.object({ goodsId: keySchema, price: decimalSchema, decision: z.enum(PRICE_DECISIONS) }),
  data: z.null(),
  auth: 'publisher',
  area: 'content',
});

export const takeBackPriceDecision = endpoint({
  id: 'takeBackPriceDecision',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Takes a decision on a price back; CONFLICT if it doesn’t count any more',
  params: byId,
  data: z.null(),
  auth: 'publisher',
  area: 'content',
});
