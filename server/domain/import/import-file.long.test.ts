import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachedPage, pageKey } from '../../edge/page-cache.fixtures.ts';
import { PageCache } from '../../edge/page-cache.ts';
import { openPurgeBus } from '../../platform/purge-bus.ts';
import { brands, classifications, deals, goods, pricePoints } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const DAY_MS = 86_400_000;
const NO_MORE = { repriced: 0, missing: 0, hidden: 0 };
const START = Date.UTC(2026, 0, 1);
const LAZADA = 'tests/fixtures/lazada-th-phones.json';
const on = (day: number) => ({ now: () => START + day * DAY_MS });

const homeKey = (tenantId: string) => pageKey({ tenantId });
const home = (tenantId: string) =>
  cachedPage('x', {
    tags: [`${tenantId}:feed:deals`],
    lifetime: { maxAge: 600, staleWhileRevalidate: 600, staleIfError: 600 },
  });

const catalogue = await openTestCatalogue();
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

describe('the real Lazada page', () => {
  test('is imported completely: 40 items with Thai titles, prices, discounts, brands and search words', async () => {
    const { summary } = await catalogue.run(LAZADA, { format: 'lazada' });
    expect(summary).toEqual({
      read: 40,
      inserted: 40,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      warned: 0,
      ...NO_MORE,
    });
    expect(await catalogue.counts()).toEqual({ goods: 40, deals: 40, points: 40 });
    const { goods: row, deal, points } = await catalogue.item('5162787480');
    expect(deal).toMatchObject({
      title: { th: 'มือถือ OPPO A60 4G 8+128GB (รับประกันศูนย์ 1ปี)' },
      summary: {},
      platform: 'LAZADA',
      currency: 'THB',
      currentPrice: 576_900,
      originalPrice: 649_900,
      labels: ['FREE_SHIPPING'],
      expiresAt: null,
    });
    expect(points).toEqual([{ at: deal.publishedAt, until: deal.publishedAt, price: 576_900 }]);
    const [brand] = await catalogue.db
      .select()
      .from(brands)
      .where(eq(brands.id, String(row.brandId)));
    expect(brand).toMatchObject({ code: 'oppo', name: { th: 'OPPO', en: 'OPPO', id: 'OPPO' } });
    expect((await catalogue.item('5155192656')).deal.labels).toContain('LAZ_MALL');
  });

  test('imported again changes only the time of the check and purges nothing', async () => {
    await catalogue.run(LAZADA, { format: 'lazada', ...on(0) });
    const before = await catalogue.item('5162787480');
    const listener = await catalogue.listen();
    const { summary } = await catalogue.run(LAZADA, { format: 'lazada', ...on(1) });
    await listener.stop();
    expect(summary).toEqual({
      read: 40,
      inserted: 0,
      updated: 0,
      unchanged: 40,
      rejected: 0,
      warned: 0,
      ...NO_MORE,
    });
    const after = await catalogue.item('5162787480');
    const [point] = before.points;
    expect(after).toEqual({ ...before, points: [{ ...point, until: new Date(START + DAY_MS) }] });
    expect(await catalogue.counts()).toEqual({ goods: 40, deals: 40, points: 40 });
    expect(listener.tags).toEqual([]);
  });
});

describe('an item that changes', () => {
  const at = async (day: number, changes: object) =>
    (await catalogue.run(await catalogue.jsonl([{ ...sampleItem, ...changes }]), on(day))).summary;

  test('a lower price adds a point, labels and a reduction, and purges the feed and its deal', async () => {
    const listener = await catalogue.listen();
    await at(0, { price: '12000' });
    await catalogue.confirm(40);
    // The title names a brand that the shop didn't have.
    const brand = ['zest:brands', expect.stringMatching(/^zest:brand:/)];
    await vi.waitFor(() =>
      expect(listener.tags).toEqual(['zest:feed:deals', 'zest:feed:goods', 'zest:boards', ...brand]),
    );
    expect(await at(40, { price: '9000' })).toMatchObject({ inserted: 0, updated: 1 });
    await listener.stop();
    const { goods: row, deal, points } = await catalogue.item('1');
    expect(points.map(({ price }) => price)).toEqual([1_200_000, 900_000]);
    expect(deal).toMatchObject({ currentPrice: 900_000, priceReduction: 300_000, priceDeductRate: 0.25 });
    expect(deal.labels).toEqual(['LOWEST_30_DAYS', 'PRICE_REDUCTION', 'PRICE_REDUCTION_TOP']);
    expect(row).toMatchObject({ labels: ['LOWEST_30_DAYS'], usualPrice: 1_200_000, verdict: 'FAR_BELOW' });
    expect([row.storyUntil, deal.storyUntil]).toEqual([
      new Date(START + 43 * DAY_MS),
      new Date(START + 43 * DAY_MS),
    ]);
    expect(listener.tags.slice(3)).toEqual(
      expect.arrayContaining(['zest:feed:deals', `zest:deal:${deal.id}`, `zest:goods:${row.id}`]),
    );
  });

  test('a higher price removes the labels and the reduction', async () => {
    await at(0, { price: '12000' });
    await catalogue.confirm(40);
    await at(40, { price: '9000' });
    await at(41, { price: '13000' });
    const { deal } = await catalogue.item('1');
    expect(deal).toMatchObject({ labels: [], priceReduction: null, priceDeductRate: null });
  });

  test('other facts change the rows, add no price point and keep the price labels', async () => {
    await at(0, { price: '12000' });
    await catalogue.confirm(40);
    await at(40, { price: '9000' });
    const { deal: before } = await catalogue.item('1');
    expect(await at(41, { price: '9000', freeShipping: true, totalSales: '2.5K sold' })).toMatchObject({
      updated: 1,
    });
    const { goods: row, deal, points } = await catalogue.item('1');
    expect(points).toHaveLength(2);
    expect(deal.labels).toEqual([...before.labels, 'FREE_SHIPPING', 'BEST_SELLER']);
    expect(row.totalSales).toBe(2_500);
    expect(deal.publishedAt).toEqual(before.publishedAt);
    expect(deal.updatedAt).toEqual(new Date(START + 41 * DAY_MS));
  });

  test('equal readings within 72 hours are one run; a gap or a change of availability begins another', async () => {
    await at(0, {});
    await at(3, {});
    await at(7, {});
    await at(8, { available: false });
    await at(12, { available: false });
    const runs = await catalogue.db
      .select({ at: pricePoints.at, until: pricePoints.until, available: pricePoints.available })
      .from(pricePoints)
      .orderBy(pricePoints.at);
    const day = (number: number) => new Date(START + number * DAY_MS);
    expect(runs).toEqual([
      { at: day(0), until: day(3), available: true },
      { at: day(7), until: day(7), available: true },
      { at: day(8), until: day(8), available: false },
      { at: day(12), until: day(12), available: false },
    ]);
  });

  test('the same item, in two languages and with its labels in another order, is unchanged', async () => {
    const facts = { freeShipping: true, flashSale: true };
    await at(0, facts);
    await catalogue.db.update(deals).set({ labels: ['FLASH_SALE', 'FREE_SHIPPING'] });
    expect(await at(1, facts)).toMatchObject({ unchanged: 1 });
  });

  test('an operator’s changes stay: labels, heat, expiry, classification, further languages, its code', async () => {
    await at(0, { summary: 'ใหม่' });
    const expiresAt = new Date(START + 9 * DAY_MS);
    const labels = ['EXCLUSIVE_MANUAL'];
    const texts = { title: { id: 'Headphone', th: 'เก่า' }, summary: { id: 'Baru' } };
    await catalogue.db.update(deals).set({ labels, heat: 7, code: 'mine', expiresAt, ...texts });
    await catalogue.db.update(goods).set({ classificationId: '5' });
    await at(1, { summary: 'ใหม่', freeShipping: true });
    const { goods: row, deal } = await catalogue.item('1');
    expect(deal).toMatchObject({ heat: 7, code: 'mine', expiresAt, labels: [...labels, 'FREE_SHIPPING'] });
    expect(deal.title).toEqual({ ...sampleItem.title, id: 'Headphone' });
    expect(deal.summary).toEqual({ th: 'ใหม่', id: 'Baru' });
    expect(row.classificationId).toBe('5');
  });

  test('goods without a deal get one, with the labels of their history', async () => {
    await at(0, { price: '12000' });
    await catalogue.confirm(40);
    await at(40, { price: '11000' });
    await catalogue.db.delete(deals);
    expect(await at(41, { price: '11000' })).toMatchObject({ updated: 1 });
    const { deal, points } = await catalogue.item('1');
    expect(deal.labels).toEqual(['LOWEST_30_DAYS', 'PRICE_REDUCTION']);
    expect(points).toHaveLength(2);
  });

  test('a reading that only confirms renews the end of the story, and nothing else', async () => {
    await at(0, { price: '12000' });
    await catalogue.confirm(40);
    await at(40, { price: '9000' });
    const listener = await catalogue.listen();
    expect(await at(41, { price: '9000' })).toMatchObject({ unchanged: 1 });
    const before = await catalogue.item('1');
    expect(await at(43, { price: '9000' })).toMatchObject({ unchanged: 1 });
    await listener.stop();
    const storyUntil = new Date(START + 46 * DAY_MS);
    const after = await catalogue.item('1');
    expect(after.goods).toEqual({ ...before.goods, storyUntil });
    expect(after.points.at(-1)?.until).toEqual(new Date(START + 43 * DAY_MS));
    expect(after.deal).toEqual({ ...before.deal, storyUntil });
    expect(listener.tags).toEqual([]);
  });

  test('nothing is claimed of a price after its end, after a gap, or of an item that is sold out', async () => {
    await at(0, { price: '12000' });
    await catalogue.confirm(40);
    await at(40, { price: '9000' });
    await catalogue.confirm(54);
    expect(await at(54, { price: '9000' })).toMatchObject({ updated: 1 });
    expect((await catalogue.item('1')).deal).toMatchObject({ labels: [], priceReduction: null });
    expect((await catalogue.item('1')).goods.verdict).toBe('FAR_BELOW');
    await at(55, { price: '9000', available: false });
    expect((await catalogue.item('1')).goods).toMatchObject({
      verdict: 'NEW',
      usualPrice: null,
      storyUntil: null,
    });
    await at(56, { price: '9000' });
    expect((await catalogue.item('1')).goods.verdict).toBe('FAR_BELOW');
    await at(156, { price: '9000' });
    expect((await catalogue.item('1')).goods.verdict).toBe('NEW');
  });

  test('another deal at the price before claims nothing any more', async () => {
    await at(0, { price: '12000' });
    const { deal } = await catalogue.item('1');
    const other = { ...deal, id: 'other', code: 'other', publishedAt: new Date(0) };
    await catalogue.db.insert(deals).values(other);
    await at(1, { price: '9000' });
    const rows = await catalogue.db.select().from(deals).orderBy(deals.publishedAt);
    expect(rows.map(({ currentPrice, storyUntil }) => [currentPrice, storyUntil === null])).toEqual([
      [1_200_000, true],
      [900_000, false],
    ]);
  });

  test('a sold-out item is expired until it can be bought again', async () => {
    await at(0, {});
    await at(1, { available: false });
    expect((await catalogue.item('1')).deal.expiresAt).toEqual(new Date(START + DAY_MS));
    expect(await at(2, { available: false })).toMatchObject({ unchanged: 1 });
    await at(3, {});
    expect((await catalogue.item('1')).deal.expiresAt).toBeNull();
  });

  test('another currency is refused: its history would show a false fall', async () => {
    await at(0, {});
    const file = await catalogue.jsonl([{ ...sampleItem, price: '300', currency: 'USD' }]);
    const { summary, firstRejected } = await catalogue.run(file, on(1));
    expect(summary).toMatchObject({ updated: 0, rejected: 1 });
    expect(firstRejected).toMatchObject([{ line: 1, code: 'IMPORT_FOREIGN_CURRENCY' }]);
    expect((await catalogue.item('1')).deal.currency).toBe('THB');
  });
});

test("a serving process purges the tenant's pages of deals within a second, and no other tenant's", async () => {
  const { database } = catalogue;
  const cache = new PageCache({ maxBytes: 1_000_000, onAlarm: () => {} });
  const bus = await openPurgeBus({
    url: database.url,
    pool: database.pool,
    cache,
    onTenantsChanged: async () => {},
    log: pino({ level: 'silent' }),
  });
  const outcome = async (tenantId: string) =>
    (await cache.serve(homeKey(tenantId), async () => home(tenantId))).outcome;
  for (const tenantId of ['zest', 'mint']) expect(await outcome(tenantId)).toBe('miss');
  for (const tenantId of ['zest', 'mint']) expect(await outcome(tenantId)).toBe('hit');
  await catalogue.run(LAZADA, { format: 'lazada' });
  await vi.waitFor(async () => expect(await outcome('zest')).toBe('miss'), { interval: 10 });
  expect(await outcome('mint')).toBe('hit');
  await bus.close();
});

test('new deals are the newest and hottest, so that they come first in the feed', async () => {
  await catalogue.run(await catalogue.jsonl([sampleItem]), on(0));
  await catalogue.db.update(deals).set({ heat: 900 });
  await catalogue.run(await catalogue.jsonl([{ ...sampleItem, itemId: '2' }]), on(1));
  const { deal } = await catalogue.item('2');
  expect(deal).toMatchObject({ heat: 901, publishedAt: new Date(START + DAY_MS) });
});

test('brands are found by name in any case and language; classifications by name, code or the title’s word, the narrowest first', async () => {
  const { db } = catalogue;
  await db
    .insert(brands)
    .values({ tenantId: 'zest', id: '5', code: 'sony', name: { th: 'โซนี่', en: 'Sony' } });
  const category = { tenantId: 'zest', type: 'GOODS', level: 1, sequenceNumber: '1' };
  await db.insert(classifications).values([
    { ...category, id: '1', code: 'c1', name: { en: 'Electronics' } },
    { ...category, id: '2', code: 'c2', name: { th: 'หูฟัง', en: 'Headphones' } },
    { ...category, id: '3', code: 'c3', type: 'ARTICLE', name: { en: 'Reviews' } },
  ]);
  const variants = [
    { brand: 'SONY', categories: ['Electronics', 'headphones'] },
    { brand: 'โซนี่', categories: ['C1', 'Unknown'] },
    { brand: 'Sonya', categories: ['Reviews'] },
    { brand: 'sonya' },
  ];
  await catalogue.run(
    await catalogue.jsonl(variants.map((one, i) => ({ ...sampleItem, ...one, itemId: `${i}` }))),
  );
  const rows = await db.select().from(goods).orderBy(goods.itemId);
  expect(rows.map(({ brandId, classificationId }) => [brandId, classificationId])).toEqual([
    ['5', '2'],
    ['5', '1'],
    // By the word for the thing in the title.
    [expect.stringMatching(/^b/), '2'],
    [rows[2]?.brandId, '2'],
  ]);
  expect(await db.$count(brands)).toBe(2);
});

test('a new brand gets its name as code unless another has it, and keeps it when renamed', async () => {
  const { db } = catalogue;
  await db.insert(brands).values({ tenantId: 'zest', id: '5', code: 'sonya', name: { en: 'Other' } });
  const file = await catalogue.jsonl([{ ...sampleItem, brand: 'Sonya' }]);
  await catalogue.run(file);
  const { brandId } = (await catalogue.item('1')).goods;
  const [added] = await db
    .select()
    .from(brands)
    .where(eq(brands.id, String(brandId)));
  expect(added?.code).toBe(brandId);
  await db
    .update(brands)
    .set({ name: { en: 'Sonya Ltd' } })
    .where(eq(brands.id, String(brandId)));
  expect((await catalogue.run(file)).summary).toMatchObject({ unchanged: 1 });
  expect(await db.$count(brands)).toBe(2);
});

describe('concurrently', () => {
  test('two imports into one tenant run one after the other', async () => {
    const waited = vi.fn();
    const options = { format: 'lazada', onWait: waited } as const;
    const results = await Promise.all([catalogue.run(LAZADA, options), catalogue.run(LAZADA, options)]);
    const total = (name: 'inserted' | 'unchanged') =>
      results.reduce((sum, { summary }) => sum + summary[name], 0);
    expect(total('inserted')).toBe(40);
    expect(total('unchanged')).toBe(40);
    expect(waited).toHaveBeenCalledTimes(1);
    expect(await catalogue.counts()).toEqual({ goods: 40, deals: 40, points: 40 });
  });

  test('tenants neither wait for nor affect each other', async () => {
    const waited = vi.fn();
    const file = await catalogue.jsonl([sampleItem]);
    const options = { onWait: waited };
    await Promise.all([catalogue.run(file, options), catalogue.run(file, { ...options, tenant: 'mint' })]);
    expect(waited).not.toHaveBeenCalled();
    expect(await catalogue.counts()).toEqual({ goods: 2, deals: 2, points: 2 });
  });
});

test('the same item at two tenants is two items with histories, deals and brands of their own', async () => {
  const at = async (day: number, tenant: string, price: string) => {
    const file = await catalogue.jsonl([{ ...sampleItem, price, brand: 'Sony' }]);
    return (await catalogue.run(file, { tenant, ...on(day) })).summary;
  };
  await catalogue.db.insert(brands).values({ tenantId: 'mint', id: '9', code: 'sony', name: { en: 'Sony' } });
  expect(await at(0, 'zest', '12000')).toMatchObject({ inserted: 1 });
  expect(await at(1, 'mint', '100')).toMatchObject({ inserted: 1 });
  await catalogue.db.update(deals).set({ code: 'minty' }).where(eq(deals.tenantId, 'mint'));
  expect(await at(2, 'mint', '100')).toMatchObject({ unchanged: 1 });
  expect(await at(2, 'zest', '12000')).toMatchObject({ unchanged: 1 });
  await catalogue.confirm(40);
  expect(await at(40, 'zest', '9000')).toMatchObject({ updated: 1 });

  const { goods: row, deal, points } = await catalogue.item('1');
  expect(points.map(({ price }) => price)).toEqual([1_200_000, 900_000]);
  expect(deal).toMatchObject({ priceReduction: 300_000, labels: expect.arrayContaining(['LOWEST_30_DAYS']) });
  expect(deal.code).not.toBe('minty');
  expect(row.brandId).toMatch(/^b/);
});

test('an unchanged item of one tenant says nothing of the same item at another', async () => {
  const file = await catalogue.jsonl([sampleItem]);
  for (const tenant of ['zest', 'mint']) await catalogue.run(file, { tenant, ...on(0) });
  expect((await catalogue.run(file, on(1))).summary).toMatchObject({ unchanged: 1 });
  const checked = await catalogue.db
    .select({ tenantId: pricePoints.tenantId, until: pricePoints.until })
    .from(pricePoints)
    .orderBy(pricePoints.tenantId);
  const [first, second] = [new Date(START), new Date(START + DAY_MS)];
  expect(checked).toEqual([
    { tenantId: 'mint', until: first },
    { tenantId: 'zest', until: second },
  ]);
});

test('an entry of the search left by goods that were deleted is replaced', async () => {
  const file = await catalogue.jsonl([sampleItem]);
  await catalogue.run(file);
  await catalogue.db.delete(goods);
  expect(await catalogue.db.$count(searchEntries)).toBe(2);
  expect((await catalogue.run(file)).summary).toMatchObject({ inserted: 1 });
  expect(await catalogue.db.$count(searchEntries)).toBe(2);
});

test('the end of a sale or offer in the future is the deal’s end', async () => {
  const times = { originalPrice: '12000', saleUntil: '2026-01-03', expiresAt: '2026-01-09' };
  const file = await catalogue.jsonl([{ ...sampleItem, ...times }]);
  await catalogue.run(file, on(0));
  expect((await catalogue.item('1')).deal.expiresAt).toEqual(new Date('2026-01-03T23:59:59+07:00'));
  expect((await catalogue.run(file, on(1))).summary).toMatchObject({ unchanged: 1 });
});
