import { beforeEach, describe, expect, test } from 'vitest';
import { dealFilters, dealPages } from '#schemas/api/invented/catalogue.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import {
  brands,
  classifications,
  dealModuleItems,
  dealModules,
  deals,
  goods,
} from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const DAY_MS = 86_400_000;
const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest, tenantFixture('guide')]);
const api = client(zest, { 'Accept-Language': 'en' });
const running = { dailySpecialUntil: new Date(clock.now() + DAY_MS) };

await db.insert(brands).values([brandRow('zest', 'jbl'), brandRow('guide', 'jbl')]);
await db
  .insert(classifications)
  .values([classificationRow('zest', 'phones', '1'), classificationRow('guide', 'phones', '1')]);

type DealOver = Parameters<typeof dealRow>[2] & { brandId?: string; classificationId?: string };

/** Stores deals with the keys as their ids, the first one the newest, in a module `m` in the opposite order. */
async function given(all: Record<string, DealOver>, tenant = 'zest'): Promise<void> {
  const entries = Object.entries(all);
  await db
    .insert(goods)
    .values(
      entries.map(([id, { brandId, classificationId }]) =>
        goodsRow(tenant, id, { brandId, classificationId }),
      ),
    );
  const publishedAt = (i: number) => new Date(Date.UTC(2026, 0, 20 - i));
  await db
    .insert(deals)
    .values(entries.map(([id, over], i) => dealRow(tenant, id, { publishedAt: publishedAt(i), ...over })));
  await db.insert(dealModules).values({ tenantId: tenant, id: 'm', kind: 'module', label: {} });
  await db
    .insert(dealModuleItems)
    .values(entries.map(([dealId], i) => ({ tenantId: tenant, moduleId: 'm', dealId, position: -i })));
}

const newest = { kind: 'newest' } as const;
const ids = async (body: object = {}) =>
  (await api.call(dealPages, { body: { list: newest, ...body } })).content.map(({ id }) => id).join(' ');
const counts = async (query: object = {}, list: object = newest) =>
  (await api.call(dealFilters, { body: { list: list as typeof newest, query } }))
    .map(({ kind, value, name, count }) => [kind, value, ...(name ? [name] : []), count].join(' '))
    .sort();

beforeEach(async () => {
  await db.delete(dealModules);
  await db.delete(goods);
});

const four = {
  a: { brandId: 'jbl', labels: ['FREE_SHIPPING', 'BEST_SELLER'], currentPrice: 10_000, ...running, heat: 1 },
  b: { platform: 'SHOPEE', currentPrice: 30_000, originalPrice: 60_000, ...running, heat: 3 },
  c: {
    classificationId: 'phones',
    platform: 'SHOPEE',
    labels: ['ALL_TIME_LOW'],
    currentPrice: 20_000,
    originalPrice: 25_000,
    heat: 2,
  },
  gone: { invalid: true, ...running },
};

describe('a list of deals', () => {
  test.each<[object, string]>([
    [{}, 'a b c'],
    [{ list: { kind: 'daily' } }, 'b a'],
    [{ list: { kind: 'module', moduleId: 'm' } }, 'c b a'],
    [{ list: { kind: 'module', moduleId: 'none' } }, ''],
    [{ sort: 'HOT_DESC' }, 'b c a'],
    [{ sort: 'DISCOUNT' }, 'b c a'],
    [{ sort: 'LOW_PRICE' }, 'a c b'],
    [{ sort: 'HIGH_PRICE', list: { kind: 'daily' } }, 'b a'],
    [{ list: { kind: 'brand', brandId: 'jbl' } }, 'a'],
    [{ list: { kind: 'brand', brandId: 'jbl' }, query: { platforms: ['SHOPEE'] } }, ''],
    [{ query: { platforms: ['SHOPEE'] } }, 'b c'],
    [{ query: { platforms: ['SHOPEE'] }, sort: 'LOW_PRICE' }, 'c b'],
    [{ query: { platforms: ['SHOPEE'] }, list: { kind: 'daily' } }, 'b'],
    [{ query: { brandIds: ['jbl'] } }, 'a'],
    [{ query: { classificationIds: ['phones'] } }, 'c'],
    [{ query: { classificationIds: ['phones'] }, list: { kind: 'daily' } }, ''],
    [{ query: { labelCodes: ['BEST_SELLER', 'ALL_TIME_LOW'] } }, 'a c'],
    [{ query: { freeShipping: true } }, 'a'],
    [{ query: { minPrice: 200, maxPrice: 300 } }, 'c'],
    [{ query: { minDiscount: 50 } }, 'b'],
    [{ query: { minDiscount: 20 } }, 'b c'],
    [{ pageRequest: { page: 2, size: 2 } }, 'c'],
  ])('by %j', async (body, expected) => {
    await given(four);
    await given({ x: {}, a: { brandId: 'jbl' } }, 'guide');
    expect(await ids(body)).toBe(expected);
  });

  test('by the discount on its cards: of the recorded reduction while it holds, else on the list price', async () => {
    const list40 = { currentPrice: 6_000, originalPrice: 10_000 };
    const down25 = { priceReduction: 2_000, priceDeductRate: 0.2559 };
    await given({
      recorded: { ...list40, ...down25 },
      over: { ...list40, ...down25, storyUntil: new Date(0) },
    });
    expect(await ids({ query: { minDiscount: 26 } })).toBe('over');
    expect(await ids({ query: { minDiscount: 25 } })).toBe('recorded over');
    expect(await ids({ sort: 'DISCOUNT' })).toBe('over recorded');
  });

  test('of a brand has those that can still be bought, the hottest first', async () => {
    const jbl = { brandId: 'jbl' };
    await given({ cool: jbl, hot: { ...jbl, heat: 9 }, over: { ...jbl, expiresAt: new Date(0) }, other: {} });
    const list = { kind: 'brand' as const, brandId: 'jbl' };
    expect(await ids({ list })).toBe('hot cool');
    expect((await counts({}, list)).filter((line) => line.startsWith('platform'))).toEqual([
      'platform LAZADA 2',
    ]);
  });

  test('says how many match, and whether more follow', async () => {
    await given(four);
    const body = { list: newest, query: { platforms: ['SHOPEE'] }, pageRequest: { page: 1, size: 1 } };
    const page = await api.call(dealPages, { body });
    expect([page.totalElements, page.hasNext]).toEqual([2, true]);
  });
});

describe('the filters of a list of deals', () => {
  test('say how many deals each would leave', async () => {
    await given(four);
    await given({ x: {}, a: { brandId: 'jbl', classificationId: 'phones' } }, 'guide');
    expect(await counts()).toEqual([
      'brand jbl zest brand jbl English 1',
      'classification phones zest category phones English 1',
      'discount 20 2',
      'discount 30 1',
      'discount 50 1',
      'label ALL_TIME_LOW 1',
      'label BEST_SELLER 1',
      'platform LAZADA 1',
      'platform SHOPEE 2',
      'price 0-200 1',
      'price 200-500 2',
      'shipping free 1',
    ]);
  });

  test('are each counted with the other choices, and only in their list', async () => {
    await given(four);
    const shopee = await counts({ platforms: ['SHOPEE'], minDiscount: 50 });
    expect(shopee).toEqual([
      'discount 20 2',
      'discount 30 1',
      'discount 50 1',
      'platform SHOPEE 1',
      'price 200-500 1',
    ]);
    expect((await counts({}, { kind: 'daily' })).filter((line) => line.startsWith('platform'))).toEqual([
      'platform LAZADA 1',
      'platform SHOPEE 1',
    ]);
  });

  test('promise what the list then has', async () => {
    await given(four);
    const query = { platforms: ['SHOPEE'] };
    for (const line of await counts(query)) {
      const [kind, value, count] = [line.split(' ')[0], line.split(' ')[1], Number(line.split(' ').at(-1))];
      if (kind !== 'discount') continue;
      const body = { list: newest, query: { ...query, minDiscount: Number(value) } };
      expect((await api.call(dealPages, { body })).totalElements).toBe(count);
    }
  });
});
