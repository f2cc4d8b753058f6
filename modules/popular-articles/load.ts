import type { Load } from '#runtime/module.ts';
import { hotArticles } from '#schemas/api/search.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { PopularArticlesProps } from './schema.ts';

export type PopularArticlesData = Pick<ArticleListData, 'hotArticles'>;

/** The most read articles. */
export const loadPopularArticles: Load<PopularArticlesProps, PopularArticlesData> = async (
  { count },
  { api, ctx, signal },
) => {
  const articles = await api.call(hotArticles, {}, { signal });
  const shown = articles.slice(0, count);
  return { data: { hotArticles: shown }, listed: listedArticles(ctx, shown), tags: ['feed:articles'] };
};
