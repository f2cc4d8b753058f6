import type { Load } from '#runtime/module.ts';
import { recommendedDeals, recommendLabels } from '#schemas/api/search.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { RecommendedDealsProps } from './module.ts';

export type RecommendedDealsData = {
  /** Codes of the labels that the feed can be filtered by. */
  labels: readonly string[];
  /** The first page. */
  deals: readonly Deal[];
  hasNext: boolean;
};

/** The first page of the endless feed; with a source its deals alone. */
export const loadRecommendedDeals: Load<RecommendedDealsProps, RecommendedDealsData> = async (
  { source },
  from,
) => {
  if (source) {
    const { items, listed, tags } = await loadSource('deals', source, from);
    const deals = items.flatMap(({ deal }) => deal ?? []);
    return { data: { labels: [], deals, hasNext: false }, listed, tags };
  }
  const { api, ctx, signal } = from;
  const pageRequest = { page: PAGE.first, size: PAGE.size };
  const [labels, { content, hasNext }] = await Promise.all([
    api.call(recommendLabels, {}, { signal }),
    api.call(recommendedDeals, { body: { pageRequest, labelCodes: [] } }, { signal }),
  ]);
  return {
    data: { labels: labels.map(({ labelCode }) => labelCode), deals: content, hasNext },
    listed: listedDeals(ctx, content),
    tags: ['feed:deals', ...content.map(({ id }) => `deal:${id}`)],
  };
};
