import type { Load } from '#runtime/module.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import { pageNumber } from '#storefront/links/page-query.ts';
import { newestArticlesPage } from '#storefront/lists/article-pages.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { NewestArticlesProps } from './module.ts';

type Newest = 'newestArticles' | 'newestPage' | 'newestPageSize' | 'newestTotalElements';

export type NewestArticlesData = Pick<ArticleListData, Newest> & {
  /** Code of the page's category. */
  categoryCode?: string | undefined;
  /** The page's other parameters, which its links keep. */
  query: Readonly<Record<string, string>>;
};

/** Page of newest articles by the number in the address; on a category's page of that category. */
export const loadNewestArticles: Load<NewestArticlesProps, NewestArticlesData> = async (
  { pageSize },
  { api, ctx, query, binding: { articleCategory: categoryCode }, signal },
) => {
  const page = pageNumber(query.page);
  const options = { page, size: pageSize, classificationCode: categoryCode };
  const { content, totalElements } = await newestArticlesPage(api, options, { signal });
  const data = {
    newestArticles: content,
    newestPage: page,
    newestPageSize: pageSize,
    newestTotalElements: totalElements,
  };
  return {
    data: { ...data, categoryCode, query },
    listed: listedArticles(ctx, content),
    tags: ['feed:articles'],
  };
};
