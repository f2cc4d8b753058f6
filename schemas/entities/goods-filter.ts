import * as z from 'zod/mini';
import { GOODS_FILTER_KINDS } from '../enums/goods.ts';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** One value that a list of goods can be narrowed to. */
export const goodsFilterSchema = entity('GoodsFilter', {
  kind: z.enum(GOODS_FILTER_KINDS),
  /** A platform, a brand's id, a label's code, a price range such as `200-500`, a percentage, or `free`. */
  value: idSchema,
  /** A brand's name. */
  name: maybe(z.string()),
  count: decimalSchema,
});
export type GoodsFilter = z.infer<typeof goodsFilterSchema>;
