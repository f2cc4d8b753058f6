import { expect, test } from 'vitest';
import { comparedGoods } from '#schemas/api/invented/catalogue.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods, pricePoints } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow, runRows } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(goods)
  .values([
    ...['1', '2', '3', '4'].map((id) => goodsRow('zest', id, { mpn: `M-${id}` })),
    goodsRow('zest', 'bad', { invalid: true }),
    goodsRow('guide', 'theirs'),
    goodsRow('guide', '1', { mpn: 'of another tenant' }),
  ]);
await db.insert(pricePoints).values([
  ...runRows('zest', '1', clock.now(), [
    [200, 8_000],
    [40, 12_000],
    [5, 10_000],
  ]),
  ...runRows('guide', '1', clock.now(), [[300, 100]]),
]);

const compare = (keys: string[]) => api.call(comparedGoods, { body: { keys } });
const idsOf = async (keys: string[]) => (await compare(keys)).map(({ key, detail }) => [key, detail.id]);

test('goods come by id or code in the order of the request, without those that are gone or of another tenant', async () => {
  expect(await idsOf(['3', 'g-1', 'bad', 'theirs'])).toEqual([
    ['3', '3'],
    ['g-1', '1'],
  ]);
  expect(await idsOf([])).toEqual([]);
});

test('each has its facts, its own tenant’s prices as far as they reach, and its offers', async () => {
  const [first] = await compare(['1']);
  expect(first?.detail.goods).toMatchObject({ mpn: 'M-1', priceRange: { minSalePrice: 100 } });
  expect(first?.statistics).toMatchObject({ lowestPrice: 80, currentPrice: 100, currency: 'THB' });
  expect(first?.statistics.points).toHaveLength(3);
  expect(first?.skus.map(({ goods: { id } }) => id)).toEqual(['1']);
});

test('a fifth one is refused', async () => {
  await expect(compare(['1', '2', '3', '4', '5'])).rejects.toMatchObject({ status: 422 });
});
