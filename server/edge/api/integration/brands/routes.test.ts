import { expect, test } from 'vitest';
import { brandByCode, brandDetail, brandExtend } from '#schemas/api/integration.ts';
import { dealsByBrand } from '#schemas/api/invented/catalogue.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { brands, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest, tenantFixture('guide')]);
const api = client(zest, { 'Accept-Language': 'en' });

await db.insert(brands).values([brandRow('zest', 'jbl', { logo: '/logo.svg' }), brandRow('zest', 'empty')]);
await db
  .insert(goods)
  .values([
    goodsRow('zest', 'a', { brandId: 'jbl' }),
    goodsRow('zest', 'b', { brandId: 'jbl' }),
    goodsRow('zest', 'gone', { brandId: 'jbl', invalid: true }),
    goodsRow('zest', 'other'),
  ]);
await db
  .insert(deals)
  .values([
    dealRow('zest', 'a', { heat: 1 }),
    dealRow('zest', 'b', { heat: 2, expiresAt: new Date(clock.now() + 60_000) }),
    dealRow('zest', 'expired', { goodsId: 'a', expiresAt: new Date(clock.now() - 1) }),
    dealRow('zest', 'other'),
  ]);

test('[B2] a brand is found by its id and by its code', async () => {
  const brand = {
    id: 'jbl',
    code: 'b-jbl',
    name: 'zest brand jbl English',
    logo: '/logo.svg',
    online: true,
  };
  expect(await api.call(brandDetail, { params: { id: 'jbl' } })).toEqual(brand);
  expect(await api.call(brandByCode, { query: { code: 'b-jbl' } })).toEqual(brand);
});

test('[B2] the extension counts its goods and its available deals', async () => {
  const extend = (id: string) => api.call(brandExtend, { query: { id } });
  expect(await extend('jbl')).toEqual({ brandId: 'jbl', goodsCount: 2, dealCount: 2 });
  expect(await extend('empty')).toEqual({ brandId: 'empty', goodsCount: 0, dealCount: 0 });
});

test('an unknown brand is not found', async () => {
  const missing = { status: 404, code: 'NOT_FOUND' };
  await expect(api.call(brandDetail, { params: { id: 'b-jbl' } })).rejects.toMatchObject(missing);
  await expect(api.call(brandByCode, { query: { code: 'jbl' } })).rejects.toMatchObject(missing);
  await expect(api.call(brandExtend, { query: { id: 'none' } })).rejects.toMatchObject(missing);
});

test('its deals are the available ones, hottest first', async () => {
  const { content, totalElements } = await api.call(dealsByBrand, { body: { brandId: 'jbl' } });
  expect([content.map(({ id }) => id), totalElements]).toEqual([['b', 'a'], 2]);
});

test('a brand never includes goods or deals of the other tenant’s brand with the same id', async () => {
  // At the other tenant, goods with the same ids belong to the brand, and there are more of them.
  const theirs = ['a', 'b', 'other', 'more'];
  await db.insert(brands).values(brandRow('guide', 'jbl'));
  await db.insert(goods).values(theirs.map((id) => goodsRow('guide', id, { brandId: 'jbl' })));
  await db.insert(deals).values(theirs.map((id) => dealRow('guide', id, { heat: 9 })));
  const { content, totalElements } = await api.call(dealsByBrand, { body: { brandId: 'jbl' } });
  expect([content.map(({ title }) => title?.split(' ')[0]), totalElements]).toEqual([['zest', 'zest'], 2]);
  expect(content.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(await api.call(brandExtend, { query: { id: 'jbl' } })).toMatchObject({
    goodsCount: 2,
    dealCount: 2,
  });
});
