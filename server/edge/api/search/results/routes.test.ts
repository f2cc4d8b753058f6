import { and, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { searchFilters } from '#schemas/api/das.ts';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { commonSearch, feedSearch } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents } from '../../../../domain/articles/schema.ts';
import {
  brands,
  classifications,
  deals,
  goods,
  itemGroupRefs,
  itemGroups,
} from '../../../../domain/catalogue/schema.ts';
import { buildIndex } from '../../../../domain/search/build-index.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, contentRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock, send } = await openTestApi([zest, guide]);
const api = client(zest, { 'Accept-Language': 'en' });

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(clock.now() + count * DAY_MS);
const titled = (th: string, en: string) => ({ th, en, id: en });
const TITLES = {
  sony: titled('หูฟัง Sony WH-1000XM5', 'Sony WH-1000XM5 headphones'),
  phone: titled('มือถือ ซัมซุง Galaxy S 24', 'Samsung Galaxy S24 phone'),
  case: titled('เคส Galaxy S24', 'Case for Galaxy S24'),
  fryer: titled('หม้อทอดไร้น้ำมัน 5 ลิตร', 'Air fryer 5 litres'),
};
await db
  .insert(brands)
  .values([
    brandRow('zest', 'samsung', { name: titled('ซัมซุง', 'Samsung') }),
    brandRow('zest', 'sony', { name: titled('โซนี่', 'Sony') }),
  ]);
await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'tech', '1'),
    classificationRow('zest', 'phones', '1:1', { parentId: 'tech' }),
    classificationRow('zest', 'audio', '1:2', { parentId: 'tech' }),
  ]);
await db.insert(goods).values([
  goodsRow('zest', 'sony', {
    name: TITLES.sony,
    brandId: 'sony',
    classificationId: 'audio',
    totalSales: 5,
    averageScore: 4.9,
  }),
  goodsRow('zest', 'phone', {
    name: TITLES.phone,
    brandId: 'samsung',
    classificationId: 'phones',
    totalSales: 9,
    averageScore: 4.1,
    usualPrice: 20_000,
    labels: ['LAZ_MALL', 'LOWEST_30_DAYS'],
  }),
  goodsRow('zest', 'case', {
    name: TITLES.case,
    classificationId: 'phones',
    platform: 'SHOPEE',
    price: 900,
    totalSales: 70,
    labels: ['FREE_SHIPPING'],
  }),
  goodsRow('zest', 'fryer', { name: TITLES.fryer }),
  goodsRow('zest', 'bad', { name: titled('Galaxy เสีย', 'Broken Galaxy S24'), invalid: true }),
]);
await db
  .insert(deals)
  .values([
    dealRow('zest', 'sony', { title: TITLES.sony }),
    dealRow('zest', 'phone', { title: TITLES.phone, heat: 500 }),
    dealRow('zest', 'case', { title: {}, summary: titled('ถูก', 'cheap'), labels: ['SHOPEE_MALL'] }),
    dealRow('zest', 'fryer', { title: TITLES.fryer, expiresAt: days(-1) }),
  ]);
const published = (id: string, contentTypeCode: string, title: string, over = {}) =>
  contentRow('zest', id, { contentTypeCode, title: titled(title, title), heat: 1, ...over });
await db
  .insert(contents)
  .values([
    published('guide', 'ARTICLE', 'How to choose a Galaxy'),
    published('note', 'NOTE', 'My Galaxy after a year'),
    published('later', 'NOTE', 'Galaxy from tomorrow', { publishTime: days(1) }),
  ]);
// The other tenant has the same product under another id and under the same id, and has a brand named like our
// shoppers' typo.
await db
  .insert(goods)
  .values([
    goodsRow('guide', 'theirs', { name: TITLES.phone }),
    goodsRow('guide', 'phone', { name: TITLES.phone, labels: ['FREE_SHIPPING'] }),
    goodsRow('guide', 'slip', { name: titled('Samsng', 'Samsng') }),
  ]);
// The other tenant's category with the same id has another parent and another code.
const theirPhones = { code: 'c-theirs', parentId: 'audio' };
await db.insert(classifications).values(classificationRow('guide', 'phones', '9', theirPhones));
for (const { id } of [zest, guide]) await buildIndex(db, id);

type Body = EndpointArgs<typeof commonSearch>['body'];
const search = (body: Body) => api.call(commonSearch, { body });
const ids = async (keyword: string, body: Body = {}) =>
  (await search({ keyword, dataTypes: ['CONTENT'], ...body })).content.map(({ id }) => id);

describe('[Q4] a search finds', () => {
  test('deals, products, notes and articles, each as its own kind', async () => {
    const { content, totalElements, hasNext, match } = await search({ keyword: 'galaxy' });
    expect(content.map(({ subjectType, id }) => `${subjectType} ${id}`).toSorted()).toEqual([
      'ARTICLE guide',
      'CONTENT case',
      'CONTENT phone',
      'GOODS case',
      'GOODS phone',
      'NOTE note',
    ]);
    expect([totalElements, hasNext, match]).toEqual([6, false, 'exact']);
    expect(content.find(({ subjectType }) => subjectType === 'CONTENT')?.deal?.currentPrice).toBe(100);
    expect(content.find(({ subjectType }) => subjectType === 'GOODS')?.goods?.goodsName).toBeTruthy();
    expect(content.find(({ subjectType }) => subjectType === 'NOTE')?.article?.content.title).toBeTruthy();
  });

  test.each([
    ['by Thai words without spaces', 'หูฟังsony', ['sony']],
    ['by a brand in the other script', 'ซัมซุง', ['phone']],
    ['by a brand that only the product names', 'โซนี่', ['sony']],
    ['by a model number written together', 's24', ['phone', 'case']],
    ['by a model number with spaces', 'samsung galaxy s 24', ['phone']],
    ['by a model number without its dash', 'wh1000xm5', ['sony']],
    ['without tone marks', 'หูฟง sony', ['sony']],
    ['by a synonym', 'headset', ['sony']],
    ['by another word in Thai', 'โทรศัพท์', ['phone']],
    ['despite filler words', 'best price for headphones', ['sony']],
    ['a deal without a title, by its product’s', 'case', ['case']],
    ['in capitals and full width', 'ＳＯＮＹ', ['sony']],
  ])('%s', async (_, keyword, expected) => {
    expect(await ids(keyword)).toEqual(expected);
  });

  test.each([
    ['a slip', 'samsng', ['phone']],
    ['swapped letters', 'hedaphones', ['sony']],
    ['words run together', 'samsunggalaxy', ['phone']],
    ['a word too many', 'sony headphones xyzzy', ['sony']],
  ])('similar results after %s, marked as similar', async (_, keyword, expected) => {
    expect(await ids(keyword)).toEqual(expected);
    expect((await search({ keyword })).match).toBe('similar');
  });

  test('nothing by words that resemble none, and no other model', async () => {
    expect(await search({ keyword: 'qqqqqq' })).toMatchObject({ content: [], totalElements: 0 });
    expect(await ids('wh1000xm4')).toEqual([]);
  });

  test('nothing of another tenant, with words and without', async () => {
    for (const keyword of ['galaxy', ''])
      for (const dataTypes of [['CONTENT' as const], ['GOODS' as const]]) {
        const { content, totalElements } = await search({ keyword, dataTypes });
        // Rows of the other tenant would be counted, even if they weren't shown.
        expect([keyword, totalElements]).toEqual([keyword, content.length]);
      }
  });

  test('the hottest without a keyword', async () => {
    expect((await ids(''))[0]).toBe('phone');
    expect((await ids(' ,. '))[0]).toBe('phone');
  });
});

describe('[Q2] a search can be filtered', () => {
  test('by types', async () => {
    const kinds = async (body: Body) =>
      (await search({ keyword: 'galaxy', ...body })).content.map(({ subjectType }) => subjectType);
    expect(await kinds({ dataTypes: ['CONTENT'], contentTypeCodes: ['DEAL'] })).toEqual([
      'CONTENT',
      'CONTENT',
    ]);
    expect(await kinds({ dataTypes: ['CONTENT'], contentTypeCodes: ['NOTE'] })).toEqual(['NOTE']);
    expect(await kinds({ dataTypes: ['GOODS', 'GOODS_LINK_DETAIL'] })).toEqual(['GOODS', 'GOODS']);
    expect(await kinds({ queryList: ['PROFESSIONAL'] })).toEqual(['ARTICLE']);
  });

  test('by categories and their descendants, brands and platforms', async () => {
    expect(await ids('', { classificationIds: ['tech'] })).toHaveLength(3);
    expect(await ids('', { categoryCodes: ['c-audio'] })).toEqual(['sony']);
    expect(await ids('', { categoryCodes: ['c-theirs'] })).toEqual([]);
    expect(await ids('', { classificationCodes: ['c-audio'], categoryIds: ['phones'] })).toHaveLength(3);
    expect(await ids('s24', { brandIds: ['samsung'] })).toEqual(['phone']);
    expect(await ids('s24', { dataTypes: ['GOODS'], platforms: ['SHOPEE'] })).toEqual(['case']);
    // A search without matches under its filters has no similar results.
    expect(await ids('s24', { brandIds: ['sony'] })).toEqual([]);
  });

  test('by availability; expired deals are included on request', async () => {
    expect(await ids('fryer')).toEqual([]);
    expect(await ids('fryer', { contentExpired: true })).toEqual(['fryer']);
  });

  test('by a maximum count, in pages', async () => {
    const page = await search({ keyword: 'galaxy', pageRequest: { page: 2, size: 4 } });
    expect([page.content.length, page.totalElements, page.hasNext]).toEqual([2, 6, false]);
    const few = await search({ keyword: 'galaxy', maxCount: 3, pageRequest: { page: 2, size: 2 } });
    expect([few.content.length, few.totalElements, few.hasNext]).toEqual([1, 3, false]);
    expect((await search({ keyword: 'galaxy', pageRequest: { page: 9 } })).content).toEqual([]);
  });
});

test.each([
  ['LOW_PRICE', ['case', 'phone']],
  ['SHIPPING_FEE', ['case', 'phone']],
  ['SALES_VOLUME', ['case', 'phone']],
  ['GOOD_REVIEW', ['phone', 'case']],
  ['HOT_DESC', ['case', 'phone']],
] as const)('[Q6] products are sorted by %s', async (sort, expected) => {
  const dataTypes = ['GOODS' as const];
  expect(await ids('s24', { sort, dataTypes })).toEqual(expected);
});

test('[Q6] deals of official shops come first by PLATFORM_SOURCE', async () => {
  expect(await ids('s24')).toEqual(['phone', 'case']);
  expect(await ids('s24', { sort: 'PLATFORM_SOURCE' })).toEqual(['case', 'phone']);
});

const dataTypes = ['GOODS' as const];
const filters = async (body: EndpointArgs<typeof searchFilters>['body']) =>
  (await api.call(searchFilters, { body })).map(({ kind, value, count }) => `${kind} ${value} ${count}`);

test('filters of each kind are counted with the choices of the others', async () => {
  const beside = async (chosen: NonNullable<EndpointArgs<typeof searchFilters>['body']>['chosen']) =>
    (await filters({ keyword: 'galaxy', dataTypes, chosen })).toSorted();
  expect(await beside({ platforms: ['SHOPEE'] })).toEqual([
    'classification phones 1',
    'platform LAZADA 1',
    'platform SHOPEE 1',
    'price 0-200 1',
    'shipping free 1',
  ]);
  // A chosen value without a match stays, with its name.
  expect(await beside({ platforms: ['SHOPEE'], brandIds: ['samsung'] })).toEqual([
    'brand samsung 0',
    'platform LAZADA 1',
    'platform SHOPEE 0',
  ]);
});

test('results of a price range, which is a filter that is counted beside the others', async () => {
  const prices = async (chosen: NonNullable<EndpointArgs<typeof searchFilters>['body']>['chosen'] = {}) =>
    (await filters({ keyword: 'galaxy', dataTypes, chosen })).filter((line) => line.startsWith('price'));
  const all = await prices();
  expect(all.length).toBeGreaterThan(0);
  expect(await prices({ minPrice: 0, maxPrice: 1 })).toEqual(all);
  expect(await prices({ platforms: ['SHOPEE'] })).not.toEqual(all);
  for (const line of all) {
    const [, range = '', count] = line.split(' ');
    const [low, high] = range.split('-');
    const within = { minPrice: Number(low), ...(high && { maxPrice: Number(high) }) };
    expect((await search({ keyword: 'galaxy', dataTypes, ...within })).totalElements).toBe(Number(count));
  }
});

test('results by labels, discount and free shipping, counted beside the others, while price stories hold', async () => {
  const of = (lines: string[]) => lines.filter((line) => /^(label|discount|shipping)/.test(line)).toSorted();
  const beside = async (chosen: NonNullable<EndpointArgs<typeof searchFilters>['body']>['chosen'] = {}) =>
    of(await filters({ keyword: 'galaxy', dataTypes, chosen }));
  const off = ['discount 20 1', 'discount 30 1', 'discount 50 1'];
  const all = [...off, 'label LAZ_MALL 1', 'label LOWEST_30_DAYS 1', 'shipping free 1'];
  expect(await beside()).toEqual(all);
  expect(await beside({ minDiscount: 50 })).toEqual(all.filter((line) => line !== 'shipping free 1'));
  expect(await beside({ freeShipping: true })).toEqual(['shipping free 1']);
  expect(await beside({ platforms: ['SHOPEE'] })).toEqual(['shipping free 1']);
  const shipped = await filters({ keyword: 'galaxy', dataTypes, chosen: { freeShipping: true } });
  expect(shipped.filter((line) => /^(brand|platform|price)/.test(line)).toSorted()).toEqual([
    'platform SHOPEE 1',
    'price 0-200 1',
  ]);
  const found = (body: Body) => ids('galaxy', { dataTypes, ...body });
  expect(await found({ labelCodes: ['LOWEST_30_DAYS'] })).toEqual(['phone']);
  expect(await found({ minDiscount: 51 })).toEqual([]);
  expect(await found({ minDiscount: 50, platforms: ['LAZADA'] })).toEqual(['phone']);
  expect(await found({ freeShipping: true })).toEqual(['case']);
  const endStory = (storyUntil: Date) =>
    db
      .update(goods)
      .set({ storyUntil })
      .where(and(eq(goods.tenantId, 'zest'), eq(goods.id, 'phone')));
  onTestFinished(async () => {
    await endStory(days(9_999));
  });
  await endStory(days(-1));
  expect(await beside()).toEqual(['label LAZ_MALL 1', 'shipping free 1']);
  expect(await found({ labelCodes: ['LOWEST_30_DAYS'] })).toEqual([]);
});

test('[Q3] filters count the brands, categories, platforms, price ranges, discounts and labels of the results', async () => {
  expect((await filters({ keyword: 'galaxy', dataTypes })).toSorted()).toEqual([
    'brand samsung 1',
    'classification phones 2',
    'discount 20 1',
    'discount 30 1',
    'discount 50 1',
    'label LAZ_MALL 1',
    'label LOWEST_30_DAYS 1',
    'platform LAZADA 1',
    'platform SHOPEE 1',
    'price 0-200 2',
    'shipping free 1',
  ]);
  expect(await filters({ keyword: 'galaxy', dataTypes, classificationCodes: ['c-audio'] })).toEqual([]);
  const all = await api.call(searchFilters, { body: { keyword: 'galaxy', dataTypes } });
  expect(all.find(({ kind }) => kind === 'classification')?.name).toBe('zest category phones English');
});

test('[Q7] a feed has notes, or the contents of professionals or of people', async () => {
  const feed = async (queryList?: ('NOTE' | 'PROFESSIONAL' | 'PERSONAL')[]) =>
    (await api.call(feedSearch, { body: { keyword: 'galaxy', queryList } })).content.map(({ id }) => id);
  expect((await feed()).toSorted()).toEqual(['guide', 'note']);
  expect(await feed(['PROFESSIONAL'])).toEqual(['guide']);
  expect(await feed(['PERSONAL', 'NOTE'])).toEqual(['note']);
});

test.each([
  "'; drop table deals; --",
  "a' | 'b",
  ':* & !',
  '\\',
  "\\'",
  '<script>alert(1)</script>',
  '%_%',
  'a'.repeat(100),
  '('.repeat(100),
  '𝒳🙂\u202e\u200b',
  '#guide/GOODS',
  'ก'.repeat(100),
  '1 2 3 4 5 6 7 8 9 10 11 12 13',
])('hostile words are treated as words: %j', async (keyword) => {
  const { content } = await search({ keyword });
  expect(content.every(({ id }) => id !== 'theirs')).toBe(true);
  await api.call(searchFilters, { body: { keyword } });
});

test('a keyword that is too long or can’t be stored is refused', async () => {
  const refused = async (keyword: string) =>
    (
      await send(zest, '/saas-search-service/search/common/search', {
        method: 'POST',
        body: JSON.stringify({ keyword }),
      })
    ).status;
  expect([await refused('x'.repeat(101)), await refused('\0'), await refused('\ud800')]).toEqual([
    422, 422, 422,
  ]);
});

test('goods include their best place on a leaderboard', async () => {
  const kinds = { groupType: 'RANKING', subjectType: 'GOODS', genType: 'MANUAL' };
  await db
    .insert(itemGroups)
    .values({ tenantId: 'zest', id: '1', code: 'b1', name: { en: 'Best' }, ...kinds });
  await db
    .insert(itemGroupRefs)
    .values({ tenantId: 'zest', groupId: '1', position: 4, goodsId: 'fryer', itemName: {} });
  const body = { keyword: 'fryer', dataTypes: ['GOODS' as const] };
  const [fryer] = (await api.call(commonSearch, { body })).content;
  expect(fryer?.itemGroupInfo).toEqual({ groupId: '1', groupCode: 'b1', groupName: 'Best', sortValue: 4 });
});

test('a marketplace’s link to goods of the shop leads to their page, whatever the visit', async () => {
  await db
    .update(goods)
    .set({ platform: 'SHOPEE', itemId: '23498712341' })
    .where(and(eq(goods.tenantId, 'zest'), eq(goods.id, 'case')));
  const redirectOf = async (keyword: string) =>
    (await api.call(commonSearch, { body: { keyword, dataTypes: ['GOODS'] } })).redirect;
  expect(await redirectOf('https://shopee.co.th/-i.11.23498712341?sp_atk=x')).toBe('/product/g-case');
  expect(await redirectOf('https://shopee.co.th/product/11/23498712341')).toBe('/product/g-case');
  expect(await redirectOf('https://www.lazada.co.th/-i23498712341.html')).toBeUndefined();
  expect(await redirectOf('https://shopee.co.th/product/11/999')).toBeUndefined();
});

test('every documented combination of kinds, feeds and types is answered, with a keyword and without', async () => {
  const lists = <T>(...all: T[]) => [[], ...all.map((one) => [one]), all];
  let asked = 0;
  for (const dataTypes of lists('GOODS' as const, 'CONTENT' as const, 'ARTICLE' as const))
    for (const queryList of lists('NOTE' as const, 'PROFESSIONAL' as const))
      for (const contentTypeCodes of lists('DEAL' as const, 'NOTE' as const))
        for (const keyword of ['phone', '']) {
          const body = { keyword, dataTypes, queryList, contentTypeCodes };
          expect((await api.call(commonSearch, { body })).content).toBeInstanceOf(Array);
          asked += 1;
        }
  for (const dataTypes of lists('GOODS' as const, 'CONTENT' as const))
    expect(
      await api.call(searchFilters, {
        body: { keyword: 'phone', dataTypes, classificationIds: [], classificationCodes: [] },
      }),
    ).toBeInstanceOf(Array);
  expect(asked).toBeGreaterThan(60);
});
