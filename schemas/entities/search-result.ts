import * as z from 'zod/mini';
import { GOODS_FILTER_KINDS } from '../enums/goods.ts';
import { SEARCH_SUBJECT_TYPES } from '../enums/subject.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { articleSchema } from './article.ts';
import { dealSchema } from './deal.ts';
import { goodsSchema } from './goods.ts';
import { goodsGroupSchema } from './goods-group.ts';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** Result of a search: a deal (CONTENT), a product, a note or an article. */
export const searchResultSchema = entity('SearchResult', {
  id: idSchema,
  subjectType: tolerantEnum(SEARCH_SUBJECT_TYPES),
  deal: maybe(dealSchema),
  goods: maybe(goodsSchema),
  /** Best place of goods on a leaderboard. */
  itemGroupInfo: maybe(goodsGroupSchema),
  article: maybe(articleSchema),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** Filter value of a search. */
export const searchFilterSchema = entity('SearchFilter', {
  kind: z.enum(GOODS_FILTER_KINDS),
  value: idSchema,
  name: z.string(),
  count: decimalSchema,
  /** True if only the best results were counted. */
  more: maybe(z.boolean()),
});
export type SearchFilter = z.infer<typeof searchFilterSchema>;

/**
 * Completion of a typed text; `kind` is the type of its subject, `title` of a deal or product. A keyword is searched for,
 * anything else has a page.
 */
export const suggestionSchema = entity('Suggestion', {
  kind: z.enum(['keyword', 'brand', 'classification', 'title']),
  text: z.string(),
  /** Path of its page, without the language. */
  path: maybe(z.string()),
  picture: maybe(z.string()),
  price: maybe(decimalSchema),
  currency: maybe(z.string()),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
