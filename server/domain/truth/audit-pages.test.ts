import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createElement, Fragment, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { safeJson } from '#schemas/content/safe-json.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { GoodsCard } from '#storefront/cards/goods-card.tsx';
import { DealDetail } from '#storefront/detail/deal-detail.tsx';
import { ProductDetail } from '#storefront/detail/product-detail.tsx';
import { fixtureContext } from '#storefront/fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { goods } from '../catalogue/schema.ts';
import { auditPages } from './audit-pages.ts';
import { itemsOf } from './items.ts';
import { readRenderedPage } from './read-page.ts';
import { shownOf } from './shown.ts';
import { NOW, storeItem } from './truth.fixtures.ts';

const END = NOW + 86_400_000;
const scope = tenantScope(tenantFixture('zest'));
const { db } = await openTestDatabase();
const ctx = fixtureContext({ now: NOW });
const parts = {
  skus: [],
  variants: [],
  coupons: [],
  related: { deals: [], goods: [], articles: [], videos: [] },
};

async function html(...nodes: ReactNode[]) {
  const { t: _, ...value } = ctx;
  const props = { value, messages: clientMessages('th'), children: createElement(Fragment, null, ...nodes) };
  const { prelude } = await prerenderToNodeStream(createElement(ViewProvider, props));
  return text(prelude);
}

const jsonLd = (node: object) =>
  `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', '@graph': [node] })}</script>`;

let pages: Record<string, string>;

beforeEach(async () => {
  await db.delete(tenants);
  const { id, ...settings } = scope.tenant;
  await db.insert(tenants).values({ id, settings });
  await storeItem(db, {}, { originalPrice: 80_000, expiresAt: new Date(END) });
  const [item] = await itemsOf(db, scope, await db.select().from(goods), NOW);
  if (!item) throw new Error('no item');
  const readings = (await loadReadings(db, 'zest', ['a'])).get('a') ?? [];
  const { detail, statistics, deals, ...shown } = shownOf(item, readings, scope, NOW);
  const [deal] = deals;
  if (!deal || !detail.goods) throw new Error('no deal');
  const histories = [{ days: undefined, statistics }];
  const common = { ctx, histories, ...parts };
  const product = { ...detail, goods: detail.goods };
  const offer = { ...(deal.detail as SubjectDetail), deal: deal.card };
  pages = {
    '/products': await html(
      createElement(GoodsCard, { ctx, goods: shown.card }),
      createElement(DealCard, { ctx, deal: deal.card }),
    ),
    '/product/g-a':
      jsonLd(shown.jsonLd) + (await html(createElement(ProductDetail, { ...common, detail: product }))),
    '/content/d-a':
      jsonLd(deal.jsonLd) + (await html(createElement(DealDetail, { ...common, detail: offer }))),
  };
});

const audited = () => auditPages({ db, scope, now: () => NOW }, async (path) => pages[path] ?? '', 2);

test('rendered pages make claims, of which none contradicts the record', async () => {
  const { items, claims, contradictions } = await audited();
  expect(contradictions).toEqual([]);
  expect([items, claims]).toEqual([6, 31]);
});

describe('a page is tampered with', () => {
  test.each([
    ['/products', 'goods price', '>฿400</b>', '>฿399</b>', ['goods', 'price', '฿399', '฿400']],
    ['/products', 'goods percent', '>20% OFF<', '>26% OFF<', ['goods', 'percent', 26, 20]],
    ['/products', 'goods base', '>ปกติ ฿500', '>ปกติ ฿900', ['goods', 'base', 'ปกติ ฿900', 'mentioned']],
    ['/products', 'deal percent', '>50% OFF<', '>68% OFF<', ['deal', 'percent', 68, 50]],
    ['/products', 'deal reduction', '(20%)', '(46%)', ['deal', 'reductionPercent', 46, 20]],
    [
      '/products',
      'badge',
      'data-code="PRICE_REDUCTION_TOP"',
      'data-code="ALL_TIME_LOW"',
      ['goods', 'ALL_TIME_LOW', 'yes', 'no'],
    ],
    [
      '/product/g-a',
      'verdict',
      'data-verdict="FAR_BELOW" data-testid="detail-verdict"',
      'data-verdict="BELOW" data-testid="detail-verdict"',
      ['goods', 'verdict', 'BELOW', 'FAR_BELOW'],
    ],
    ['/product/g-a', 'JSON-LD price', '"price":"400"', '"price":"40"', ['goods', 'price', 4_000, 40_000]],
    [
      '/content/d-a',
      'end',
      new Date(END).toISOString().replace('Z', 'Z" data-testid="detail-ends'),
      '2030" data-testid="detail-ends',
      ['deal', 'end', '2030', new Date(END).toISOString()],
    ],
    ['/content/d-a', 'JSON-LD availability', 'InStock', 'OutOfStock', undefined],
  ])('%s: a wrong %s', async (path, _, from, to, found) => {
    expect(pages[path]).toContain(from);
    pages[path] = (pages[path] ?? '').replace(from, to);
    const { contradictions } = await audited();
    expect(
      contradictions.map(({ subject, claim, said, recorded }) => [subject, claim, said, recorded]),
    ).toEqual(found === undefined ? [] : [found]);
  });

  test('sold-out goods that a page sells', async () => {
    await db.execute('update price_points set available = false where price = 40000');
    const { contradictions } = await audited();
    expect(
      new Set(contradictions.filter(({ claim }) => claim === 'availability').map(({ subject }) => subject)),
    ).toEqual(new Set(['goods', 'deal']));
  });
});

describe('a page is read', () => {
  async function served(status: number, body: string) {
    const hosts: unknown[] = [];
    const server = createServer(({ headers }, response) => {
      hosts.push(headers.host);
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return { hosts, site, [Symbol.asyncDispose]: async () => void server.close() };
  }

  test('from the tenant’s host', async () => {
    await using server = await served(200, 'ราคา');
    expect(await readRenderedPage(server.site, 'zest.example', '/products')).toBe('ราคา');
    expect(server.hosts).toEqual(['zest.example']);
  });

  test.each([
    ['another status', 503, ''],
    ['a page that is too large', 200, 'x'.repeat(8_000_001)],
  ])('and refused: %s', async (_, status, body) => {
    await using server = await served(status, body);
    await expect(readRenderedPage(server.site, 'zest.example', '/')).rejects.toThrow('/: ');
  });
});
