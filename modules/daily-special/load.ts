import type { Load } from '#runtime/module.ts';
import { dailySpecialConfig } from '#schemas/api/integration.ts';
import { dailySpecialDeals } from '#schemas/api/search.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { DailySpecialProps } from './module.ts';

export type DailySpecialData = {
  deals: readonly Deal[];
  /** Time of the next change of the offers, in ms. */
  nextUpdateTime: number;
};

/** Maximum number of cards; further offers are on their own page. */
const CARDS = 12;

/** Deals of the source or else the running offers; the page is served until these change. */
export const loadDailySpecial: Load<DailySpecialProps, DailySpecialData> = async ({ source }, from) => {
  const { api, ctx, signal } = from;
  const pageRequest = { page: PAGE.first, size: CARDS };
  const [deals, { nextUpdateTime }] = await Promise.all([
    source
      ? loadSource('deals', source, from).then(({ items }) => items.flatMap(({ deal }) => deal ?? []))
      : api.call(dailySpecialDeals, { body: { pageRequest } }, { signal }).then(({ content }) => content),
    api.call(dailySpecialConfig, {}, { signal }),
  ]);
  const maxAge = (nextUpdateTime - ctx.now) / 1_000;
  return {
    data: { deals, nextUpdateTime },
    // A phone's cards all lead to the list of offers.
    listed: ctx.device === 'phone' ? [] : listedDeals(ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
    ...(maxAge > 0 && { maxAge }),
  };
};
