import type * as z from 'zod/mini';
import { priceStatisticsSchema } from './price-statistics.ts';
import { relationSkuSchema, subjectDetailSchema } from './subject.ts';
import { tolerantArray } from './tolerant-array.ts';
import { entity, idSchema } from './wire.ts';

/** Goods beside others: all data of their page, all recorded prices, and the offers of each shop. */
export const comparedGoodsSchema = entity('ComparedGoods', {
  /** Id or code by which they were requested. */
  key: idSchema,
  detail: subjectDetailSchema,
  statistics: priceStatisticsSchema,
  skus: tolerantArray(relationSkuSchema),
});
export type ComparedGoods = z.infer<typeof comparedGoodsSchema>;
