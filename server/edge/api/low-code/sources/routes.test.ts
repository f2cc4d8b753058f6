import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sourceItems } from '#schemas/api/invented/sources.ts';
import { newQuery, type Query, type QueryKind, type Source, type SourceKind } from '#schemas/source.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents, topics } from '../../../../domain/articles/schema.ts';
import {
  brands,
  classifications,
  dealModuleItems,
  dealModules,
  deals,
  goods,
  itemGroupRefs,
  itemGroups,
} from '../../../../domain/catalogue/schema.ts';
import { buildIndex } from '../../../../domain/search/build-index.ts';
import { openTestApi } from '../../api.fixtures.ts';
import {
  boardRow,
  brandRow,
  classificationRow,
  contentRow,
  dealRow,
  goodsRow,
  moduleRow,
  refRow,
  topicRow,
} from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const api = client(zest, { 'Accept-Language': 'en' });
const DAY_MS = 86_400_000;
const start = clock.now();
const daysAgo = (days: number) => new Date(start - days * DAY_MS);

for (const tenant of ['zest', 'guide']) {
  await db
    .insert(classifications)
    .values([
      classificationRow(tenant, 'home', '1'),
      classificationRow(tenant, 'tv', '1:1', { parentId: 'home' }),
      classificationRow(tenant, 'food', '2'),
      classificationRow(tenant, 'guides', '3', { type: 'ARTICLE' }),
    ]);
  await db
    .insert(brands)
    .values([
      brandRow(tenant, '1'),
      brandRow(tenant, '2', { online: false }),
      brandRow(tenant, '3', { hot: false }),
    ]);
  const itemOf = (id: string, over: Parameters<typeof goodsRow>[2] = {}) => goodsRow(tenant, id, over);
  await db.insert(goods).values([
    itemOf('1', {
      classificationId: 'tv',
      brandId: '1',
      monthSales: 9,
      usualPrice: 20_000,
      verdict: 'FAR_BELOW',
    }),
    itemOf('2', { classificationId: 'home', monthSales: 8, price: 5_050, createdAt: daysAgo(9) }),
    itemOf('3', { classificationId: 'food', platform: 'SHOPEE', monthSales: 7, createdAt: daysAgo(30) }),
    itemOf('4', { availability: 'OUT_OF_STOCK' }),
    itemOf('5', { invalid: true }),
    itemOf('6', {
      verdict: 'BELOW',
      labels: ['ALL_TIME_LOW', 'LAZ_MALL'],
      storyUntil: null,
      monthSales: 1,
    }),
  ]);
  await db.insert(deals).values([
    dealRow(tenant, '1', { heat: 9, priceDeductRate: 0.5, priceReduction: 10_000, expiresAt: daysAgo(-2) }),
    dealRow(tenant, '2', {
      heat: 8,
      currentPrice: 5_050,
      publishedAt: daysAgo(9),
      labels: ['FREE_SHIPPING'],
    }),
    dealRow(tenant, '3', {
      heat: 7,
      platform: 'SHOPEE',
      publishedAt: daysAgo(1),
      dailySpecialUntil: daysAgo(-1),
    }),
    dealRow(tenant, '4', { expiresAt: daysAgo(1) }),
    dealRow(tenant, '5', { invalid: true }),
    dealRow(tenant, '6', {
      heat: 1,
      labels: ['ALL_TIME_LOW'],
      storyUntil: daysAgo(1),
      priceDeductRate: 0.9,
    }),
  ]);
  await db.insert(dealModules).values([moduleRow(tenant, 'week'), moduleRow(tenant, '9', { kind: 'zbc' })]);
  const inModule = (moduleId: string, dealId: string, position: number) => ({
    tenantId: tenant,
    moduleId,
    dealId,
    position,
  });
  await db
    .insert(dealModuleItems)
    .values([
      inModule('week', '3', 1),
      inModule('week', '4', 2),
      inModule('week', '1', 3),
      inModule('9', '2', 1),
    ]);
  await db
    .insert(itemGroups)
    .values([boardRow(tenant, '1', { classificationId: 'tv' }), boardRow(tenant, '2', { online: false })]);
  await db.insert(itemGroupRefs).values([refRow(tenant, '1', 1, '3'), refRow(tenant, '1', 2, '1')]);
  await db.insert(contents).values([
    contentRow(tenant, '1', {
      classificationId: 'guides',
      selected: true,
      keywords: [{ en: 'Air  fryer' }],
    }),
    contentRow(tenant, '2', { contentTypeCode: 'NOTE', heat: 5, publishTime: daysAgo(2) }),
    contentRow(tenant, '3', { publishTime: daysAgo(-1) }),
  ]);
  await db
    .insert(topics)
    .values([
      topicRow(tenant, 'b', { position: 2 }),
      topicRow(tenant, 'a', { position: 1 }),
      topicRow(tenant, 'off', { shelved: false }),
    ]);
}
await db.insert(deals).values(dealRow('guide', 'only', { goodsId: '1', heat: 99 }));
await buildIndex(db, 'zest');

const ask = (kind: SourceKind, source: Source, isCounted = true) =>
  api.call(sourceItems, { body: { kind, source, isCounted } });
const codes = async (kind: SourceKind, source: Source) =>
  (await ask(kind, source)).items.map(({ code }) => code);
const query = (over: Partial<Query>): Query => ({ ...newQuery('deals', 10), ...over });
const where = (kind: QueryKind, ...conditions: Query['query']) =>
  codes(kind, { ...newQuery(kind, 10), query: conditions });

describe('a query', () => {
  test('shows what shoppers can get, of the tenant alone', async () => {
    expect(await where('deals')).toEqual(['d-1', 'd-2', 'd-3', 'd-6']);
    expect(await where('goods')).toEqual(['g-1', 'g-2', 'g-3', 'g-6']);
    expect(await where('contents')).toEqual(['a-2', 'a-1']);
    expect(await where('topics')).toEqual(['a', 'b']);
    expect(await where('brands')).toEqual(['b-1', 'b-3']);
    expect(await where('boards')).toEqual(['l-1']);
  });

  test('by price names no held price, and sorts it last', async () => {
    const price = { field: 'price', op: 'atMost', value: 1_000 } as const;
    for (const [kind, table, id] of [
      ['deals', deals, 'd-2'],
      ['goods', goods, 'g-2'],
    ] as const) {
      await db.update(table).set({ held: 'TOO_LOW' }).where(eq(table.id, '2'));
      expect(await where(kind, price)).not.toContain(id);
      expect((await codes(kind, { ...newQuery(kind, 10), sort: 'price' })).at(-1)).toBe(id);
      await db.update(table).set({ held: null });
    }
  });

  const CASES: [kind: QueryKind, condition: Query['query'][number], found: string[]][] = [
    ['deals', { field: 'category', op: 'in', value: ['c-home'] }, ['d-1', 'd-2']],
    ['deals', { field: 'category', op: 'notIn', value: ['c-home'] }, ['d-3', 'd-6']],
    ['deals', { field: 'category', op: 'in', value: ['none'] }, []],
    ['deals', { field: 'brand', op: 'in', value: ['b-1'] }, ['d-1']],
    ['deals', { field: 'brand', op: 'notIn', value: ['b-1'] }, ['d-2', 'd-3', 'd-6']],
    ['deals', { field: 'platform', op: 'in', value: ['SHOPEE'] }, ['d-3']],
    ['deals', { field: 'price', op: 'atMost', value: 50.5 }, ['d-2']],
    ['deals', { field: 'discount', op: 'atLeast', value: 50 }, ['d-1']],
    ['deals', { field: 'label', op: 'in', value: ['FREE_SHIPPING', 'ALL_TIME_LOW'] }, ['d-2']],
    ['deals', { field: 'label', op: 'notIn', value: ['FREE_SHIPPING'] }, ['d-1', 'd-3', 'd-6']],
    ['deals', { field: 'verdict', op: 'in', value: ['FAR_BELOW', 'BELOW'] }, ['d-1']],
    ['deals', { field: 'newSince', op: 'atMost', value: 7 }, ['d-3']],
    ['deals', { field: 'daily', op: 'is', value: true }, ['d-3']],
    ['deals', { field: 'text', op: 'contains', value: 'deal 2' }, ['d-2']],
    ['deals', { field: 'text', op: 'contains', value: 'nothing of the kind' }, []],
    ['goods', { field: 'category', op: 'in', value: ['c-tv', 'c-food'] }, ['g-1', 'g-3']],
    ['goods', { field: 'brand', op: 'in', value: ['b-1'] }, ['g-1']],
    ['goods', { field: 'platform', op: 'notIn', value: ['LAZADA'] }, ['g-3']],
    ['goods', { field: 'price', op: 'atLeast', value: 100 }, ['g-1', 'g-3', 'g-6']],
    ['goods', { field: 'discount', op: 'atLeast', value: 50 }, ['g-1']],
    ['goods', { field: 'label', op: 'in', value: ['ALL_TIME_LOW'] }, []],
    ['goods', { field: 'label', op: 'in', value: ['LAZ_MALL'] }, ['g-6']],
    ['goods', { field: 'verdict', op: 'in', value: ['BELOW'] }, []],
    ['goods', { field: 'newSince', op: 'atMost', value: 10 }, ['g-1', 'g-2', 'g-6']],
    ['goods', { field: 'text', op: 'contains', value: 'goods 3' }, ['g-3']],
    ['contents', { field: 'type', op: 'in', value: ['NOTE'] }, ['a-2']],
    ['contents', { field: 'category', op: 'in', value: ['c-guides'] }, ['a-1']],
    ['contents', { field: 'keyword', op: 'in', value: ['air-FRYER'] }, ['a-1']],
    ['contents', { field: 'selected', op: 'is', value: true }, ['a-1']],
    ['contents', { field: 'newSince', op: 'atMost', value: 7 }, ['a-2']],
    ['brands', { field: 'hot', op: 'is', value: true }, ['b-1']],
    ['boards', { field: 'category', op: 'in', value: ['c-home'] }, ['l-1']],
  ];
  test.each(CASES)('of %s: %j', async (kind, condition, found) => {
    expect(await where(kind, condition)).toEqual(found);
  });

  test('combines its conditions, sorts and counts', async () => {
    const source = query({
      query: [{ field: 'platform', op: 'in', value: ['LAZADA'] }],
      sort: 'price',
      count: 2,
    });
    expect(await ask('deals', source)).toMatchObject({
      items: [{ code: 'd-2' }, { code: 'd-1' }],
      total: 3,
      more: false,
    });
    expect(await codes('deals', query({ sort: 'newest' }))).toEqual(['d-3', 'd-2', 'd-1', 'd-6']);
    expect(await codes('deals', query({ sort: 'discount' }))).toEqual(['d-1', 'd-2', 'd-3', 'd-6']);
    expect(await codes('goods', { ...newQuery('goods', 10), sort: 'discount' })).toEqual([
      'g-1',
      'g-2',
      'g-3',
      'g-6',
    ]);
    expect((await ask('deals', query({}), false)).total).toBeUndefined();
  });

  test('puts pins first, in their order, and leaves out exclusions', async () => {
    const source = query({ pins: ['d-3', 'd-4', 'd-6', 'd-only'], without: ['d-1'], count: 3 });
    expect(await ask('deals', source)).toMatchObject({
      items: [{ code: 'd-3' }, { code: 'd-6' }, { code: 'd-2' }],
      total: 3,
    });
    expect(await codes('deals', query({ pins: ['d-1', 'd-2'], without: ['d-1'] }))).toEqual([
      'd-2',
      'd-3',
      'd-6',
    ]);
  });

  test('of contents pins deals and topics too', async () => {
    const pins = [
      { type: 'TOPIC' as const, code: 'a' },
      { type: 'CONTENT' as const, code: 'd-2' },
      { type: 'ARTICLE' as const, code: 'a-1' },
    ];
    expect(await codes('contents', { ...newQuery('contents', 10), pins })).toEqual([
      'a',
      'd-2',
      'a-1',
      'a-2',
    ]);
  });

  test('says when a deal ends', async () => {
    const [first] = (await ask('deals', query({ count: 1 }))).items;
    expect(first?.endsAt).toBe(daysAgo(-2).getTime());
  });
});

test('picks come in their order, without expired and hidden ones and those of another tenant', async () => {
  expect(await codes('deals', { pick: ['d-3', 'd-only', 'd-4', 'd-5', 'd-1'] })).toEqual(['d-3', 'd-1']);
  expect(await codes('goods', { pick: ['g-4', 'g-5', 'g-1'] })).toEqual(['g-4', 'g-1']);
  expect(await codes('categories', { pick: ['c-food', 'c-guides'] })).toEqual(['c-food', 'c-guides']);
  expect(await codes('boards', { pick: ['l-2', 'l-1'] })).toEqual(['l-1']);
  expect(await codes('brands', { pick: ['b-3', 'b-2'] })).toEqual(['b-3']);
  expect(await codes('deals', { pick: [] })).toEqual([]);
});

test('a list shows its things in its own order', async () => {
  expect(await codes('deals', { list: 'week' })).toEqual(['d-3', 'd-1']);
  expect(await codes('deals', { list: 'zbc' })).toEqual(['d-2']);
  expect(await codes('deals', { list: 'module' })).toEqual([]);
  expect(await codes('goods', { list: 'l-1' })).toEqual(['g-3', 'g-1']);
  expect(await codes('goods', { list: 'l-2' })).toEqual([]);
  expect(await codes('categories', { list: 'c-home' })).toEqual(['c-tv']);
  expect(await codes('categories', { list: 'GOODS' })).toEqual(['c-home', 'c-food']);
});

const REFUSED: [path: string, kind: SourceKind, source: Source][] = [
  ['query.0.field', 'deals', query({ query: [{ field: 'secret', op: 'is', value: 'x' }] })],
  ['query.0.field', 'goods', query({ query: [{ field: 'daily', op: 'is', value: true }] })],
  ['query.0.field', 'deals', query({ query: [{ field: 'constructor', op: 'is', value: true }] })],
  ['query.0.op', 'deals', query({ query: [{ field: 'price', op: 'is', value: 5 }] })],
  ['query.0.value', 'deals', query({ query: [{ field: 'price', op: 'atLeast', value: 'x' }] })],
  ['query.0.value', 'deals', query({ query: [{ field: 'category', op: 'in', value: 'x' }] })],
  ['query.0.value', 'deals', query({ query: [{ field: 'label', op: 'in', value: 'x' }] })],
  ['query.0.value', 'deals', query({ query: [{ field: 'newSince', op: 'atMost', value: 1e12 }] })],
  ['query.0.value', 'deals', query({ query: [{ field: 'text', op: 'contains', value: ' ' }] })],
  ['sort', 'deals', query({ sort: 'position' })],
  ['sort', 'categories', query({})],
  ['pins.0', 'contents', query({ sort: 'newest', pins: ['a-1'] })],
  ['pick.0', 'deals', { pick: [{ type: 'CONTENT', code: 'd-1' }] }],
  ['list', 'brands', { list: 'x' }],
];
test.each(REFUSED)('the wrong part is named: %s of %s %j', async (path, kind, source) => {
  await expect(ask(kind, source)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', data: { path } });
});
