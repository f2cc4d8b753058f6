import type { Load } from '#runtime/module.ts';
import { PAGE } from '#schemas/constants.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import { articlesPage } from '#storefront/lists/article-pages.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { FeaturedArticlesProps } from './module.ts';

export type FeaturedArticlesData = Pick<ArticleListData, 'selectedArticles'>;

/** The articles that the editors have selected, newest first; on a category’s page of that category. */
export const loadFeaturedArticles: Load<FeaturedArticlesProps, FeaturedArticlesData> = async (
  { count },
  { api, ctx, binding: { articleCategory }, signal },
) => {
  const pageRequest = { page: PAGE.first, size: count };
  const choice = { kind: 'selected', pageRequest, classificationCode: articleCategory } as const;
  const { content } = await articlesPage(api, choice, { signal });
  return {
    data: { selectedArticles: content },
    listed: listedArticles(ctx, content),
    tags: ['feed:articles'],
  };
};
