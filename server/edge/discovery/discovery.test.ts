import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { send } from '#tests/support/http.ts';
import { activityRow } from '../../domain/activities/activities.fixtures.ts';
import { activities } from '../../domain/activities/schema.ts';
import * as tables from '../../domain/catalogue/schema.ts';
import { pages } from '../../domain/page-tables/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openTestApi } from '../api/api.fixtures.ts';
import * as rows from '../api/rows.fixtures.ts';
import { createDiscovery } from './discovery.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide', { type: 'ARTICLE' });
const { db } = await openTestApi([zest, guide]);
const now = Date.UTC(2026, 10, 1);
const answer = createDiscovery({ db, now: () => now, perFile: 2 });

const server = createServer(async (request, response) => {
  const scope = tenantScope(request.headers.host?.startsWith('guide') ? guide : zest);
  if (!(await answer(request.url ?? '', scope, response))) response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const get = (path: string, tenant = 'zest') => send((server.address() as AddressInfo).port, tenant, path);
const placesIn = async (path: string, tenant?: string) =>
  [...(await get(path, tenant)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

beforeAll(async () => {
  for (const { id } of [zest, guide]) {
    await db
      .insert(tables.classifications)
      .values([
        rows.classificationRow(id, 'bags', '1', { name: { th: 'กระเป๋า & รองเท้า', en: 'Bags & shoes' } }),
        rows.classificationRow(id, 'tips', '2', { type: 'ARTICLE', name: { en: 'Tips' } }),
      ]);
    await db
      .insert(tables.goods)
      .values([
        rows.goodsRow(id, 'one'),
        rows.goodsRow(id, 'taken-down', { invalid: true }),
        rows.goodsRow(id, 'sold-out', { availability: 'OUT_OF_STOCK' }),
        rows.goodsRow(id, 'ended', { availability: 'DISCONTINUED' }),
      ]);
  }
  const deal = (id: string, over: Parameters<typeof rows.dealRow>[2] = {}) =>
    rows.dealRow('zest', id, { goodsId: 'taken-down', ...over });
  await db
    .insert(tables.deals)
    .values([
      deal('a', { code: 'a&b', updatedAt: new Date(now) }),
      deal('b'),
      deal('c'),
      deal('over', { expiresAt: new Date(now - 1) }),
      deal('gone', { invalid: true }),
      deal('of-a-product', { goodsId: 'one' }),
    ]);
  const document = { meta: {} };
  await db
    .insert(pages)
    .values([
      rows.pageRow('zest', 'home', { path: '/', document }),
      rows.pageRow('zest', 'hidden', { path: '/hidden', document: { meta: { noindex: true } } }),
      rows.pageRow('zest', 'draft', { path: '/draft', document: null }),
      rows.pageRow('zest', 'old', { path: '/old', document, archivedAt: new Date(now) }),
    ]);
});

test('/favicon.ico redirects to the icon', async () => {
  const { status, headers } = await get('/favicon.ico');
  expect([status, headers.location]).toEqual([301, '/icon.svg']);
});

test('robots.txt names the tenant’s sitemap and excludes search results, API and editor', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain(`Sitemap: ${zest.siteOrigin}/sitemap.xml`);
  for (const path of ['/api/', '/editor', '/review/', '/search?'])
    expect(body).toContain(`Disallow: ${path}\n`);
});

test('the index lists one file per language, kind and number of pages', async () => {
  const files = await placesIn('/sitemap.xml');
  const deals = files.filter((file) => file?.includes('/deals-'));
  expect(deals).toEqual(
    zest.languages.flatMap((lang) => [1, 2].map((n) => `${zest.siteOrigin}/sitemaps/${lang}/deals-${n}.xml`)),
  );
  for (const file of files) expect((await get(new URL(file ?? '').pathname)).status).toBe(200);
});

test('a file contains the public pages, in its language, escaped', async () => {
  const { siteOrigin } = zest;
  expect(await placesIn('/sitemaps/th/deals-1.xml')).toEqual([
    `${siteOrigin}/content/a%26b`,
    `${siteOrigin}/content/d-b`,
  ]);
  expect(await placesIn('/sitemaps/en/deals-2.xml')).toEqual([`${siteOrigin}/en/content/d-c`]);
  expect((await get('/sitemaps/th/deals-1.xml')).body).toContain(`<lastmod>${new Date(now).toISOString()}`);
  expect(await placesIn('/sitemaps/th/pages-1.xml')).toEqual([`${siteOrigin}/`]);
  expect(await placesIn('/sitemaps/en/pages-1.xml')).toEqual([`${siteOrigin}/en`]);
  expect(await placesIn('/sitemaps/en/product-categories-1.xml')).toEqual([
    `${siteOrigin}/en/products/Bags-%26-shoes-c-bags`,
  ]);
});

test('the sitemap lists goods that can be bought, and of their deals only those without a product’s page', async () => {
  expect(await placesIn('/sitemaps/th/goods-1.xml')).toEqual([`${zest.siteOrigin}/product/g-one`]);
});

test('a tenant’s files contain no pages of another', async () => {
  expect(await placesIn('/sitemaps/th/deals-1.xml', 'guide')).toEqual([]);
  expect(await placesIn('/sitemaps/en/article-categories-1.xml', 'guide')).toEqual([
    `${guide.siteOrigin}/en/Tips-c-tips`,
  ]);
});

test.each([
  '/sitemaps/xx/deals-1.xml',
  '/sitemaps/th/constructor-1.xml',
  '/sitemaps/th/deals-0.xml',
  '/other',
])('%s is not found', async (path) => expect((await get(path)).status).toBe(404));

test('running and coming activities are in the sitemap, each with its own screen', async () => {
  const day = 86_400_000;
  const running = {
    startsAt: new Date(now - day),
    endsAt: new Date(now + day),
    publishedAt: new Date(now - day),
  };
  await db
    .insert(activities)
    .values([
      activityRow('zest', 'runs', running),
      activityRow('zest', 'comes', { ...running, type: 'BONUS', startsAt: new Date(now + 1) }),
      activityRow('zest', 'ended', { ...running, endsAt: new Date(now) }),
      activityRow('zest', 'invalid', { ...running, invalidAt: new Date(now) }),
      activityRow('zest', 'draft', { ...running, publishedAt: null }),
      activityRow('guide', 'other', running),
    ]);
  expect(await placesIn('/sitemaps/th/badges-1.xml')).toEqual([`${zest.siteOrigin}/badge/runs`]);
  expect(await placesIn('/sitemaps/th/bonuses-1.xml')).toEqual([`${zest.siteOrigin}/bonus/comes`]);
  expect(await placesIn('/sitemap.xml')).not.toContain(`${zest.siteOrigin}/sitemaps/th/lotteries-1.xml`);
});

test('well-known files lead to where passwords are changed and faults reported', async () => {
  const change = await get('/.well-known/change-password');
  expect([change.status, change.headers.location]).toEqual([302, '/security']);
  const { status, headers, body } = await get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`Contact: ${zest.siteOrigin}/`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(now);
});
