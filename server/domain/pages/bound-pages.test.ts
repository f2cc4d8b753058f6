import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as editor from '#schemas/api/invented/editor-pages.ts';
import { boundPage } from '#schemas/api/invented/pages.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import { BOUND_SCREENS, type BoundScreen } from '#schemas/page/bound-address.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { brandRow, classificationRow, goodsRow, pageRow } from '../../edge/api/rows.fixtures.ts';
import * as tables from '../catalogue/schema.ts';
import { pages } from '../page-tables/schema.ts';
import { openPages } from './pages.fixtures.ts';

const { db, guide, client, purged, ann, publisher, viewer } = await openPages();
await db.insert(tables.brands).values(brandRow('zest', '1', { code: 'nora' }));
await db.insert(tables.goods).values(goodsRow('zest', '1', { code: 'p1', classificationId: '2' }));

function bound(screen: BoundScreen, path: string, over = {}) {
  const { pageType } = BOUND_SCREENS[screen];
  const document = emptyDocument(pageType);
  const id = path.slice(1).replaceAll('/', '-');
  return pageRow('zest', id, { path, pageType, document, draft: document, ...over });
}
const idFor = async (query: { screen: BoundScreen; code?: string; categories?: string }, by = viewer) =>
  (await by.call(boundPage, { query }))?.id;

beforeEach(async () => {
  await db.delete(pages);
  await db
    .insert(tables.classifications)
    .values([
      classificationRow('zest', '1', '1', { code: 'phones' }),
      classificationRow('zest', '2', '1:1', { code: 'cases', parentId: '1' }),
      classificationRow('zest', '3', '2', { code: 'tips', type: 'ARTICLE' }),
    ]);
  purged.length = 0;
});

describe('the page bound to a screen', () => {
  const ofProduct = { screen: 'product', code: 'p1', categories: 'cases,phones' } as const;

  test('[E1] is the item’s own, or that of its nearest category, or that of all items; otherwise there is none', async () => {
    const expected = ['product-p1', 'product-*-cases', 'product-*-phones', 'product-*'];
    await db
      .insert(pages)
      .values([
        bound('product', '/product/*'),
        bound('product', '/product/*/phones'),
        bound('product', '/product/*/cases'),
        bound('product', '/product/p1'),
        bound('product', '/product/p2'),
        bound('products', '/products/cases'),
      ]);
    for (const id of expected) {
      expect(await idFor(ofProduct)).toBe(id);
      await db.delete(pages).where(eq(pages.id, id));
    }
    expect(await idFor(ofProduct)).toBeUndefined();
    expect(await idFor({ screen: 'products', code: 'cases' })).toBe('products-cases');
  });

  test('is live, not archived, and the tenant’s own', async () => {
    await db
      .insert(pages)
      .values([
        bound('brand', '/brand/offline', { document: null }),
        bound('brand', '/brand/archived', { archivedAt: new Date() }),
        bound('brand', '/brand/live'),
      ]);
    const gus = client(guide, {});
    expect(await idFor({ screen: 'brand', code: 'offline' })).toBeUndefined();
    expect(await idFor({ screen: 'brand', code: 'archived' })).toBeUndefined();
    expect(await idFor({ screen: 'brand', code: 'live' })).toBe('brand-live');
    expect(await idFor({ screen: 'brand', code: 'live' }, gus)).toBeUndefined();
  });

  test('is the same document that the app gets by its id', async () => {
    await db.insert(pages).values(bound('search', '/search'));
    const page = await viewer.call(boundPage, { query: { screen: 'search' } });
    expect(await viewer.call(pageDataModule, { params: { id: 'search' } })).toEqual(page);
  });

  test.each([
    [{ screen: 'cart' }],
    [{ screen: '__proto__' }],
    [{ screen: 'product', code: 'x'.repeat(2_000) }],
    [{ screen: 'product', code: 'p1', categories: 'x,'.repeat(1_000) }],
  ])('is refused for the query %j', async (query) => {
    await expect(viewer.call(boundPage, { query: query as never })).rejects.toMatchObject({ status: 422 });
  });
});

describe('binding a page', () => {
  const create = (path: string, pageType: string) =>
    ann.call(editor.createPage, { body: { path, pageType: pageType as 'COMMON_PAGE' } });

  test.each([
    ['/product/*', 'RELATION_PAGE'],
    ['/product/p1', 'RELATION_PAGE'],
    ['/product/*/phones', 'RELATION_PAGE'],
    ['/brand/nora', 'RELATION_PAGE'],
    ['/products/cases', 'PAGE_CATEGORY'],
    ['/articles/*', 'PAGE_CATEGORY'],
    ['/search', 'COMMON_PAGE'],
  ])('at %s it starts with the screen’s own part', async (path, pageType) => {
    const { id } = await create(path, pageType);
    const { document } = await viewer.call(editor.openPage, { params: { id } });
    expect(document).toMatchObject({ pageType, slots: { main: ['own-part'] } });
    expect(document.nodes['own-part']?.type).toBe('own-part');
  });

  test.each([
    ['/product/*', 'COMMON_PAGE', 'PATH_OF_OTHER_TYPE'],
    ['/products/*', 'RELATION_PAGE', 'PATH_OF_OTHER_TYPE'],
    ['/search', 'PAGE_CATEGORY', 'PATH_OF_OTHER_TYPE'],
    ['/product/none', 'RELATION_PAGE', 'PATH_EMPTY'],
    ['/product/*/none', 'RELATION_PAGE', 'PATH_EMPTY'],
    ['/product/*/tips', 'RELATION_PAGE', 'PATH_EMPTY'],
    ['/products/tips', 'PAGE_CATEGORY', 'PATH_EMPTY'],
    ['/topic/none', 'RELATION_PAGE', 'PATH_EMPTY'],
    ['/product', 'RELATION_PAGE', 'PATH_RESERVED'],
    ['/product/p1/more', 'RELATION_PAGE', 'PATH_RESERVED'],
    ['/coupons/x', 'COMMON_PAGE', 'PATH_RESERVED'],
    ['/sale/*', 'RELATION_PAGE', 'PATH_INVALID'],
    ['/sale', 'RELATION_PAGE', 'PATH_OF_OTHER_TYPE'],
    ['/sale', 'PAGE_CATEGORY', 'PATH_OF_OTHER_TYPE'],
  ])('at %s of type %s is refused with %s', async (path, pageType, code) => {
    await expect(create(path, pageType)).rejects.toMatchObject({ code });
  });

  test('is refused at an address already taken, and a copy is not bound', async () => {
    const { id } = await create('/product/*', 'RELATION_PAGE');
    await expect(create('/product/*', 'RELATION_PAGE')).rejects.toMatchObject({ code: 'PATH_TAKEN' });
    const copy = await ann.call(editor.duplicatePage, { params: { id } });
    expect(copy).toMatchObject({ path: '/product-copy', pageType: 'RELATION_PAGE' });
  });

  test('changes by moving the page, and both addresses’ pages are purged', async () => {
    await db.insert(pages).values(bound('product', '/product/*', { publishedVersion: 1 }));
    const move = (path: string) =>
      publisher.call(editor.changeAddress, { params: { id: 'product-*' }, body: { path } });
    await expect(move('/products/cases')).rejects.toMatchObject({ code: 'PATH_OF_OTHER_TYPE' });
    expect(await move('/brand/nora')).toMatchObject({ path: '/brand/nora' });
    expect(purged).toEqual(['zest:page:product-*', 'zest:bound:brand:nora', 'zest:bound:product']);
  });
});
