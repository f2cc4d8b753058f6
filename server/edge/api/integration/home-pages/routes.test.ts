import { describe, expect, test } from 'vitest';
import * as integration from '#schemas/api/integration.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { brands, classifications, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const HOUR_MS = 3_600_000;
const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

describe('the daily special offers change next', () => {
  const next = async () => (await api.call(integration.dailySpecialConfig, {})).nextUpdateTime;

  test('now if none runs', async () => {
    const before = clock.now();
    expect(await next()).toBeGreaterThanOrEqual(before);
    expect(await next()).toBeLessThanOrEqual(clock.now());
  });

  test('when the first of the running ones ends', async () => {
    const [soon, later] = [clock.now() + HOUR_MS, clock.now() + 2 * HOUR_MS];
    const until = (moment: number, over = {}) => ({ dailySpecialUntil: new Date(moment), ...over });
    const rows = {
      past: until(soon - 2 * HOUR_MS),
      invalid: until(soon - 1_000, { invalid: true }),
      soon: until(soon),
      later: until(later),
      never: {},
    };
    await db.insert(goods).values(Object.keys(rows).map((id) => goodsRow('zest', id)));
    await db.insert(deals).values(Object.entries(rows).map(([id, over]) => dealRow('zest', id, over)));
    expect(await next()).toBe(soon);
    clock.set(HOUR_MS);
    expect(await next()).toBe(later);
  });
});

test('recommended brands are hot and online, in their order', async () => {
  await db
    .insert(brands)
    .values([
      brandRow('zest', 'second', { position: 2 }),
      brandRow('zest', 'first', { position: 1, logo: '/media/l.svg', cover: '/media/c.svg' }),
      brandRow('zest', 'offline', { online: false }),
      brandRow('zest', 'cold', { hot: false }),
    ]);
  const found = await api.call(integration.homeBrands, {});
  expect(found.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(found[0]).toEqual({
    id: 'first',
    code: 'b-first',
    name: 'zest brand first English',
    logo: '/media/l.svg',
    cover: '/media/c.svg',
    online: true,
  });
});

test('category tiles are the children of a category, or a type’s top ones', async () => {
  await db
    .insert(classifications)
    .values([
      classificationRow('zest', 'home', '2', { picture: '/media/home.webp' }),
      classificationRow('zest', 'phones', '1'),
      classificationRow('zest', 'cases', '1:1', { parentId: 'phones' }),
      classificationRow('zest', 'tips', '1', { type: 'ARTICLE' }),
    ]);
  const tiles = async (code: string) =>
    (await api.call(integration.homeCategories, { body: { code } })).map((tile) => tile.classificationId);
  expect(await tiles('GOODS')).toEqual(['phones', 'home']);
  expect(await tiles('ARTICLE')).toEqual(['tips']);
  expect(await tiles('c-phones')).toEqual(['cases']);
  expect(await tiles('none')).toEqual([]);
  expect((await api.call(integration.homeCategories, { body: { code: 'GOODS' } }))[1]).toEqual({
    classificationId: 'home',
    classificationCode: 'c-home',
    classificationName: 'zest category home English',
    classificationImage: '/media/home.webp',
  });
});
