import * as z from 'zod/mini';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** Leaderboard of a goods card, and the product's place on it. */
export const goodsGroupSchema = entity('GoodsGroup', {
  groupId: idSchema,
  groupCode: maybe(idSchema),
  groupName: maybe(z.string()),
  sortValue: maybe(decimalSchema),
});
export type GoodsGroup = z.infer<typeof goodsGroupSchema>;
