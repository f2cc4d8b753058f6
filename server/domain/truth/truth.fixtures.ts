import { dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import type { Db } from '../../platform/db/database.ts';
import { readingsOf } from '../catalogue/price-story.fixtures.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';

/** Time of the fixtures' audits. */
export const NOW = Date.UTC(2026, 10, 25, 5);
const LATER = new Date(NOW + 3_600_000);

/** Claims that are true of an item which cost 500 baht for 200 days and costs 400 today. */
export const TRUE_GOODS = {
  price: 40_000,
  usualPrice: 50_000,
  verdict: 'FAR_BELOW',
  labels: ['LOWEST_30_DAYS', 'PRICE_REDUCTION', 'PRICE_REDUCTION_TOP', 'HIGH_SALES_PRODUCT'],
  storyUntil: LATER,
} as const;
const TRUE_DEAL = {
  currentPrice: 40_000,
  labels: ['HALF_YEAR_LOW', 'PRICE_REDUCTION', 'PRICE_REDUCTION_TOP', 'FREE_SHIPPING'],
  priceReduction: 10_000,
  priceDeductRate: 0.2,
  expiresAt: null,
  storyUntil: LATER,
};
const FALL = readingsOf(NOW, [
  [200, 500],
  [0, 400],
]);

/** Stores the item `a` of the tenant zest with its deal and record. */
export async function storeItem(db: Db, goodsOver: object = {}, dealOver: object = {}, readings = FALL) {
  const { labels, ...claims } = TRUE_GOODS;
  await db.insert(goods).values(goodsRow('zest', 'a', { ...claims, labels: [...labels], ...goodsOver }));
  await db.insert(deals).values(dealRow('zest', 'a', { ...TRUE_DEAL, ...dealOver }));
  const points = readings.map((reading) => ({ tenantId: 'zest', goodsId: 'a', ...reading }));
  if (points.length > 0) await db.insert(pricePoints).values(points);
}
