import type { Load } from '#runtime/module.ts';
import { PAGE } from '#schemas/constants.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import { articlesPage } from '#storefront/lists/article-pages.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { FeaturedArticlesProps } from './module.ts';

export type FeaturedArticlesData = Pick<ArticleListData, 'selectedArticles'>;

/** Articles of the source, or else those that the editors have selected, newest first; on a category’s page of that category. */
export const loadFeaturedArticles: Load<FeaturedArticlesProps, FeaturedArticlesData> = async (
  { source, count },
  from,
) => {
  if (source) {
    const { items, listed, tags } = await loadSource('contents', source, from);
    return { data: { selectedArticles: items.flatMap(({ article }) => article ?? []) }, listed, tags };
  }
  const { api, ctx, binding, signal } = from;
  const pageRequest = { page: PAGE.first, size: count };
  const choice = { kind: 'selected', pageRequest, classificationCode: binding.articleCategory } as const;
  const { content } = await articlesPage(api, choice, { signal });
  return {
    data: { selectedArticles: content },
    listed: listedArticles(ctx, content),
    tags: ['feed:articles'],
  };
};
