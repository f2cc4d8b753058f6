import type { Load } from '#runtime/module.ts';
import { hotArticles } from '#schemas/api/search.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import type { PopularArticlesProps } from './schema.ts';

export type PopularArticlesData = Pick<ArticleListData, 'hotArticles'>;

/** The most read articles. */
export const loadPopularArticles: Load<PopularArticlesProps, PopularArticlesData> = async (
  { count },
  { api, signal },
) => {
  const articles = await api.call(hotArticles, {}, { signal });
  return { data: { hotArticles: articles.slice(0, count) }, tags: ['feed:articles'] };
};
