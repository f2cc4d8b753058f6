import { expect, test } from 'vitest';
import { brandNavigate, relationSkus, searchFilters } from '#schemas/api/das.ts';
import { brandExtend } from '#schemas/api/integration.ts';
import { goodsFilters, goodsPages } from '#schemas/api/invented/catalogue.ts';
import { commonSearch, relatedSubjects, subjectDetail } from '#schemas/api/search.ts';
import { AVAILABILITIES, isBuyable } from '#schemas/enums/availability.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as tables from '../../domain/catalogue/schema.ts';
import { buildIndex } from '../../domain/search/build-index.ts';
import { openTestApi } from './api.fixtures.ts';
import * as rows from './rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

/** One product in each state, on a platform of its own, and a brand whose only product is sold out. */
const PLATFORMS = ['LAZADA', 'SHOPEE', 'AMAZON', 'TIKTOK', 'ALIEXPRESS'] as const;
const from = new Date('2026-12-24T00:00:00Z');
await db.insert(tables.classifications).values(rows.classificationRow('zest', 'lamps', '1'));
await db.insert(tables.brands).values([rows.brandRow('zest', 'lux'), rows.brandRow('zest', 'dim')]);
await db.insert(tables.goods).values([
  ...AVAILABILITIES.map((availability, i) =>
    rows.goodsRow('zest', availability, {
      availability,
      availableFrom: availability === 'PREORDER' ? from : null,
      platform: PLATFORMS[i] ?? '',
      // The sold-out ones are cheaper than those that can be bought.
      price: isBuyable(availability) ? 90_000 + i : 100 + i,
      name: { en: 'Lux lamp 5' },
      brandId: 'lux',
      classificationId: 'lamps',
    }),
  ),
  rows.goodsRow('zest', 'only', { availability: 'OUT_OF_STOCK', brandId: 'dim', classificationId: 'lamps' }),
]);
await buildIndex(db, 'zest');

const BUYABLE = ['BACKORDER', 'IN_STOCK', 'PREORDER'];
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id).sort();
const search = { keyword: 'lamp', dataTypes: ['GOODS' as const] };
const origin = { orgSubjectType: 'GOODS' as const, relateds: ['LAST_CLASSIFICATIONS_GOODS' as const] };

test('lists of goods and their counts leave sold-out ones out', async () => {
  const list = await api.call(goodsPages, { body: { query: { classificationCode: 'c-lamps' } } });
  expect([idsOf(list.content), list.totalElements]).toEqual([BUYABLE, 3]);
  const filters = await api.call(goodsFilters, { body: { query: {} } });
  expect(filters.filter(({ kind }) => kind === 'brand')).toMatchObject([{ value: 'lux', count: 3 }]);
});

test('a brand counts what can be bought, and stands in no category without it', async () => {
  expect(await api.call(brandExtend, { query: { id: 'lux' } })).toMatchObject({ goodsCount: 3 });
  const { content } = await api.call(brandNavigate, { body: { query: { classificationIds: ['lamps'] } } });
  expect(idsOf(content)).toEqual(['lux']);
});

test('a search, its filters and related goods leave sold-out ones out, unless a search asks for ended ones', async () => {
  expect(idsOf((await api.call(commonSearch, { body: search })).content)).toEqual(BUYABLE);
  const all = await api.call(commonSearch, { body: { ...search, contentExpired: true } });
  expect(idsOf(all.content)).toEqual([...AVAILABILITIES, 'only'].sort());
  const filters = await api.call(searchFilters, { body: search });
  expect(filters.filter(({ kind }) => kind === 'platform').map(({ value }) => value)).not.toContain('SHOPEE');
  const related = await api.call(relatedSubjects, {
    body: { ...origin, orgIds: ['only'], destSubjectType: 'GOODS', pageRequest: { page: 1, size: 10 } },
  });
  expect(idsOf(related.content)).toEqual(BUYABLE);
});

test('offers of other platforms can be bought, and a sold-out product comes after them', async () => {
  const offers = async (id: string) =>
    (await api.call(relationSkus, { params: { id } })).map(({ goods }) => goods.id);
  expect(await offers('IN_STOCK')).toEqual(['IN_STOCK', 'PREORDER', 'BACKORDER']);
  expect(await offers('OUT_OF_STOCK')).toEqual(['IN_STOCK', 'PREORDER', 'BACKORDER', 'OUT_OF_STOCK']);
});

test('a page has the time of the last reading, the description and the identifiers of its product, a list has none', async () => {
  const known = { gtin: '8850123456789', mpn: 'L5', sku: 'LUX-5' };
  const checkedAt = new Date('2026-11-20T00:00:00Z');
  await db
    .insert(tables.goods)
    .values(rows.goodsRow('zest', 'whole', { ...known, description: { en: 'A lamp' } }));
  await db
    .insert(tables.pricePoints)
    .values(rows.runRows('zest', 'whole', checkedAt.getTime(), [[3, 10_000]]));
  // Another price than that of its goods.
  const deal = rows.dealRow('zest', 'whole', { currentPrice: 1, updatedAt: new Date() });
  await db.insert(tables.deals).values(deal);
  const expected = { ...known, checkedAt: checkedAt.getTime(), description: 'A lamp' };
  for (const type of ['GOODS', 'CONTENT'] as const)
    expect((await api.call(subjectDetail, { body: { subject: { type, id: 'whole' } } })).goods).toMatchObject(
      expected,
    );
  const { content } = await api.call(goodsPages, { body: { query: {} } });
  expect(Object.keys(content.find(({ id }) => id === 'whole')?.goods ?? {})).not.toContain('checkedAt');
});

test('a page has the attributes of its product in the reader’s language, thirty at most, a list has none', async () => {
  const power = { name: { en: 'Power', th: 'กำลังไฟ' }, value: { th: '5 วัตต์' } };
  const attributes = [{ name: { en: 'Empty' }, value: {} }, ...Array.from({ length: 40 }, () => power)];
  await db.insert(tables.goods).values(rows.goodsRow('zest', 'spec', { attributes }));
  const { goods } = await api.call(subjectDetail, { body: { subject: { type: 'GOODS', id: 'spec' } } });
  expect(goods?.attributes).toHaveLength(29);
  expect(goods?.attributes?.[0]).toEqual({ name: 'Power', value: '5 วัตต์' });
  const { content } = await api.call(goodsPages, { body: { query: {} } });
  expect(Object.keys(content.find(({ id }) => id === 'spec')?.goods ?? {})).not.toContain('attributes');
});

test.each(AVAILABILITIES)('the page of a product says that it is %s', async (availability) => {
  const { goods } = await api.call(subjectDetail, { body: { subject: { type: 'GOODS', id: availability } } });
  expect(goods?.availability).toBe(availability);
  expect(goods?.availableFrom).toBe(availability === 'PREORDER' ? from.getTime() : undefined);
});
