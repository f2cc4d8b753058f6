import { expect, test } from 'vitest';
import { brandNavigate } from '#schemas/api/das.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { brands, classifications, goods } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'audio', '1'),
    classificationRow('zest', 'buds', '1:1', { parentId: 'audio' }),
    classificationRow('zest', 'home', '2'),
  ]);
await db
  .insert(brands)
  .values([
    brandRow('zest', 'jbl', { name: { th: 'เจบีแอล', en: 'JBL' }, position: 2 }),
    brandRow('zest', 'sony', { name: { th: 'โซนี่', en: 'Sony' }, hot: false, position: 1 }),
    brandRow('zest', 'off', { name: { en: '100%_Off' }, hot: false, online: false, position: 3 }),
  ]);
await db
  .insert(goods)
  .values([
    goodsRow('zest', 'a', { brandId: 'jbl', classificationId: 'buds' }),
    goodsRow('zest', 'b', { brandId: 'sony', classificationId: 'home' }),
    goodsRow('zest', 'c', { brandId: 'off', classificationId: 'buds', invalid: true }),
  ]);

const ids = async (query?: object, pageRequest?: object) =>
  (await api.call(brandNavigate, { body: { query, pageRequest } })).content.map(({ id }) => id).join(' ');

test('[B1] brands are sorted and paged, including offline ones', async () => {
  expect(await ids()).toBe('sony jbl off');
  expect(await ids({}, { page: 2, size: 2 })).toBe('off');
  const { content } = await api.call(brandNavigate, { body: {} });
  expect(content.map(({ online }) => online)).toEqual([true, true, false]);
});

test.each([
  [{ keyword: 'JB' }, 'jbl'],
  [{ keyword: ' sony ' }, 'sony'],
  [{ keyword: 'เจบี' }, 'jbl'],
  [{ keyword: '%' }, 'off'],
  [{ keyword: '_' }, 'off'],
  [{ keyword: '\\' }, ''],
  [{ onlyHotBrand: true }, 'jbl'],
  [{ classificationIds: ['audio'] }, 'jbl'],
  [{ classificationIds: ['audio', 'home'] }, 'sony jbl'],
  [{ classificationIds: ['none'] }, ''],
  [{ classificationIds: ['home'], onlyHotBrand: true }, ''],
])('[B1] brands can be filtered by %j', async (query, expected) => {
  expect(await ids(query)).toBe(expected);
});
