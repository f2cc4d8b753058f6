import type { Load } from '#runtime/module.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { aboutPage } from '#storefront/lists/about-page.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { RelatedDealsProps } from './module.ts';

export type RelatedDealsData = { deals: readonly Deal[]; ofTopic: boolean };

/** Deals related to the page's subject; none on a page without one. */
export const loadRelatedDeals: Load<RelatedDealsProps, RelatedDealsData> = async (_props, source) => {
  const deals = (await aboutPage(source, 'CONTENT')).flatMap(({ deal }) => deal ?? []);
  return {
    data: { deals, ofTopic: source.binding.relation?.type === 'TOPIC' },
    listed: listedDeals(source.ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
  };
};
