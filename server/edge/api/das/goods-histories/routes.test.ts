import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { priceStatistics, relationSkus } from '#schemas/api/das.ts';
import { goodsVariants } from '#schemas/api/invented/catalogue.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as tables from '../../../../domain/catalogue/schema.ts';
import { tenants } from '../../../../platform/db/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import * as rows from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest, tenantFixture('guide')]);
const api = client(zest, { 'Accept-Language': 'en' });

const DAY_MS = 86_400_000;
/** One time for the whole file, so that stored and expected times stay the same number of days apart. */
const START = clock.now();
const ago = (days: number) => START - days * DAY_MS;
const goods = (id: string, platform: string, price: number, over: object = {}) =>
  rows.goodsRow('zest', id, {
    platform,
    price,
    brandId: 'jbl',
    classificationId: 'speakers',
    name: { en: 'JBL Go 4 Speaker' },
    ...over,
  });
await db
  .insert(tables.goods)
  .values([
    goods('own', 'LAZADA', 5_000),
    goods('dear', 'SHOPEE', 7_000),
    goods('cheap', 'SHOPEE', 4_000),
    goods('third', 'TIKTOK', 6_000),
    goods('same', 'LAZADA', 100),
    goods('gone', 'AMAZON', 100, { invalid: true }),
    goods('older', 'AMAZON', 100, { name: { en: 'JBL Go 3 Speaker' } }),
    goods('foreign', 'AMAZON', 100, { currency: 'IDR' }),
    goods('loose', 'AMAZON', 100, { brandId: null }),
    goods('numbered', 'LAZADA', 500, { gtin: '036000291452', brandId: 'numbered' }),
    goods('renamed', 'SHOPEE', 400, { gtin: '0036000291452', brandId: null, name: { th: 'ลำโพง' } }),
    goods('unnumbered', 'TIKTOK', 450, { brandId: 'numbered' }),
    goods('otherwise', 'AMAZON', 100, { gtin: '4006381333931', brandId: 'numbered' }),
  ]);
await db
  .insert(tables.goods)
  .values([rows.goodsRow('guide', 'theirs', { platform: 'AMAZON', gtin: '036000291452', price: 1 })]);
await db
  .insert(tables.deals)
  .values([
    rows.dealRow('zest', 'plain', { goodsId: 'cheap', heat: 9 }),
    rows.dealRow('zest', 'traced', { goodsId: 'cheap', goodsTraceLink: 'https://s.example/1' }),
    rows.dealRow('zest', 'over', { goodsId: 'third', expiresAt: new Date(ago(1)) }),
  ]);
await db.insert(tables.pricePoints).values(
  rows.runRows('zest', 'own', ago(0), [
    [105, 9_000],
    [40, 6_000],
    [10, 5_000],
  ]),
);

const statistics = (body: object, id = 'own') => api.call(priceStatistics, { params: { id }, body });

describe('[B8] price statistics', () => {
  test('cover the requested last days, in units of the currency', async () => {
    const found = await statistics({ dayRange: 30, minDays: 7 });
    expect(found).toMatchObject({
      currency: 'THB',
      readings: 3,
      recordedSince: ago(105),
      currentPrice: 50,
      lowestPrice: 50,
      lowestTime: ago(10),
      highestPrice: 60,
      usualPrice: 90,
      lowestDays: 90,
      verdict: 'FAR_BELOW',
    });
    expect(found.points.map(({ price }) => price)).toEqual([60, 50]);
    expect(Math.round((found.endTime - found.startTime) / DAY_MS)).toBe(30);
    expect(found.averagePrice).toBeCloseTo(56.67, 1);
  });

  test('cover all records without a range, and give no term without a shortest one', async () => {
    const found = await statistics({ dayRange: null, minDays: null });
    expect([found.startTime, found.points.length, found.lowestDays]).toEqual([ago(105), 3, undefined]);
  });

  test('cover the range between two times, and never the future', async () => {
    const found = await statistics({ startTime: ago(50), endTime: ago(20) });
    expect([found.currentPrice, found.points.map(({ price }) => price)]).toEqual([60, [90, 60]]);
    expect((await statistics({ endTime: ago(-5) })).endTime).toBeLessThanOrEqual(clock.now());
  });

  test.each([{ dayRange: 0 }, { dayRange: -1 }, { dayRange: 1e9 }, { minDays: 1.5 }, { startTime: 'x' }])(
    'refuse the query %j',
    async (body) => {
      await expect(statistics(body)).rejects.toMatchObject({ status: 422 });
    },
  );

  test('are empty for a product without a recorded price, and 404 for an unknown product', async () => {
    expect(await statistics({}, 'dear')).toMatchObject({ points: [], verdict: 'NEW', readings: 0 });
    await expect(statistics({}, 'none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('[B8] offers of the same product', () => {
  const skus = (id: string) => api.call(relationSkus, { params: { id } });

  test('are the cheapest of each platform, its own included; invalid ones, other models and other currencies are left out', async () => {
    expect((await skus('own')).map((sku) => sku.goods.id)).toEqual(['cheap', 'own', 'third']);
  });

  test('include the running deal; one with a traced link comes before hotter ones', async () => {
    const [cheap, , third] = await skus('own');
    expect(cheap).toMatchObject({ dealCode: 'd-traced', goodsTraceLink: 'https://s.example/1' });
    expect([third?.dealCode, third?.goodsTraceLink]).toEqual([undefined, undefined]);
  });

  test('are found by the product’s number in any brand, and another number is another product', async () => {
    expect((await skus('numbered')).map((sku) => sku.goods.id)).toEqual([
      'renamed',
      'unnumbered',
      'numbered',
    ]);
    expect((await skus('renamed')).map((sku) => sku.goods.id)).toEqual(['renamed', 'numbered']);
  });

  test('at a held price come after the others, and a range with a bait is at its highest price', async () => {
    const cheap = eq(tables.goods.id, 'cheap');
    await db.update(tables.goods).set({ held: 'TOO_LOW', price: 100 }).where(cheap);
    expect((await skus('own')).map((sku) => sku.goods.id)).toEqual(['own', 'third', 'dear']);
    await db.update(tables.goods).set({ held: 'BAIT', maxPrice: 6_500 }).where(cheap);
    expect((await skus('own')).map((sku) => sku.goods.id)).toEqual(['own', 'third', 'cheap']);
    await db.update(tables.goods).set({ held: null, maxPrice: null, price: 4_000 }).where(cheap);
  });

  test('of a product that can’t be compared are its own only', async () => {
    expect((await skus('loose')).map((sku) => sku.goods.id)).toEqual(['loose']);
    await expect(skus('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('variants', () => {
  const guide = tenantFixture('guide');
  const ids = async (id: string) => (await api.call(goodsVariants, { params: { id } })).map((one) => one.id);

  test('are what the same shop sells under one group, cheapest first, with the product itself', async () => {
    const red = { variantGroup: 'red', brandId: null };
    await db.insert(tenants).values({ id: 'guide', settings: guide }).onConflictDoNothing();
    await db
      .insert(tables.goods)
      .values([
        goods('v-m', 'SHOPEE', 900, red),
        goods('v-s', 'SHOPEE', 800, { ...red, availability: 'OUT_OF_STOCK' }),
        goods('v-gone', 'SHOPEE', 700, { ...red, invalid: true }),
        goods('v-shop', 'LAZADA', 600, red),
        goods('v-feed', 'SHOPEE', 500, { ...red, feedId: 'other' }),
        goods('v-alone', 'SHOPEE', 500, { variantGroup: 'alone', brandId: null }),
        { ...goods('v-foreign', 'SHOPEE', 400, red), tenantId: 'guide' },
      ]);
    expect(await ids('v-m')).toEqual(['v-s', 'v-m']);
    expect(await ids('v-alone')).toEqual([]);
    expect(await ids('own')).toEqual([]);
    await expect(ids('v-foreign')).rejects.toMatchObject({ status: 404 });
  });
});
