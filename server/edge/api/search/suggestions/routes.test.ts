import { expect, test } from 'vitest';
import { searchSuggestions } from '#schemas/api/invented/suggestions.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { brands, classifications, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { buildIndex } from '../../../../domain/search/build-index.ts';
import { keywords } from '../../../../domain/search/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest, tenantFixture('guide')]);
const both = (th: string, en: string) => ({ th, en, id: en });
await db.insert(keywords).values([
  { tenantId: 'zest', id: '1', keyword: both('หูฟังไร้สาย', 'wireless earbuds'), heat: 5 },
  { tenantId: 'zest', id: '2', keyword: both('โทรศัพท์', 'phone'), heat: 9 },
]);
await db
  .insert(brands)
  .values([
    brandRow('zest', 's', { name: both('ซัมซุง', 'Samsung') }),
    brandRow('zest', 'gone', { name: both('ซัมซัน', 'Samsun'), online: false }),
  ]);
await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'ears', '1', { name: both('หูฟังและลำโพง', 'Earphones and speakers') }),
    classificationRow('zest', 'tips', '1', { type: 'ARTICLE', name: both('หูฟังน่ารู้', 'Ear tips') }),
  ]);
await db.insert(goods).values(['zest', 'guide'].map((id) => goodsRow(id, 'one')));
await db
  .insert(deals)
  .values(
    dealRow('zest', 'one', { title: both('[ส่งฟรี] หูฟัง Samsung Buds', '[Free] Samsung Buds earphones') }),
  );
// The other tenant has a deal with the same id.
await db.insert(deals).values(dealRow('guide', 'one', { title: both('ของร้านอื่น', 'Of another shop') }));
await buildIndex(db, 'zest');

const texts = async (keyword: string, lang = 'th') =>
  (await client(zest, { 'Accept-Language': lang }).call(searchSuggestions, { query: { keyword } })).map(
    ({ kind, text }) => `${kind} ${text}`,
  );

test('continue the typed text, in Thai without spaces too', async () => {
  expect(await texts('หูฟ')).toEqual(['keyword หูฟังไร้สาย', 'classification หูฟังและลำโพง']);
  expect(await texts('หูฟัง')).toEqual([
    'keyword หูฟังไร้สาย',
    'classification หูฟังและลำโพง',
    'title หูฟัง Samsung Buds',
  ]);
});

test('have brands in the typed script, and titles in the page’s language', async () => {
  expect(await texts('sams')).toEqual(['brand Samsung', 'title หูฟัง Samsung Buds']);
  expect(await texts('ซัม', 'en')).toContain('brand ซัมซุง');
  expect(await texts('samsung', 'en')).toEqual(['brand Samsung', 'title Samsung Buds earphones']);
});

test('complete the word being typed', async () => {
  expect(await texts('samsung bud', 'en')).toEqual(['title Samsung Buds earphones']);
  expect(await texts('earph bud', 'en')).toEqual([]);
});

test.each(['', ' ', '%', '_', '\\', "'", 'zzzz', '🙂'])('are none for %j', async (keyword) => {
  expect(await texts(keyword)).toEqual([]);
});

test('lead to the page of a brand, a category and a deal, with its picture and price', async () => {
  const found = (keyword: string) =>
    client(zest, { 'Accept-Language': 'en' }).call(searchSuggestions, { query: { keyword } });
  expect(await found('sams')).toEqual([
    { kind: 'brand', text: 'Samsung', path: '/brand/b-s' },
    {
      kind: 'title',
      text: 'Samsung Buds earphones',
      path: '/content/d-one',
      picture: '/media/zest/one.webp',
      price: 100,
      currency: 'THB',
    },
  ]);
  const [category] = (await found('earph')).filter(({ kind }) => kind === 'classification');
  expect(category?.path).toBe('/products/Earphones-and-speakers-c-ears');
});

test('are goods where no deal has the words', async () => {
  await db.insert(goods).values(goodsRow('zest', 'mug', { name: both('แก้วเซรามิก', 'Ceramic mug') }));
  await buildIndex(db, 'zest');
  const found = await client(zest, { 'Accept-Language': 'en' }).call(searchSuggestions, {
    query: { keyword: 'ceram' },
  });
  expect(found.map(({ path, price }) => [path, price])).toEqual([['/product/g-mug', 100]]);
});

test('are kept a minute for each shop and language', async () => {
  const guide = client(tenantFixture('guide'), { 'Accept-Language': 'en' });
  expect(await guide.call(searchSuggestions, { query: { keyword: 'sams' } })).toEqual([]);
});
