import * as z from 'zod/mini';
import { articleSchema } from './article.ts';
import { keywordSchema } from './keyword.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, loose } from './wire.ts';

const articles = tolerantArray(articleSchema);

/** Data of the article home (S1 §3). */
export const articleListDataSchema = entity('ArticleListData', {
  categories: tolerantArray(loose({ id: idSchema, name: z.string(), code: idSchema })),
  recommendArticles: articles,
  selectedArticles: articles,
  newestArticles: articles,
  newestPage: decimalSchema,
  newestPageSize: decimalSchema,
  newestTotalElements: decimalSchema,
  hotArticles: articles,
  hotKeywords: tolerantArray(keywordSchema),
});
export type ArticleListData = z.infer<typeof articleListDataSchema>;
