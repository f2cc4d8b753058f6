import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { relatedSubjects } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as articleTables from '../../../../domain/articles/schema.ts';
import * as catalogueTables from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import * as rows from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(catalogueTables.classifications)
  .values([
    rows.classificationRow('zest', 'fryers', '1', { name: { th: 'หม้อทอด', en: 'Air Fryers' } }),
    rows.classificationRow('zest', 'fans', '2', { name: { en: 'Fans' } }),
    rows.classificationRow('zest', 'tips', '3', { type: 'ARTICLE' }),
  ]);
const goods = (id: string, price: number, over: object) =>
  rows.goodsRow('zest', id, { price, usualPrice: 10_000, classificationId: 'fryers', ...over });
await db
  .insert(catalogueTables.goods)
  .values([
    goods('own', 9_000, { brandId: 'crisp', name: { th: 'หม้อทอด Crisp 5', en: 'Crisp Air Fryer 5' } }),
    goods('small', 8_000, { totalSales: 50 }),
    goods('big', 2_000, { totalSales: 5 }),
    goods('none', 9_000, { usualPrice: null, originalPrice: 99_000, totalSales: 1 }),
    goods('brand', 1_000, { brandId: 'crisp', classificationId: 'fans', totalSales: 900 }),
    goods('other', 1_000, { classificationId: 'fans' }),
    goods('bad', 1_000, { invalid: true }),
  ]);
const deal = (id: string, goodsId: string, heat: number, over: object = {}) =>
  rows.dealRow('zest', id, { goodsId, heat, ...over });
await db
  .insert(catalogueTables.deals)
  .values([
    deal('own', 'own', 99),
    deal('cool', 'small', 1),
    deal('hot', 'big', 50),
    deal('brand', 'brand', 1_000),
    deal('over', 'small', 90, { expiresAt: new Date(clock.now() - 1) }),
    deal('bad', 'small', 90, { invalid: true }),
    deal('other', 'other', 90),
  ]);
const content = (id: string, keyword: string, heat: number, over: object = {}) =>
  rows.contentRow('zest', id, { keywords: [{ en: keyword }], heat, ...over });
await db
  .insert(articleTables.contents)
  .values([
    content('mild', 'air fryer', 5, { classificationId: 'tips' }),
    content('hot', 'AIR FRYER', 9, { contentTypeCode: 'NOTE' }),
    content('short', 'ai', 100),
    content('else', 'drone', 100),
    content('section', 'drone', 7, { classificationId: 'tips' }),
    content('bad', 'air fryer', 100, { invalid: true }),
  ]);
await db
  .insert(articleTables.topics)
  .values(rows.topicRow('zest', 'crisp week', { id: 't1', title: { en: 'Best air fryers' } }));

type Body = EndpointArgs<typeof relatedSubjects>['body'];
const related = (body: Body) => api.call(relatedSubjects, { body });
const ids = async (body: Body) => (await related(body)).content.map(({ id }) => id);

describe('[B9] goods related to a deal', () => {
  test('are by the discount that cards show, else of its category before its brand; never itself or invalid ones', async () => {
    expect(await ids({ orgCodes: ['d-own'], sort: 'DISCOUNT' })).toEqual(['brand', 'big', 'small', 'none']);
    expect(await ids({ orgIds: ['own'] })).toEqual(['small', 'big', 'none', 'brand']);
  });

  test('can be limited to its category or to its brand', async () => {
    const relateds = (one: 'LAST_CLASSIFICATIONS_GOODS' | 'BRAND_GOODS') =>
      ids({ orgIds: ['own'], relateds: [one], sort: 'DISCOUNT' });
    expect(await relateds('LAST_CLASSIFICATIONS_GOODS')).toEqual(['big', 'small', 'none']);
    expect(await relateds('BRAND_GOODS')).toEqual(['brand']);
    expect(await ids({ orgIds: ['own'], relateds: [] })).toEqual([]);
  });

  test('are paged', async () => {
    const page = await related({ orgIds: ['own'], sort: 'DISCOUNT', pageRequest: { page: 2, size: 3 } });
    expect([page.content.length, page.totalElements, page.hasNext]).toEqual([1, 4, false]);
  });

  test('of an unknown deal are none', async () => {
    expect(await ids({ orgCodes: ['nothing'], orgIds: ["'; --"] })).toEqual([]);
    expect(await ids({})).toEqual([]);
  });
});

describe('[B9] contents related to a deal', () => {
  test('have a keyword of its product’s name, the most read first', async () => {
    expect(await ids({ orgIds: ['own'], destSubjectType: 'CONTENT' })).toEqual(['hot', 'mild']);
    const articles = { destSubjectType: 'CONTENT', contentTypeCodes: ['ARTICLE'] } as const;
    expect(await ids({ orgIds: ['own'], ...articles, contentTypeCodes: ['ARTICLE'] })).toEqual(['mild']);
  });

  test('deals are by the discount that cards show', async () => {
    await db.update(catalogueTables.deals).set({ currentPrice: 5_000, originalPrice: 10_000 });
    const cool = eq(catalogueTables.deals.id, 'cool');
    await db.update(catalogueTables.deals).set({ originalPrice: 90_000, held: 'TOO_LOW' }).where(cool);
    const brand = eq(catalogueTables.deals.id, 'brand');
    await db.update(catalogueTables.deals).set({ originalPrice: 20_000 }).where(brand);
    const deals = {
      destSubjectType: 'CONTENT',
      contentTypeCodes: ['DEAL' as const],
      sort: 'DISCOUNT',
    } as const;
    expect(await ids({ orgIds: ['own'], ...deals, contentTypeCodes: ['DEAL'] })).toEqual([
      'brand',
      'hot',
      'cool',
    ]);
    await db.update(catalogueTables.deals).set({ originalPrice: null, held: null });
  });

  test('are available deals: of its category first, the hotter ones before the others', async () => {
    const deals = { destSubjectType: 'CONTENT', contentTypeCodes: ['DEAL'] } as const;
    expect(await ids({ orgIds: ['own'], ...deals, contentTypeCodes: ['DEAL'] })).toEqual([
      'hot',
      'cool',
      'brand',
    ]);
  });
});

test('of an article are those of its section or keywords, and goods of the categories it names', async () => {
  const article = { orgSubjectType: 'ARTICLE', orgIds: ['mild'] } as const;
  expect(await ids({ ...article, orgIds: ['mild'], destSubjectType: 'CONTENT' })).toEqual(['hot', 'section']);
  await db.update(articleTables.contents).set({ title: { en: 'Ten air fryers compared' } });
  expect(await ids({ ...article, orgIds: ['mild'], sort: 'DISCOUNT' })).toEqual([
    'big',
    'small',
    'own',
    'none',
  ]);
});

test('[B6] of a topic are deals on goods of the categories that its texts name', async () => {
  const body: Body = {
    orgSubjectType: 'TOPIC',
    orgIds: ['t1'],
    destSubjectType: 'CONTENT',
    contentTypeCodes: ['DEAL'],
  };
  expect(await ids(body)).toEqual(['own', 'hot', 'cool']);
  expect(await ids({ ...body, orgIds: [], orgCodes: ['crisp week'] })).toEqual(['own', 'hot', 'cool']);
});
