import type { Load } from '#runtime/module.ts';
import { PAGE } from '#schemas/constants.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import { pageNumber } from '#storefront/links/page-query.ts';
import { newestArticlesPage } from '#storefront/lists/article-pages.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { NewestArticlesProps } from './module.ts';

type Newest = 'newestArticles' | 'newestPage' | 'newestPageSize' | 'newestTotalElements';

export type NewestArticlesData = Pick<ArticleListData, Newest> & {
  /** Code of the page's category. */
  categoryCode?: string | undefined;
  /** The page's other parameters, which its links keep. */
  query: Readonly<Record<string, string>>;
};

/** Articles of the source on one page, or else the page of newest articles by the number in the address; on a category's page of that category. */
export const loadNewestArticles: Load<NewestArticlesProps, NewestArticlesData> = async (
  { source, pageSize },
  from,
) => {
  const { api, ctx, query, signal } = from;
  const page = pageNumber(query.page);
  if (source) {
    const { items, listed, tags } = await loadSource('contents', source, from);
    const all = items.flatMap(({ article }) => article ?? []);
    const data = {
      newestArticles: page === PAGE.first ? all : [],
      newestPage: page,
      newestPageSize: Math.max(1, all.length),
      newestTotalElements: all.length,
    };
    return { data: { ...data, query }, listed, tags };
  }
  const { articleCategory: categoryCode } = from.binding;
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
