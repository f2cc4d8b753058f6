import { beforeEach, describe, expect, test } from 'vitest';
import * as search from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { labelsInUse, newestDeals, recommendedDeals } from '../../../../domain/catalogue/deals/operations.ts';
import { deals, goods } from '../../../../domain/catalogue/schema.ts';
import type { Call } from '../../../../platform/call.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const DAY_MS = 86_400_000;
const zest = tenantFixture('zest');
const { db, client, clock, send } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

type DealOver = Parameters<typeof dealRow>[2];
const daysFromNow = (days: number) => new Date(clock.now() + days * DAY_MS);

/** Stores deals with the keys as their ids. */
async function given(all: Record<string, DealOver>): Promise<void> {
  const ids = Object.keys(all);
  await db.insert(goods).values(ids.map((id) => goodsRow('zest', id)));
  await db.insert(deals).values(Object.entries(all).map(([id, over]) => dealRow('zest', id, over)));
}

const ids = (page: { content: { id: string }[] }) => page.content.map(({ id }) => id);
const feed = (query = {}) => api.call(search.dealFeed, { query });
const recommended = (body = {}) => api.call(search.recommendedDeals, { body });

beforeEach(async () => {
  clock.set(0);
  await db.delete(deals);
  await db.delete(goods);
});

describe('a deal in its API format', () => {
  test('has the fields of S1 §3', async () => {
    const updatedAt = new Date('2026-01-02T03:04:05.678Z');
    await given({
      a: {
        goodsTraceLink: 'https://trace.example/a',
        originalPrice: 129_050,
        currentPrice: 99_001,
        priceReduction: 1_000,
        priceDeductRate: 0.0123,
        labels: ['FREE_SHIPPING', 'NEW_LABEL'],
        updatedAt,
      },
    });
    expect((await feed()).content).toEqual([
      {
        id: 'a',
        code: 'd-a',
        invalid: false,
        platform: 'LAZADA',
        goodsLink: 'https://shop.example/zest/a',
        goodsTraceLink: 'https://trace.example/a',
        mainPic: { url: '/media/zest/a.webp' },
        title: 'zest deal a English',
        summary: 'zest summary a English',
        originalPrice: 1290.5,
        currentPrice: 990.01,
        currency: 'THB',
        labels: [{ code: 'FREE_SHIPPING' }, { code: 'NEW_LABEL' }],
        updateTime: updatedAt.getTime(),
        expired: false,
        priceDeduct: { priceReduction: 10, priceDeductRate: 0.0123 },
        dynamicData: {
          platform: 'LAZADA',
          goodsLink: 'https://shop.example/zest/a',
          goodsTraceLink: 'https://trace.example/a',
          summary: 'zest summary a English',
          originalPrice: 1290.5,
          currentPrice: 990.01,
          currentPriceUnit: 'THB',
          coverImage: { url: '/media/zest/a.webp' },
          expired: false,
        },
      },
    ]);
  });

  test('marks values updated since it was published', async () => {
    const publishedAt = new Date('2026-01-02T03:04:05.678Z');
    const updatedAt = new Date(publishedAt.getTime() + 1);
    await given({ old: { publishedAt, updatedAt: publishedAt }, new: { publishedAt, updatedAt } });
    const found = new Map((await feed()).content.map((deal) => [deal.id, deal]));
    expect(found.get('old')?.dynamicData).toBeUndefined();
    const { platform, goodsLink, currentPrice, currency, summary, mainPic } = found.get('new') ?? {};
    expect(found.get('new')?.dynamicData).toEqual({
      platform,
      goodsLink,
      currentPrice,
      currentPriceUnit: currency,
      summary,
      coverImage: mainPic,
      expired: false,
    });
  });

  test('leaves out missing values', async () => {
    await given({ a: {} });
    const [deal] = (await feed()).content;
    for (const key of ['goodsTraceLink', 'originalPrice', 'priceDeduct', 'dynamicData'])
      expect(deal).not.toHaveProperty(key);
  });

  test('falls back to the tenant’s default language, then to any', async () => {
    await given({ a: { title: { th: 'ไทย' }, summary: { id: 'Indonesia' } } });
    expect((await feed()).content[0]).toMatchObject({ title: 'ไทย', summary: 'Indonesia' });
  });

  test('is expired from the time of expiry on, by the server’s clock', async () => {
    const expiresAt = daysFromNow(1);
    await given({ a: { expiresAt } });
    const expired = async () => (await feed()).content[0]?.expired;
    expect(await expired()).toBe(false);
    clock.set(DAY_MS);
    expect(await expired()).toBe(true);
  });
});

test('claims about a price aren’t shown from the end of its story on, by the server’s clock', async () => {
  const labels = ['LOWEST_30_DAYS', 'FLASH_SALE', 'PRICE_REDUCTION'];
  await given({ a: { labels, priceReduction: 1_000, priceDeductRate: 0.1, storyUntil: daysFromNow(1) } });
  const shown = async () => {
    const [deal] = (await feed()).content;
    return [deal?.labels?.map(({ code }) => code), deal?.priceDeduct?.priceReduction];
  };
  expect(await shown()).toEqual([labels, 10]);
  clock.set(DAY_MS);
  expect(await shown()).toEqual([['FLASH_SALE'], undefined]);
});

describe('the newest deals', () => {
  test('are sorted by age, then by heat, then by id; only invalid ones are left out', async () => {
    const [day1, day2, day3] = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => new Date(day));
    await given({
      old: { publishedAt: day1, heat: 100 },
      b: { publishedAt: day2, heat: 1 },
      a: { publishedAt: day2, heat: 1 },
      hot: { publishedAt: day2, heat: 2 },
      expired: { publishedAt: day3, expiresAt: daysFromNow(-1) },
      invalid: { publishedAt: day3, invalid: true },
    });
    expect(ids(await feed())).toEqual(['expired', 'hot', 'a', 'b', 'old']);
  });

  test('can be filtered by label', async () => {
    await given({ a: { labels: ['FLASH_SALE', 'BEST_SELLER'] }, b: { labels: ['FLASH_SALE'] }, c: {} });
    expect(ids(await feed({ label: 'BEST_SELLER' }))).toEqual(['a']);
    expect(ids(await feed({ label: 'FLASH_SALE' }))).toEqual(['a', 'b']);
    expect(await feed({ label: 'NONE' })).toEqual({ content: [], totalElements: 0, hasNext: false });
  });

  test('are paged; the last page has the rest, and pages beyond it are empty', async () => {
    await given({ a: {}, b: {}, c: {}, d: {}, e: {} });
    const page = async (number: unknown) => {
      const { totalElements, hasNext, ...rest } = await feed({ page: number, size: 2 });
      return [ids(rest), totalElements, hasNext];
    };
    expect(await page(1)).toEqual([['a', 'b'], 5, true]);
    expect(await page('2')).toEqual([['c', 'd'], 5, true]);
    expect(await page(3)).toEqual([['e'], 5, false]);
    expect(await page(4)).toEqual([[], 5, false]);
    expect(await page('1e99')).toEqual([[], 5, false]);
    expect(await page('-1')).toEqual([['a', 'b'], 5, true]);
  });
});

test('labels of prices are filters and tabs until the instant at which their story ends', async () => {
  const end = Date.UTC(2030, 0, 1);
  await given({
    low: { labels: ['LOWEST_30_DAYS'], storyUntil: new Date(end) },
    none: { labels: ['LOWEST_30_DAYS'], storyUntil: null },
    flash: { labels: ['FLASH_SALE'], storyUntil: null },
  });
  const shownAt = async (now: number) => {
    const call = { db, scope: tenantScope(zest), now: () => now } as Call;
    return [
      ids(await newestDeals(call, { page: 1, size: 20 }, 'LOWEST_30_DAYS')),
      ids(await recommendedDeals(call, { page: 1, size: 20 }, ['LOWEST_30_DAYS', 'FLASH_SALE'])),
      await labelsInUse(call),
    ];
  };
  expect(await shownAt(end - 1)).toEqual([['low'], ['flash', 'low'], ['LOWEST_30_DAYS', 'FLASH_SALE']]);
  expect(await shownAt(end)).toEqual([[], ['flash'], ['FLASH_SALE']]);
});

describe('recommended deals', () => {
  test('are those that can still be bought', async () => {
    await given({
      lasting: {},
      ending: { expiresAt: daysFromNow(1) },
      expired: { expiresAt: daysFromNow(-1) },
      invalid: { invalid: true },
    });
    const page = await recommended();
    expect([ids(page), page.totalElements]).toEqual([['ending', 'lasting'], 2]);
  });

  test('show just published deals on the first page, the hotter ones first', async () => {
    const fresh = new Date('2026-02-02');
    await given({
      ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`old${i}`, { heat: 1_000 }])),
      cool: { publishedAt: fresh, heat: 1 },
      warm: { publishedAt: fresh, heat: 2 },
    });
    expect(ids(await recommended()).slice(0, 2)).toEqual(['warm', 'cool']);
  });

  test('with labels, have one of them', async () => {
    await given({
      a: { labels: ['LOWEST_7_DAYS', 'LOWEST_30_DAYS'] },
      b: { labels: ['LOWEST_7_DAYS'] },
      c: { labels: ['FREE_SHIPPING'] },
    });
    expect(ids(await recommended({ labelCodes: ['LOWEST_30_DAYS', 'FREE_SHIPPING'] }))).toEqual(['a', 'c']);
    expect(ids(await recommended({ labelCodes: [] }))).toEqual(['a', 'b', 'c']);
  });

  test('[CALL4] are four on an activity’s page', async () => {
    await given({ a: {}, b: {}, c: {}, d: {}, e: {}, gone: { expiresAt: daysFromNow(-1) } });
    const page = await api.call(search.activityDeals, { body: {} });
    expect([ids(page), page.totalElements]).toEqual([['a', 'b', 'c', 'd'], 5]);
    const answer = await send(zest, '/saas-search-service/feeds/deals/recommend/for-activity', {
      method: 'POST',
      body: JSON.stringify({ pageRequest: { page: 2, size: 4 } }),
    });
    const { data } = await answer.json();
    expect([ids(data), data.hasNext]).toEqual([['e'], false]);
  });

  test('have tabs for the labels in use', async () => {
    const tabs = () => api.call(search.recommendLabels, {});
    expect(await tabs()).toEqual([]);
    await given({
      a: { labels: ['BEST_SELLER', 'LAZ_MALL'] },
      b: { labels: ['FREE_SHIPPING'] },
      expired: { labels: ['ALL_TIME_LOW'], expiresAt: daysFromNow(-1) },
      invalid: { labels: ['FLASH_SALE'], invalid: true },
    });
    expect(await tabs()).toEqual([{ labelCode: 'FREE_SHIPPING' }, { labelCode: 'BEST_SELLER' }]);
  });
});

test('[X38] daily special offers are the running ones, hottest first, paged', async () => {
  const dailySpecialUntil = daysFromNow(1);
  await given({
    b: { dailySpecialUntil, heat: 5 },
    a: { dailySpecialUntil, heat: 5 },
    hot: { dailySpecialUntil, heat: 9 },
    over: { dailySpecialUntil: daysFromNow(-1) },
    never: {},
    expired: { dailySpecialUntil, expiresAt: daysFromNow(-1) },
    invalid: { dailySpecialUntil, invalid: true },
  });
  const page = await api.call(search.dailySpecialDeals, { body: {} });
  expect([ids(page), page.totalElements, page.hasNext]).toEqual([['hot', 'a', 'b'], 3, false]);
  const body = { pageRequest: { page: 2, size: 2 } };
  expect(ids(await api.call(search.dailySpecialDeals, { body }))).toEqual(['b']);
  clock.set(DAY_MS);
  expect((await api.call(search.dailySpecialDeals, { body: {} })).content).toEqual([]);
});
