import { z } from 'zod';
import { commodityRelationValue } from '#schemas/fields/commodity-relation.ts';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const goodsListSchema = z.object({
  title: localizedTextValue(80).default({}),
  /** Where "see all" leads. */
  link: jumpValue.optional(),
  goods: commodityRelationValue.default([]),
});

export type GoodsListProps = z.infer<typeof goodsListSchema>;

export const goodsListDefaults: GoodsListProps = { title: {}, goods: [] };
