import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import * as rows from '../../edge/api/rows.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import * as articleTables from '../articles/schema.ts';
import * as catalogueTables from '../catalogue/schema.ts';
import { exampleOf } from './example.ts';

const zest = tenantFixture('zest');
const guide = { ...tenantFixture('guide'), type: 'ARTICLE' as const };
const { db } = await openTestApi([zest, guide]);
const phones = { code: 'phones', name: { th: 'มือถือ', en: 'Phones' } };
for (const id of ['zest', 'guide'])
  await db.insert(catalogueTables.classifications).values([
    rows.classificationRow(id, '1', '1', phones),
    rows.classificationRow(id, '2', '1:1', { code: 'cases', parentId: '1' }),
    rows.classificationRow(id, '3', '2', {
      code: 'tips',
      type: 'ARTICLE',
      name: { th: 'เคล็ดลับ', en: 'Tips' },
    }),
  ]);
await db
  .insert(catalogueTables.goods)
  .values([
    rows.goodsRow('zest', '1', { code: 'gone', invalid: true, classificationId: '2' }),
    rows.goodsRow('zest', '2', { code: 'lamp' }),
    rows.goodsRow('zest', '3', { code: 'case', classificationId: '2' }),
  ]);
await db.insert(catalogueTables.deals).values(rows.dealRow('zest', '3', { code: 'd3', goodsId: '3' }));
await db.insert(catalogueTables.brands).values(rows.brandRow('zest', '5', { code: 'nora' }));
await db.insert(catalogueTables.itemGroups).values(rows.boardRow('zest', '6', { code: 'b6' }));
await db.insert(articleTables.topics).values(rows.topicRow('zest', '7', { subtitle: 'mega home' }));
await db
  .insert(articleTables.contents)
  .values(rows.contentRow('zest', '8', { code: 'a8', classificationId: '3' }));

const example = (path: string, about?: string, tenant = zest) =>
  exampleOf({ db, scope: tenantScope(tenant) }, path, { lang: 'en', about });

test.each([
  ['/sale', { path: '/sale', binding: {} }],
  ['/search', { path: '/search', binding: {} }],
  ['/product/*', { path: '/product/lamp', binding: { relation: { type: 'GOODS', id: '2' } } }],
  [
    '/product/*/phones',
    { path: '/product/case', binding: { relation: { type: 'GOODS', id: '3' }, goodsCategory: 'cases' } },
  ],
  [
    '/product/gone',
    { path: '/product/gone', binding: { relation: { type: 'GOODS', id: '1' }, goodsCategory: 'cases' } },
  ],
  [
    '/content/*',
    { path: '/content/d3', binding: { relation: { type: 'CONTENT', id: '3' }, goodsCategory: 'cases' } },
  ],
  ['/content/*/phones', { path: '/content/d3' }],
  [
    '/article/*',
    { path: '/article/a8', binding: { relation: { type: 'ARTICLE', id: '8' }, articleCategory: 'tips' } },
  ],
  ['/brand/*', { path: '/brand/nora', binding: { brandId: '5' } }],
  ['/leaderboard-products/*', { path: '/leaderboard-products/b6', binding: { boardId: '6' } }],
  ['/topic/*', { path: '/topic/mega-home', binding: { relation: { type: 'TOPIC', id: '7' } } }],
  ['/topic/mega-home', { path: '/topic/mega-home' }],
  ['/products/*', { path: '/products/Phones-phones', binding: { goodsCategory: 'phones' } }],
  ['/products/cases', { binding: { goodsCategory: 'cases' } }],
  ['/articles/*', { path: '/articles/Tips-tips', binding: { articleCategory: 'tips' } }],
])('a page at %s is shown with the item to which it is bound', async (path, expected) => {
  expect(await example(path)).toMatchObject(expected);
});

test('a page for all items of a kind is shown with the chosen item', async () => {
  expect(await example('/product/*', 'case')).toMatchObject({ path: '/product/case' });
  expect(await example('/products/*', 'cases')).toMatchObject({ binding: { goodsCategory: 'cases' } });
  expect(await example('/topic/*', 'mega home')).toMatchObject({ path: '/topic/mega-home' });
});

test('an article tenant’s category has a path at the root', async () => {
  expect(await example('/articles/*', undefined, guide)).toMatchObject({ path: '/Tips-tips' });
});

test('another tenant’s items are not used as examples', async () => {
  expect(await example('/product/*', undefined, guide)).toBeUndefined();
  expect(await example('/product/*', 'none')).toBeUndefined();
  expect(await example('/note-detail/*')).toBeUndefined();
});
