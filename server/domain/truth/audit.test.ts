import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { readingsOf } from '../catalogue/price-story.fixtures.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { auditTruth } from './audit.ts';

const NOW = Date.UTC(2026, 10, 25, 5);
const LATER = new Date(NOW + 3_600_000);
const EARLIER = new Date(NOW - 1);
const scope = tenantScope(tenantFixture('zest'));
const { db } = await openTestDatabase();

/** Claims that are true of an item which cost 500 baht for 200 days and costs 400 today. */
const TRUE_GOODS = {
  price: 40_000,
  usualPrice: 50_000,
  verdict: 'FAR_BELOW',
  labels: ['LOWEST_30_DAYS', 'PRICE_REDUCTION', 'PRICE_REDUCTION_TOP', 'HIGH_SALES_PRODUCT'],
  storyUntil: LATER,
} as never;
const TRUE_DEAL = {
  currentPrice: 40_000,
  labels: ['HALF_YEAR_LOW', 'PRICE_REDUCTION', 'PRICE_REDUCTION_TOP', 'FREE_SHIPPING'],
  priceReduction: 10_000,
  priceDeductRate: 0.2,
  expiresAt: null,
  storyUntil: LATER,
};

beforeEach(async () => {
  await db.delete(tenants);
  const { id, ...settings } = scope.tenant;
  await db.insert(tenants).values({ id, settings });
});

/** Stores an item with its deal and record, and audits the tenant. */
async function audited(
  goodsOver: object = {},
  dealOver: object = {},
  readings = readingsOf(NOW, [
    [200, 500],
    [0, 400],
  ]),
) {
  await db.insert(goods).values(goodsRow('zest', 'a', { ...(TRUE_GOODS as object), ...goodsOver }));
  await db.insert(deals).values(dealRow('zest', 'a', { ...TRUE_DEAL, ...dealOver }));
  const points = readings.map((reading) => ({ tenantId: 'zest', goodsId: 'a', ...reading }));
  if (points.length > 0) await db.insert(pricePoints).values(points);
  const { contradictions, ...counts } = await auditTruth(db, scope, NOW);
  return {
    ...counts,
    found: contradictions.map(({ subject, claim, said, recorded }) => [subject, claim, said, recorded]),
  };
}

test('claims that the record bears out contradict nothing', async () => {
  expect(await audited()).toEqual({ items: 1, claims: 14, wrong: 0, found: [] });
});

test.each([
  ['price', { price: 39_900 }, ['goods', 'price', 39_900, 40_000]],
  ['usual price', { usualPrice: 60_000 }, ['goods', 'usual price', 60_000, 50_000]],
  ['verdict', { verdict: 'BELOW' }, ['goods', 'verdict', 'BELOW', 'FAR_BELOW']],
  ['low', { labels: ['ALL_TIME_LOW'] }, ['goods', 'ALL_TIME_LOW', 'yes', 'no']],
] as const)('a wrong %s of goods is found', async (_, over, contradiction) => {
  const { found } = await audited(over);
  expect(found).toContainEqual(contradiction);
});

test.each([
  ['price', { currentPrice: 45_000 }, ['deal', 'price', 45_000, 40_000]],
  ['reduction', { priceReduction: 20_000 }, ['deal', 'reduction', 20_000, 10_000]],
  ['rate of the reduction', { priceDeductRate: 0.3 }, ['deal', 'reduction rate', 0.3, 0.2]],
  ['term of a low', { labels: ['LOWEST_7_DAYS'] }, ['deal', 'LOWEST_7_DAYS', 'yes', 'no']],
] as const)('a wrong %s of a deal is found', async (_, over, contradiction) => {
  const { found } = await audited({}, over);
  expect(found).toContainEqual(contradiction);
});

test('a claim that has expired is shown to nobody and contradicts nothing', async () => {
  expect(
    await audited({ storyUntil: EARLIER, verdict: 'ABOVE' }, { storyUntil: null, priceReduction: 1 }),
  ).toMatchObject({ wrong: 0 });
});

test('an item that is sold out or unread for 30 days must not be sold', async () => {
  const soldOut = readingsOf(NOW, [
    [200, 500],
    [3, 400],
    [1, null],
  ]);
  expect((await audited({}, {}, soldOut)).found).toEqual(
    expect.arrayContaining([
      ['goods', 'availability', 'sold', 'not sold'],
      ['deal', 'availability', 'sold', 'not sold'],
      ['goods', 'verdict', 'FAR_BELOW', 'NEW'],
    ]),
  );
  await db.delete(goods);
  const old = readingsOf(NOW - 30 * 86_400_000, [
    [200, 500],
    [0, 400],
  ]);
  const off = { availability: 'OUT_OF_STOCK', labels: [], usualPrice: null, verdict: 'NEW' };
  const over = { labels: [], priceReduction: null, priceDeductRate: null };
  expect((await audited(off, over, old)).found).toEqual([['deal', 'availability', 'sold', 'not sold']]);
});

test('an item without any reading claims nothing', async () => {
  expect((await audited({}, {}, [])).found).toContainEqual(['goods', 'price', 40_000, 'no reading']);
});
