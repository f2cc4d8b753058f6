import { expect, test } from 'vitest';
import { commonSearch } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { brandRow, classificationRow, contentRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { contents } from '../articles/schema.ts';
import { brands, classifications, goods } from '../catalogue/schema.ts';
import { buildIndex } from './build-index.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'th' });

const named = (name: string) => ({ th: name, en: name, id: name });
const thing = (id: string, name: string, over: Partial<typeof goods.$inferInsert> = {}) =>
  goodsRow('zest', id, { name: named(name), ...over });
await db
  .insert(brands)
  .values([
    brandRow('zest', 'samsung', { name: named('Samsung') }),
    brandRow('zest', 'maker', { name: named('Maker') }),
  ]);
await db
  .insert(classifications)
  .values(classificationRow('zest', 'sound', '01', { name: named('หูฟัง กล้อง และนาฬิกา') }));
await db
  .insert(goods)
  .values([
    thing('film', 'ฟิล์มกระจก iPhone 15', { monthSales: 900 }),
    thing('case', 'เคสใส ไอโฟน 14 กันกระแทก', { monthSales: 800, price: 900 }),
    thing('phone', 'มือถือ Samsung Galaxy A16', { brandId: 'samsung', monthSales: 3, platform: 'SHOPEE' }),
    thing('watch', 'นาฬิกา ใช้คู่กับ Samsung', { brandId: 'maker', monthSales: 5_000 }),
    thing('cover', 'เคส Samsung A16', { monthSales: 6_000, price: 500 }),
    thing('radio', 'หูฟังครอบหู', { platform: 'LAZADA' }),
    thing('buds', 'หูฟังไร้สาย', { platform: 'SHOPEE' }),
    thing('a-camera', 'วงจรปิด 4K', { platform: 'SHOPEE', classificationId: 'sound' }),
  ]);
await db
  .insert(contents)
  .values(contentRow('zest', 'tips', { contentTypeCode: 'ARTICLE', title: named('รีวิว iPhone และ vivo') }));
await buildIndex(db, 'zest');

type Body = { dataTypes?: ('GOODS' | 'ARTICLE')[]; sort?: 'LOW_PRICE'; platforms?: string[] };
const search = async (keyword: string, body: Body = {}) => {
  const found = await api.call(commonSearch, { body: { keyword, dataTypes: ['GOODS'], ...body } });
  const { match, notSold, platforms } = found;
  return { ids: found.content.map(({ id }) => id), match, notSold, platforms };
};

test('a name of which only films and cases exist is not sold, and they are similar results', async () => {
  for (const keyword of ['iphone', 'ไอโฟน', 'iphone 15']) {
    const { ids, ...said } = await search(keyword);
    expect(ids).toContain('film');
    expect(said).toMatchObject({ match: 'similar', notSold: ['iPhone'] });
  }
  expect(await search('iphone', { dataTypes: ['GOODS', 'ARTICLE'] })).toMatchObject({ notSold: ['iPhone'] });
});

test('a search for a film or a case of it is answered', async () => {
  expect(await search('ฟิล์ม iphone')).toMatchObject({ ids: ['film'], match: 'exact', notSold: [] });
});

test('a name that has goods is sold, though a page may show only cases of it', async () => {
  const { ids, ...said } = await search('samsung', { sort: 'LOW_PRICE' });
  expect(ids[0]).toBe('cover');
  expect(said).toMatchObject({ match: 'exact', notSold: [] });
  expect(await search('เคส samsung')).toMatchObject({ notSold: [] });
});

test('a name that nothing has is not sold and not corrected; other words have similar results', async () => {
  expect(await search('วิโว่')).toMatchObject({ ids: [], notSold: ['vivo'] });
  const near = await search('หูฟัง วิโว่');
  expect(near).toMatchObject({ match: 'similar', notSold: ['vivo'] });
  expect(near.ids.toSorted()).toEqual(['a-camera', 'buds', 'radio']);
});

test('among articles nothing is said of goods', async () => {
  expect(await search('vivo', { dataTypes: ['ARTICLE'] })).toMatchObject({ ids: ['tips'], notSold: [] });
});

test('goods of a brand come before popular ones that mention it', async () => {
  expect((await search('ซัมซุง')).ids).toEqual(['phone', 'cover', 'watch']);
});

test('the name of a marketplace limits the results, unless it has none or the shopper chose another', async () => {
  // The one that has the word in its title is first, as without the marketplace.
  const shopee = { ids: ['buds', 'a-camera'], match: 'exact', platforms: ['SHOPEE'] };
  expect(await search('หูฟัง ช้อปปี้')).toMatchObject(shopee);
  expect(await search('หูฟัง shopee', { platforms: ['LAZADA'] })).toMatchObject({
    ids: ['radio'],
    match: 'exact',
    platforms: [],
  });
  expect(await search('ฟิล์ม shopee')).toMatchObject({ ids: ['film'], platforms: [] });
});
