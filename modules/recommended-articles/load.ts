import type { Load } from '#runtime/module.ts';
import { clientPages } from '#schemas/api/search.ts';
import type { Article } from '#schemas/entities/article.ts';
import { listedArticles } from '#storefront/structured-data/item-list.ts';
import type { RecommendedArticlesProps } from './schema.ts';

const CARDS = 10;

/** The editors' choice of notes and articles. */
export const loadRecommendedArticles: Load<RecommendedArticlesProps, readonly Article[]> = async (
  _props,
  { api, ctx, signal },
) => {
  const { content } = await api.call(
    clientPages,
    { body: { kind: 'top', pageRequest: { size: CARDS } } },
    { signal },
  );
  return {
    data: content,
    listed: listedArticles(ctx, content),
    tags: ['feed:articles', ...content.map(({ id }) => `article:${id}`)],
  };
};
