import { expect, test } from 'vitest';
import { migrateNode } from '#engine/migrate-node.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { categoryTilesFixtures } from './fixtures.ts';
import { loadCategoryTiles } from './load.ts';
import { categoryTiles } from './module.ts';
import { CategoryTilesView } from './view.tsx';

describeModule(categoryTiles, CategoryTilesView, categoryTilesFixtures, [
  { source: { list: '' } },
  { source: { list: 7 } },
  { source: { list: 'x'.repeat(201) } },
  { source: { query: [], sort: 'position', count: 6, pins: [], without: [] } },
]);

const { props, data } = categoryTilesFixtures.default;

test('each tile has a picture of 300 by 300, its name and a link to its products', async () => {
  const body = await showFixture(CategoryTilesView, categoryTilesFixtures.default, { lang: 'en' });
  const tiles = [...body.querySelectorAll('[data-testid=category-tile]')];
  expect(tiles).toHaveLength(4);
  expect(tiles[0]?.getAttribute('href')).toBe(`/en/products/${encodeURIComponent('เครื่องครัว')}-c1`);
  expect(tiles[0]?.textContent).toBe('เครื่องครัว');
  expect(tiles[0]?.querySelector('img')?.getAttribute('src')).toContain('@300x300q');
});

test('the first three pictures load at once', async () => {
  const body = await showFixture(CategoryTilesView, { props, data });
  const states = [...body.querySelectorAll('img[data-state]')].map((image) =>
    image.getAttribute('data-state'),
  );
  expect(states.map((state) => state === 'placeholder')).toEqual([false, false, false, true]);
});

test('loads the tiles of its group', async () => {
  const loaded = await loadWith(
    loadCategoryTiles,
    { title: {}, source: { list: 'kitchen' } },
    { homeCategories: data },
  );
  expect(loaded.calls).toEqual([{ id: 'homeCategories', args: { body: { code: 'kitchen' } } }]);
  expect(loaded.data).toBe(data);
  expect(loaded.tags).toEqual(['classifications']);
});

test('picked categories are requested by their codes', async () => {
  const source = { pick: ['c1'] };
  const items = [{ type: 'CATEGORY', code: 'c1', category: data[0] }];
  const loaded = await loadWith(loadCategoryTiles, { title: {}, source }, { sourceItems: { items } });
  expect([loaded.data, loaded.tags]).toEqual([[data[0]], ['classifications']]);
});

test.each([
  [{ code: 'kitchen' }, 'kitchen'],
  [{}, 'GOODS'],
])('a page of version 1 shows the same categories: %j', (old, list) => {
  const migrated = migrateNode({ id: 'n', type: 'category-tiles', v: 1, props: old }, categoryTiles);
  expect(migrated).toMatchObject({ status: 'ok', props: { source: { list } } });
});
