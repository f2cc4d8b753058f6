import * as z from 'zod/mini';
import {
  BOARD_GENERATION_TYPES,
  BOARD_ORDER_ALIASES,
  BOARD_ORDER_TYPES,
  BOARD_SUBJECT_TYPES,
} from '../enums/board.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { goodsSchema } from './goods.ts';
import { pickedContentSchema } from './picked-content.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

/** Place on a leaderboard. */
export const itemGroupRefSchema = entity('ItemGroupRef', {
  id: maybe(idSchema),
  itemName: maybe(z.string()),
  sortValue: maybe(decimalSchema),
  goodsDetail: maybe(loose({ goods: maybe(goodsSchema) })),
  /** Of a leaderboard of content or topics. */
  content: maybe(pickedContentSchema),
});
export type ItemGroupRef = z.infer<typeof itemGroupRefSchema>;

/** Leaderboard: goods, content or topics in an order made by hand or by a rule. */
export const itemGroupSchema = entity('ItemGroup', {
  id: idSchema,
  code: maybe(idSchema),
  name: maybe(z.string()),
  refs: maybe(tolerantArray(itemGroupRefSchema)),
  genType: maybe(tolerantEnum(BOARD_GENERATION_TYPES)),
  autoRule: maybe(loose({ orderType: maybe(tolerantEnum(BOARD_ORDER_TYPES, BOARD_ORDER_ALIASES)) })),
  subjectType: maybe(tolerantEnum(BOARD_SUBJECT_TYPES)),
  /** Time of the last sorting. */
  sortDate: maybe(instantSchema),
});
export type ItemGroup = z.infer<typeof itemGroupSchema>;
