import type { Load } from '#runtime/module.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { aboutPage } from '#storefront/lists/about-page.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { RelatedDealsProps } from './module.ts';

export type RelatedDealsData = { deals: readonly Deal[]; ofTopic: boolean };

/** Deals of the source; without one, those related to the page's subject, none on a page without a subject. */
export const loadRelatedDeals: Load<RelatedDealsProps, RelatedDealsData> = async ({ source }, from) => {
  if (source) {
    const { items, listed, tags } = await loadSource('deals', source, from);
    return { data: { deals: items.flatMap(({ deal }) => deal ?? []), ofTopic: false }, listed, tags };
  }
  const deals = (await aboutPage(from, 'CONTENT')).flatMap(({ deal }) => deal ?? []);
  return {
    data: { deals, ofTopic: from.binding.relation?.type === 'TOPIC' },
    listed: listedDeals(from.ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
  };
};
