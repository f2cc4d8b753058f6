import { z } from 'zod';
import { commodityRelationValue } from '#schemas/fields/commodity-relation.ts';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const goodsListSchema = z.object({
  title: localizedTextValue(80).default({}),
  /** Target of "see all". */
  link: jumpValue.optional(),
  goods: commodityRelationValue.default([]),
  /** True if cards link to the platforms' own pages instead of ours. */
  toPlatform: z.boolean().default(false),
});

export type GoodsListProps = z.infer<typeof goodsListSchema>;

export const goodsListDefaults: GoodsListProps = { title: {}, goods: [], toPlatform: false };
