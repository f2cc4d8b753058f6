import type { Load } from '#runtime/module.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { articlesPage } from '#storefront/lists/article-pages.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { RecommendedArticlesProps } from './module.ts';

const CARDS = 10;

/** Articles of the source, or else the editors' choice of notes and articles; on a category’s page of that category. */
export const loadRecommendedArticles: Load<RecommendedArticlesProps, readonly Article[]> = async (
  { source },
  from,
) => {
  if (source) {
    const { items, listed, tags } = await loadSource('contents', source, from);
    return { data: items.flatMap(({ article }) => article ?? []), listed, tags };
  }
  const { api, ctx, binding, signal } = from;
  const pageRequest = { page: PAGE.first, size: CARDS };
  const choice = { kind: 'top', pageRequest, classificationCode: binding.articleCategory } as const;
  const { content } = await articlesPage(api, choice, { signal });
  return {
    data: content,
    listed: listedArticles(ctx, content),
    tags: ['feed:articles', ...content.map(({ id }) => `article:${id}`)],
  };
};
