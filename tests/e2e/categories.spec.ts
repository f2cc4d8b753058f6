import { allClassifications } from '#schemas/api/content.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { paths } from '#storefront/links/paths.ts';
import { apiOf } from '../support/api.ts';
import { send } from '../support/http.ts';
import { journal, moveClock } from '../support/rig.ts';
import { expect, type TenantId, test } from './test.ts';

type Categories = { goods: readonly CategoryNode[]; articles: readonly CategoryNode[] };
type Screen = { tenant: TenantId; path: (categories: Categories) => string; calls: readonly string[] };

const ofLevel = (categories: readonly CategoryNode[], wanted: number) => {
  const found = categories.find(({ level }) => Number(level) === wanted);
  if (!found) throw new Error(`No category of level ${wanted}`);
  return found;
};

/** Screens with the calls that load their categories. */
const SCREENS: Record<string, Screen> = {
  'the catalogue': {
    tenant: 'zest',
    path: () => '/products',
    calls: ['goodsCategories', 'classifications'],
  },
  'a category of products': {
    tenant: 'zest',
    path: ({ goods }) => paths.productCategory(ofLevel(goods, 1)),
    calls: ['classificationParentsByCode', 'childClassifications', 'classificationByCode'],
  },
  'a category with none below': {
    tenant: 'zest',
    path: ({ goods }) => paths.productCategory(ofLevel(goods, 3)),
    calls: ['classificationParentsByCode', 'childClassifications', 'relatedClassifications'],
  },
  'a category by its id': {
    tenant: 'zest',
    path: ({ goods }) => `/products/x-${ofLevel(goods, 1).id}`,
    calls: ['classification'],
  },
  'the brands': { tenant: 'zest', path: () => '/brands', calls: ['topClassifications'] },
  'the sitemap': { tenant: 'zest', path: () => '/sitemap', calls: ['allClassifications'] },
  'a category of articles': {
    tenant: 'guide',
    path: ({ articles }) => paths.articleCategory(ofLevel(articles, 1), 'ARTICLE'),
    calls: ['classificationByCode', 'classificationParents'],
  },
};

const categoriesOf = async (...args: Parameters<typeof apiOf>): Promise<Categories> => {
  const all = await apiOf(...args).call(allClassifications, {});
  const ofType = (wanted: string) => all.filter(({ type }) => type === wanted);
  return { goods: ofType('GOODS'), articles: ofType('ARTICLE') };
};

for (const [name, { tenant, path, calls }] of Object.entries(SCREENS))
  test(`[B3] ${name} loads its categories by ${calls.join(', ')}`, async ({ server }) => {
    const address = path(await categoriesOf(server, tenant));
    // Purges a page that another test may have cached.
    await moveClock(server, 0);
    const since = Date.now();
    expect((await send(server.port, tenant, address)).status).toBeLessThan(400);
    const asked = (await journal(server, since)).map(({ endpoint }) => endpoint);
    expect(asked).toEqual(expect.arrayContaining([...calls]));
  });

test('[R8] [R10] a category by another name, or by its id, redirects to its own address in the page’s language', async ({
  server,
}) => {
  const thai = await categoriesOf(server, 'zest');
  const english = await categoriesOf(server, 'zest', 'en');
  const [own, ownEnglish] = [thai, english].map(({ goods }) => paths.productCategory(ofLevel(goods, 2)));
  const { id, code } = ofLevel(thai.goods, 2);
  const article = ofLevel(english.articles, 1);
  for (const [from, to] of [
    [`/products/wrong-${code}`, own],
    [`/products/wrong-${id}`, own],
    [`/en${own}`, `/en${ownEnglish}`],
    [`/en/articles/wrong-${article.code}`, `/en${paths.articleCategory(article, 'GENERAL')}`],
  ] as const) {
    const { status, headers } = await send(server.port, 'zest', from);
    expect([status, headers.location]).toEqual([301, to]);
    const page = await send(server.port, 'zest', to ?? '');
    expect(page.status).toBe(200);
  }
  const { body } = await send(server.port, 'zest', own ?? '');
  const alternate = (lang: string) =>
    new RegExp(`hrefLang="${lang}" href="([^"]+)"`, 'i').exec(body)?.[1]?.replaceAll('&amp;', '&');
  expect(alternate('en')?.endsWith(`/en${ownEnglish}`)).toBe(true);
  for (const missing of [`/products/x-${article.code}`, `/products/x-${article.id}`, '/products/x-none'])
    expect((await send(server.port, 'zest', missing)).status).toBe(404);
});
