import * as z from 'zod/mini';
import { GOODS_FILTER_KINDS } from '../enums/goods.ts';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** Filter value of a list of goods. */
export const goodsFilterSchema = entity('GoodsFilter', {
  kind: z.enum(GOODS_FILTER_KINDS),
  /** Value: a category's id, a platform, a brand's id, a label's code, a price range such as `200-500`, a percentage, or `free`. */
  value: idSchema,
  /** Name of a category or a brand. */
  name: maybe(z.string()),
  count: decimalSchema,
  /** True if the list is longer than what was counted. */
  more: maybe(z.boolean()),
});
export type GoodsFilter = z.infer<typeof goodsFilterSchema>;
