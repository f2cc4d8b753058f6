import { expect, test } from 'vitest';
import { fixtureContext, brands as list } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { brandsFixtures } from './fixtures.ts';
import { loadBrands } from './load.ts';
import { brands } from './module.ts';
import { BrandsView } from './view.tsx';

describeModule(brands, BrandsView, brandsFixtures, ['all', [], null]);

test('[X5] each tile leads to its brand and spans 6, 3 and 2 of twelve columns', async () => {
  const body = await showFixture(BrandsView, brandsFixtures.default, { lang: 'en' });
  const tiles = [...body.querySelectorAll<HTMLElement>('ul > li')];
  expect(tiles.map((tile) => tile.querySelector('a')?.getAttribute('href'))).toEqual([
    '/en/brand/jbl',
    '/en/brand/32',
    '/en/brand/b33',
    '/en/brand/b34',
  ]);
  for (const tile of tiles) expect(tile.dataset).toMatchObject({ spanXs: '6', spanMd: '3', spanLg: '2' });
});

test('the header leads to all brands', async () => {
  const body = await showFixture(BrandsView, brandsFixtures.default);
  expect(body.querySelector('h2 a')?.getAttribute('href')).toBe('/brands');
});

test.each([
  ['desktop', 12],
  ['phone', 6],
] as const)('loads for a %s %i at most, and depends on each', async (device, count) => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...list.default, id: String(index) }));
  const ctx = fixtureContext({ device });
  const loaded = await loadWith(loadBrands, { title: {} }, { homeBrands: many }, { ctx });
  expect(loaded.data).toHaveLength(count);
  expect(loaded.tags).toHaveLength(count + 1);
  expect(loaded.tags?.slice(0, 2)).toEqual(['brands', 'brand:0']);
});
