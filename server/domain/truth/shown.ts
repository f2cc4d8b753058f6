import { textFor } from '#locales/text.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { dealPrice } from '#storefront/cards/deal-price.ts';
import { goodsDiscount } from '#storefront/cards/goods-price.ts';
import { dealProduct, goodsProduct } from '#storefront/structured-data/product.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { presentDeal } from '../catalogue/deals/presenter.ts';
import { presentStatistics } from '../catalogue/goods-histories/presenter.ts';
import { storyOf } from '../catalogue/held.ts';
import { presentGoods } from '../catalogue/item-groups/presenter.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { priceFigures } from '../catalogue/price-statistics.ts';
import { priceStory } from '../catalogue/price-story.ts';
import { presentDetail } from '../search/subjects/presenter.ts';
import type { Item } from './items.ts';

/** All that is shown of an item at a time: API data of its card and its page, and what these make of the data. */
export type Shown = {
  card: Goods;
  /** Percentage on the card; 0 for none. */
  percent: number;
  detail: SubjectDetail;
  statistics: PriceStatistics;
  jsonLd: object;
  deals: {
    card: Deal;
    /** Percentage below the shop's list price on the card; 0 for none. */
    percent: number;
    detail: SubjectDetail;
    jsonLd: object;
  }[];
};

/** Data that the shop shows of an item with these readings (ascending) at `now`, milliseconds. */
export function shownOf(
  { row, offers }: Item,
  readings: readonly Reading[],
  scope: TenantScope,
  now: number,
): Shown {
  const { tenant } = scope;
  const call = { scope, lang: tenant.defaultLanguage, now: () => now };
  const ctx = { tenant: toTenantPublic(tenant), lang: call.lang, now, t: textFor(call.lang) };
  const told = priceStory(readings, now, tenant.timezone);
  const story = told && storyOf(told, row);
  const common = { brand: undefined, classifications: [], checkedAt: readings.at(-1)?.until };
  const card = presentGoods(row, call);
  const detail = presentDetail({ type: 'GOODS', goods: row, story, ...common }, false, call);
  const figures = priceFigures(
    readings,
    { start: undefined, end: now, maxPrice: row.maxPrice },
    tenant.timezone,
  );
  return {
    card,
    percent: goodsDiscount(card, undefined),
    detail,
    statistics: presentStatistics({ ...figures, currency: row.currency, end: now }),
    jsonLd: goodsProduct(ctx, detail, ''),
    deals: offers.map((offer) => {
      const deal = presentDeal(offer, call);
      // A deal at another price than its goods has no story.
      const own = offer.currentPrice === row.price ? story : undefined;
      const subject = { type: 'CONTENT', deal: offer, goods: row, story: own, ...common } as const;
      const page = { ...presentDetail(subject, false, call), deal };
      return {
        card: deal,
        percent: dealPrice(resolveDeal(deal), ctx).percent,
        detail: page,
        jsonLd: dealProduct(ctx, page, ''),
      };
    }),
  };
}
