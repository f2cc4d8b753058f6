import type { Load } from '#runtime/module.ts';
import { dailySpecialConfig } from '#schemas/api/integration.ts';
import { dailySpecialDeals } from '#schemas/api/search.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { DailySpecialProps } from './module.ts';

export type DailySpecialData = {
  deals: readonly Deal[];
  /** Time of the next change of the offers, in ms. */
  nextUpdateTime: number;
};

/** Maximum number of cards; further offers are on their own page. */
const CARDS = 12;

/** Running offers; the page is served until they change. */
export const loadDailySpecial: Load<DailySpecialProps, DailySpecialData> = async (
  _props,
  { api, ctx, signal },
) => {
  const [{ content: deals }, { nextUpdateTime }] = await Promise.all([
    api.call(dailySpecialDeals, { body: { pageRequest: { page: PAGE.first, size: CARDS } } }, { signal }),
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
