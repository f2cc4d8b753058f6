import type { Load } from '#runtime/module.ts';
import { clientPages, hotArticles } from '#schemas/api/search.ts';
import { PAGE } from '#schemas/constants.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { PopularArticlesProps } from './module.ts';

export type PopularArticlesData = Pick<ArticleListData, 'hotArticles'>;

/** Articles of the source, or else the most read ones; on a category’s page of that category. */
export const loadPopularArticles: Load<PopularArticlesProps, PopularArticlesData> = async (
  { source, count },
  from,
) => {
  if (source) {
    const { items, listed, tags } = await loadSource('contents', source, from);
    return { data: { hotArticles: items.flatMap(({ article }) => article ?? []) }, listed, tags };
  }
  const { api, ctx, signal, binding } = from;
  const { articleCategory } = binding;
  const articles =
    articleCategory === undefined
      ? await api.call(hotArticles, {}, { signal })
      : (await api.call(clientPages, { body: hottestOf(articleCategory) }, { signal })).content;
  const shown = articles.slice(0, count);
  return { data: { hotArticles: shown }, listed: listedArticles(ctx, shown), tags: ['feed:articles'] };
};

const hottestOf = (classificationCode: string) => ({
  kind: 'hot' as const,
  contentTypeCodes: ['ARTICLE' as const],
  classificationCode,
  pageRequest: { page: PAGE.first, size: PAGE.size },
});
