import { expect, test } from 'vitest';
import { articles, deals, fixtureContext, goods } from '../fixtures.ts';
import { itemList, listedArticles, listedDeals, mixedList } from './item-list.ts';
import { goodsProduct } from './product.ts';
import { siteNodes } from './site.ts';

const origin = 'http://zest.localhost:3000';

test('a list’s page names its entries by their titles and addresses, numbered through the whole list', () => {
  const ctx = fixtureContext({ lang: 'en' });
  const list = itemList(
    ctx,
    {
      content: [
        { id: '1', type: 'deal', deal: { ...deals.default, code: 'd1', title: 'A deal' } },
        { id: '2', type: 'coupon', coupon: { id: '2', type: 'CODE' } },
        { id: '3', type: 'goods', goods: { ...goods.default, code: 'p3', goodsName: 'A product' } },
        { id: '4', type: 'article', article: { ...articles.default, code: 'a4' } },
      ],
      totalElements: 24,
      hasNext: false,
    },
    2,
  );
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 21, name: 'A deal', url: `${origin}/en/content/d1` },
      { position: 23, name: 'A product', url: `${origin}/en/product/p3` },
      { position: 24, url: `${origin}/en/article/a4` },
    ],
  });
});

test('a page of modules lists each thing once, at its first place', () => {
  const ctx = fixtureContext({ lang: 'en' });
  const deal = (code: string) => ({ ...deals.default, id: code, code, title: code });
  const listed = [
    ...listedDeals(ctx, [deal('d1'), deal('d2')]),
    ...listedArticles(ctx, [{ ...articles.default, code: 'a4' }]),
    ...listedDeals(ctx, [deal('d1'), deal('d3')]),
  ];
  expect(mixedList(ctx, listed)).toMatchObject({
    itemListElement: [
      { position: 1, url: `${origin}/en/content/d1` },
      { position: 2, url: `${origin}/en/content/d2` },
      { position: 3, url: `${origin}/en/article/a4` },
      { position: 4, url: `${origin}/en/content/d3` },
    ],
  });
});

test('the site has its search address, in the page’s language', () => {
  const [organization, site] = siteNodes(fixtureContext({ lang: 'id' }));
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Zest', url: origin });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: `${origin}/id`,
    inLanguage: 'id',
    potentialAction: { target: { urlTemplate: `${origin}/id/search?keyword={keyword}` } },
  });
});

test('the pages of all variants of a product name the same group, with the address of each', () => {
  const ctx = fixtureContext({ lang: 'en' });
  const variants = ['12', '11'].map((id) => ({
    ...goods.default,
    id,
    code: `p${id}`,
    goodsName: `Fan ${id}`,
  }));
  const groups = [variants, variants.toReversed()].map((all) => {
    const [own] = all;
    const about = { id: '1', subjectType: 'GOODS', goods: own };
    return (goodsProduct(ctx, about, '/p', all) as { isVariantOf?: object }).isVariantOf;
  });
  expect(groups[0]).toEqual({
    '@type': 'ProductGroup',
    productGroupID: '11',
    name: 'Fan 11',
    hasVariant: [
      { '@type': 'Product', name: 'Fan 11', url: `${origin}/en/product/p11` },
      { '@type': 'Product', name: 'Fan 12', url: `${origin}/en/product/p12` },
    ],
  });
  expect(groups[1]).toEqual(groups[0]);
  const alone = { id: '1', subjectType: 'GOODS', goods: goods.default };
  expect(goodsProduct(ctx, alone, '/p')).toHaveProperty('isVariantOf', undefined);
});
