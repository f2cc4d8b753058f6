import { expect, test } from 'vitest';
import { brands as list } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { brandsFixtures } from './fixtures.ts';
import { brands } from './index.ts';
import { loadBrands } from './load.ts';
import { BrandsView } from './view.tsx';

describeModule(brands, BrandsView, brandsFixtures, ['all', [], null]);

test('each tile leads to its brand and spans 6, 3 and 2 of twelve columns', async () => {
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

test('loads twelve at most, and depends on each', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...list.default, id: String(index) }));
  const loaded = await loadWith(loadBrands, {}, { homeBrands: many });
  expect(loaded.data).toHaveLength(12);
  expect(loaded.tags).toHaveLength(13);
  expect(loaded.tags?.slice(0, 2)).toEqual(['brands', 'brand:0']);
});
