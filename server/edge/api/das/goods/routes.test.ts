import { getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { goodsFilters, goodsPages } from '#schemas/api/invented/catalogue.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import {
  brands,
  classifications,
  goods,
  itemGroupRefs,
  itemGroups,
} from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const toko = tenantFixture('toko', { currency: 'IDR' });
const { db, client, send } = await openTestApi([zest, tenantFixture('guide'), toko]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'audio', '1'),
    classificationRow('zest', 'phones', '1:1', { parentId: 'audio' }),
    classificationRow('zest', 'buds', '1:1:1', { parentId: 'phones' }),
    classificationRow('zest', 'kitchen', '2'),
  ]);
await db.insert(brands).values([brandRow('zest', 'jbl'), brandRow('zest', 'sony')]);

type Over = Parameters<typeof goodsRow>[2];
type Query = NonNullable<Parameters<typeof list>[0]>;

/** Stores goods with the keys as their ids and names. */
const given = (all: Record<string, Over>) =>
  db.insert(goods).values(Object.entries(all).map(([id, over]) => goodsRow('zest', id, over)));
const list = (query: object = {}, rest: object = {}) => api.call(goodsPages, { body: { query, ...rest } });
const ids = async (query: Query = {}, rest: object = {}) =>
  (await list(query, rest)).content.map(({ id }) => id);
const counts = async (query: object = {}) =>
  (await api.call(goodsFilters, { body: { query } }))
    .map(({ kind, value, name, count }) => [kind, value, ...(name ? [name] : []), count].join(' '))
    .sort();

beforeEach(() => db.delete(goods));

test('goods include their best place on an online leaderboard', async () => {
  await given({ first: { monthSales: 3 }, second: { monthSales: 2 }, none: { monthSales: 1 } });
  const board = (id: string, position: number, online = true) => {
    const name = { en: `Board ${id}` };
    const kinds = { groupType: 'RANKING', subjectType: 'GOODS', genType: 'MANUAL' };
    return { tenantId: 'zest', id, code: `b${id}`, name, position, online, ...kinds };
  };
  await db.insert(itemGroups).values([board('1', 1), board('2', 2), board('3', 0, false)]);
  const place = (groupId: string, position: number, goodsId: string) => {
    return { tenantId: 'zest', groupId, position, goodsId, itemName: {} };
  };
  await db
    .insert(itemGroupRefs)
    .values([
      place('1', 7, 'first'),
      place('2', 2, 'first'),
      place('1', 3, 'second'),
      place('3', 1, 'second'),
    ]);
  expect((await list()).content.map((one) => [one.subjectType, one.goods?.id, one.itemGroupInfo])).toEqual([
    ['goods', 'first', { groupId: '2', groupCode: 'b2', groupName: 'Board 2', sortValue: 2 }],
    ['goods', 'second', { groupId: '1', groupCode: 'b1', groupName: 'Board 1', sortValue: 3 }],
    ['goods', 'none', undefined],
  ]);
});

test('labels of prices, the usual price and the discount on it are shown until the end of their story', async () => {
  const claims = { labels: ['BEST_SELLER', 'ALL_TIME_LOW'], usualPrice: 12_000 };
  await given({ old: { ...claims, storyUntil: new Date(0) }, young: { ...claims, monthSales: 1 } });
  expect(
    (await list()).content.map(({ goods: row }) => [
      row?.usualPrice,
      row?.discount?.toFixed(2),
      row?.labels?.map(({ code }) => code),
    ]),
  ).toEqual([
    [120, '0.17', ['BEST_SELLER', 'ALL_TIME_LOW']],
    [undefined, undefined, ['BEST_SELLER']],
  ]);
});

test('labels of prices are filters, and are counted, until their story ends', async () => {
  const labels = ['LOWEST_30_DAYS', 'BEST_SELLER'];
  await given({ old: { labels, storyUntil: new Date(0) }, young: { labels } });
  const listed = async (labelCodes: string[]) => (await list({ labelCodes })).content.map(({ id }) => id);
  expect(await listed(['LOWEST_30_DAYS'])).toEqual(['young']);
  expect(await listed(labels)).toEqual(['old', 'young']);
  expect((await counts()).filter((line) => line.startsWith('label'))).toEqual([
    'label BEST_SELLER 2',
    'label LOWEST_30_DAYS 1',
  ]);
});

describe('the goods of a list', () => {
  test('are those of a category and all its descendants', async () => {
    await given({
      a: { classificationId: 'audio' },
      b: { classificationId: 'buds' },
      c: { classificationId: 'kitchen' },
      d: {},
      e: { classificationId: 'phones', invalid: true },
    });
    expect(await ids({ classificationCode: 'c-audio' })).toEqual(['a', 'b']);
    expect(await ids({ classificationCode: 'c-buds' })).toEqual(['b']);
    expect(await ids({ classificationCode: 'none' })).toEqual([]);
    expect(await ids()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('end on categories that are each other’s parents', async () => {
    await db
      .insert(classifications)
      .values([
        classificationRow('zest', 'egg', '3', { parentId: 'hen' }),
        classificationRow('zest', 'hen', '4', { parentId: 'egg' }),
      ]);
    await given({ a: { classificationId: 'hen' } });
    expect(await ids({ classificationCode: 'c-egg' })).toEqual(['a']);
  });

  test.each<[Query, string]>([
    [{ platforms: ['SHOPEE'] }, 'b'],
    [{ platforms: ['SHOPEE', 'LAZADA'] }, 'a b c'],
    [{ brandIds: ['jbl'] }, 'a'],
    [{ brandId: 'sony' }, 'b'],
    [{ labelCodes: ['BEST_SELLER', 'FLASH_SALE'] }, 'a b'],
    [{ freeShipping: true }, 'a'],
    [{ labelCodes: ['FLASH_SALE'], freeShipping: true }, ''],
    [{ minPrice: 200 }, 'b c'],
    [{ maxPrice: 200 }, 'a'],
    [{ minPrice: 200, maxPrice: 500.01 }, 'b c'],
    [{ minDiscount: 50 }, 'a'],
    [{ minDiscount: 51 }, ''],
    [{ platforms: ['LAZADA'], brandIds: ['jbl', 'sony'] }, 'a'],
  ])('can be narrowed by %j', async (query, expected) => {
    await given({
      a: { brandId: 'jbl', labels: ['BEST_SELLER', 'FREE_SHIPPING'], usualPrice: 20_000 },
      b: { brandId: 'sony', platform: 'SHOPEE', labels: ['FLASH_SALE'], price: 20_000, originalPrice: 10 },
      c: { price: 50_000 },
    });
    expect((await ids(query)).join(' ')).toBe(expected);
  });

  test('are in the requested order', async () => {
    await given({
      a: {
        monthSales: 3,
        price: 300,
        totalSales: 10,
        averageScore: 5,
        reviewCount: 1,
        createdAt: new Date(0),
      },
      b: { monthSales: 2, price: 200, totalSales: 30, averageScore: 4.8, reviewCount: 900 },
      c: { monthSales: 1, price: 100, totalSales: 20, labels: ['FREE_SHIPPING'] },
      d: { monthSales: 0, price: 400, labels: ['SHOPEE_MALL'] },
    });
    const order = async (sort?: string) => (await ids({}, { sort })).join('');
    expect(await order()).toBe('abcd');
    expect((await order('UPDATE_DESC')).at(-1)).toBe('a');
    expect(await order('LOW_PRICE')).toBe('cbad');
    expect(await order('HIGH_PRICE')).toBe('dabc');
    expect(await order('SHIPPING_FEE')).toBe('cabd');
    expect(await order('SALES_VOLUME')).toBe('bcad');
    expect(await order('GOOD_REVIEW')).toBe('bacd');
    expect(await order('PLATFORM_SOURCE')).toBe('dabc');
    await expect(order('PRICE')).rejects.toMatchObject({ status: 422 });
  });

  test('[F7 shape, F7 defaults] come in an envelope, by default the first twenty', async () => {
    await given(Object.fromEntries(Array.from({ length: 23 }, (_, i) => [`g${i + 10}`, {}])));
    const answer = async (pageRequest?: object) => {
      const body = JSON.stringify({ ...(pageRequest && { pageRequest }) });
      const headers = { 'content-type': 'application/json' };
      return (await send(zest, goodsPages.path, { method: 'POST', headers, body })).json();
    };
    const first = await answer();
    expect(first).toMatchObject({ success: true, data: { totalElements: 23, hasNext: true } });
    expect(first.data.content).toHaveLength(20);
    expect(await answer({ page: 1, size: 20 })).toEqual(first);
    const second = await answer({ page: 2 });
    expect([second.data.content.length, second.data.hasNext]).toEqual([3, false]);
  });

  test('are paged', async () => {
    await given({ a: {}, b: {}, c: {} });
    const page = await list({}, { pageRequest: { page: 2, size: 2 } });
    expect([page.content.map(({ id }) => id), page.totalElements, page.hasNext]).toEqual([['c'], 3, false]);
  });
});

describe('filters of a list', () => {
  const shop = {
    a: { brandId: 'jbl', labels: ['BEST_SELLER', 'FREE_SHIPPING'], usualPrice: 20_000 },
    // The shop's list price and a usual price that has ended are no base of a discount.
    b: {
      brandId: 'sony',
      platform: 'SHOPEE',
      labels: ['BEST_SELLER'],
      price: 20_000,
      originalPrice: 90_000,
      usualPrice: 90_000,
      storyUntil: new Date(0),
    },
    c: { price: 2_000_000, brandId: 'gone' },
    d: { invalid: true },
  };

  test('have the number of goods for each value, and names for brands', async () => {
    await given(shop);
    expect(await counts()).toEqual([
      'brand jbl zest brand jbl English 1',
      'brand sony zest brand sony English 1',
      'discount 20 1',
      'discount 30 1',
      'discount 50 1',
      'label BEST_SELLER 2',
      'platform LAZADA 2',
      'platform SHOPEE 1',
      'price 0-200 1',
      'price 10000- 1',
      'price 200-500 1',
      'shipping free 1',
    ]);
    expect(await counts({ brandId: 'nobody' })).toEqual([]);
  });

  test('are counted without the filter of their own kind, but with all others', async () => {
    await given(shop);
    expect(await counts({ platforms: ['SHOPEE'] })).toEqual([
      'brand sony zest brand sony English 1',
      'label BEST_SELLER 1',
      'platform LAZADA 2',
      'platform SHOPEE 1',
      'price 200-500 1',
    ]);
    expect(await counts({ platforms: ['SHOPEE'], maxPrice: 100.5, brandIds: ['sony'] })).toEqual([
      'price 200-500 1',
    ]);
  });
});

test('use price ranges that suit the currency', async () => {
  await db.insert(goods).values(goodsRow('toko', 'a', { price: 19_900_000, currency: 'IDR' }));
  const found = await client(toko).call(goodsFilters, { body: { query: {} } });
  expect(found.filter(({ kind }) => kind === 'price')).toEqual([
    { kind: 'price', value: '100000-250000', count: 1 },
  ]);
});

test('neither list nor count data of the other tenant', async () => {
  await db.insert(classifications).values(classificationRow('guide', 'theirs', '1:1', { parentId: 'audio' }));
  await db.insert(brands).values(brandRow('guide', 'theirs'));
  const ours = { brandId: 'jbl', classificationId: 'buds' };
  await given({ a: ours, stray: { classificationId: 'theirs', brandId: 'theirs' } });
  await db.insert(goods).values(['a', 'b'].map((id) => goodsRow('guide', id, ours)));
  const query = { classificationCode: 'c-audio' };
  expect(await ids(query)).toEqual(['a']);
  expect(await counts(query)).toEqual([
    'brand jbl zest brand jbl English 1',
    'classification buds zest category buds English 1',
    'platform LAZADA 1',
    'price 0-200 1',
  ]);
  // Neither the other tenant's categories nor its brands' names find anything.
  expect(await ids({ classificationCode: 'c-theirs' })).toEqual([]);
  expect(await counts({ brandId: 'theirs' })).toEqual(['platform LAZADA 1', 'price 0-200 1']);
});

test('goods and filters are counted as far as a list goes, hottest first, and filters say so', async () => {
  const kitchen = { platform: 'LAZADA', classificationId: 'kitchen', monthSales: 1 };
  await given({ g: kitchen });
  // In parts: one statement of a test's database has 5 s, also on a busy machine.
  const { rankPrice: _, ...own } = getTableColumns(goods);
  const columns = sql.raw(
    Object.values(own)
      .map(({ name }) => `"${name}"`)
      .join(),
  );
  for (let from = 1; from <= 9_998; from += 500)
    await db.execute(sql`
      insert into goods (${columns}) select ${columns} from (
        select (jsonb_populate_record(one, jsonb_build_object('id', n::text, 'code', n::text, 'item_id', n::text))).*
      from goods one, generate_series(${from}::int, ${Math.min(from + 499, 9_998)}::int) n where one.id = 'g') copies`);
  const filters = () => api.call(goodsFilters, { body: { query: { classificationCode: 'c-kitchen' } } });
  const platform = async () => (await filters()).find(({ kind }) => kind === 'platform');
  expect([(await list()).totalElements, await platform()]).toEqual([
    9_999,
    { kind: 'platform', value: 'LAZADA', count: 9_999 },
  ]);
  await given({
    hottest: { ...kitchen, monthSales: 2, brandId: 'jbl', price: 90_000_00 },
    coldest: { ...kitchen, monthSales: 0, brandId: 'sony', price: 1 },
  });
  expect([(await list()).totalElements, await platform()]).toEqual([
    10_000,
    { kind: 'platform', value: 'LAZADA', count: 10_000, more: true },
  ]);
  expect((await filters()).filter(({ kind }) => kind === 'brand').map(({ value }) => value)).toEqual(['jbl']);
});

test('a category is that of the own shop with all below it, and an unknown one has no goods', async () => {
  await db.insert(classifications).values({
    ...classificationRow('zest', 'kitchen', '2'),
    tenantId: 'guide',
    id: 'lamp',
    code: 'c-elsewhere',
  });
  await given({ g: { classificationId: 'lamp' } });
  for (const classificationCode of ['c-elsewhere', 'c-none']) {
    expect(await ids({ classificationCode })).toEqual([]);
    expect(await counts({ classificationCode })).toEqual([]);
  }
});
