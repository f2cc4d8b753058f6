import * as z from 'zod/mini';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** The leaderboard that a goods card stands on, and its place there. */
export const goodsGroupSchema = entity('GoodsGroup', {
  groupId: idSchema,
  groupCode: maybe(idSchema),
  groupName: maybe(z.string()),
  sortValue: maybe(decimalSchema),
});
export type GoodsGroup = z.infer<typeof goodsGroupSchema>;
