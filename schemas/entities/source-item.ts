import * as z from 'zod/mini';
import { articleSchema } from './article.ts';
import { brandSchema } from './brand.ts';
import { categoryTileSchema } from './category.ts';
import { dealSchema } from './deal.ts';
import { goodsSchema } from './goods.ts';
import { itemGroupSchema } from './item-group.ts';
import { tolerantArray } from './tolerant-array.ts';
import { topicSchema } from './topic.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** Thing of a source, under the key of its type. */
const sourceItemSchema = entity('SourceItem', {
  type: z.enum(['CONTENT', 'GOODS', 'NOTE', 'ARTICLE', 'TOPIC', 'BRAND', 'BOARD', 'CATEGORY']),
  /** Code by which it is picked, pinned or left out. */
  code: idSchema,
  /** End of a deal's offer, ms since 1970. */
  endsAt: maybe(z.number()),
  deal: maybe(dealSchema),
  goods: maybe(goodsSchema),
  article: maybe(articleSchema),
  topic: maybe(topicSchema),
  brand: maybe(brandSchema),
  board: maybe(itemGroupSchema),
  category: maybe(categoryTileSchema),
});
export type SourceItem = z.infer<typeof sourceItemSchema>;

export const sourceItemsSchema = entity('SourceItems', {
  items: tolerantArray(sourceItemSchema),
  /** Number of matches, if they were counted: of a query with its pins, or of the picks that shoppers get. */
  total: maybe(z.number()),
  /** Whether there are more than `total`. */
  more: maybe(z.boolean()),
});
export type SourceItems = z.infer<typeof sourceItemsSchema>;
