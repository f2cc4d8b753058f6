import pg from 'pg';
import { archivePage, createPage } from '#schemas/api/invented/editor-pages.ts';
import { BOUND_SCREENS, type BoundScreen } from '#schemas/page/bound-address.ts';
import { type ModuleNode, OWN_PART, type PageDocument } from '#schemas/page/document.ts';
import { send, sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf, putPage, readPage } from '../support/pages.ts';
import { spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from './test.ts';

const node = (id: string, type: string, props: ModuleNode['props'] = {}): ModuleNode => ({
  id,
  type,
  v: 1,
  props,
});
const notice = (words: string) => node('words', 'notice', { items: [{ text: { th: words, en: words } }] });
const own = node(OWN_PART, OWN_PART);

/** Creates and publishes a page, and gives a function that removes it. */
async function bind(server: RunningServer, path: string, document: PageDocument, tenant = 'zest') {
  const headers = await operatorHeaders(server, tenant);
  const body = { path, pageType: document.pageType };
  const made = await sendJson(server.port, tenant, `/api${createPage.path}`, {
    method: 'POST',
    headers,
    body,
  });
  const { id } = made.json.data;
  expect((await putPage(server, tenant, { id, rev: 1, document })).status).toBe(200);
  const archive = `/api${archivePage.path.replace('{id}', id)}`;
  return async () => {
    expect((await sendJson(server.port, tenant, archive, { method: 'POST', headers })).status).toBe(200);
  };
}

/** Screens whose items are goods or related to goods. */
const ABOUT_GOODS: ReadonlySet<BoundScreen> = new Set([
  'brand',
  'leaderboard-products',
  'content',
  'products',
]);

const typeOf = (screen: BoundScreen) => BOUND_SCREENS[screen].pageType;
const html = async (server: RunningServer, path: string, tenant = 'zest', headers = {}) =>
  (await send(server.port, tenant, encodeURI(decodeURI(path)), { headers })).body;

/** HTML of the screen between header and footer, without parts that depend on the time: lines and points of a price chart. */
const main = (body: string) =>
  body
    .slice(body.indexOf('<main'), body.indexOf('</main>'))
    .replaceAll(/ d="M[^"]*"| style="inset-inline-start[^"]*"/g, '');

/** Position of each text's first occurrence in the page; -1 without one. */
const places = (body: string, ...texts: string[]) => texts.map((text) => main(body).indexOf(text));

/**
 * Codes of a product of a category, of one outside it, and of the category, which is the parent of the product's own.
 */
async function twoProducts(server: RunningServer) {
  const { rows } = await query(
    server,
    `select g.code, above.code as category from goods g
     join classifications own on own.tenant_id = g.tenant_id and own.id = g.classification_id
     join classifications above on above.tenant_id = own.tenant_id and above.id = own.parent_id
     where g.tenant_id = 'zest' and not g.invalid order by g.id`,
  );
  const [one] = rows;
  const other = rows.find(({ category }) => category !== one?.category);
  if (!one || !other) throw new Error('The seed has too few products');
  return { one, other };
}

async function query(server: RunningServer, sql: string) {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ code: string; category: string; path: string }>(sql);
  await client.end();
  return { rows };
}

test('[E1] RELATION_PAGE: a page for all products of a category surrounds each of them, and can be removed', async ({
  server,
}) => {
  const { one, other } = await twoProducts(server);
  const [path, elsewhere] = [`/product/${one.code}`, `/product/${other.code}`];
  const before = [main(await html(server, path)), main(await html(server, elsewhere))];
  const document = {
    ...pageOf([
      notice('Ships tomorrow'),
      own,
      node('end', 'rich-text', { title: {}, text: { th: '<p>The end</p>' } }),
    ]),
    pageType: typeOf('product'),
  };
  const beside = node('beside', 'rich-text', { title: {}, text: { th: '<p>Beside it</p>' } });
  const remove = await bind(server, `/product/*/${one.category}`, {
    ...document,
    nodes: { ...document.nodes, beside },
    slots: { ...document.slots, aside: ['beside'] },
  });

  await expect.poll(async () => (await html(server, path)).includes('Ships tomorrow')).toBe(true);
  const composed = await html(server, path);
  const order = places(composed, 'Ships tomorrow', '<h1', 'The end', 'Beside it');
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
  expect(main(composed).match(/<h1/g)).toHaveLength(1);
  expect(composed).toContain('data-page-type="RELATION_PAGE"');
  expect(main(await html(server, elsewhere))).toBe(before[1]);

  const removeOwn = await bind(server, path, {
    ...pageOf([notice('Only here'), own]),
    pageType: 'RELATION_PAGE',
  });
  await expect.poll(async () => places(await html(server, path), 'Only here')[0]).toBeGreaterThan(-1);
  expect(places(await html(server, path), 'Ships tomorrow')).toEqual([-1]);
  await removeOwn();
  await remove();
  await expect.poll(async () => main(await html(server, path))).toBe(before[0]);
});

test('[E1] every screen can have modules above and below its own part, which get the screen’s item, on a page of its own type', async ({
  server,
}) => {
  const { rows } = await query(
    server,
    `select '/brand/' || code as path from (select b.code from brands b join goods g on g.tenant_id = b.tenant_id and g.brand_id = b.id
       join deals d on d.tenant_id = g.tenant_id and d.goods_id = g.id and not d.invalid and d.expires_at > now()
       where b.tenant_id = 'zest' and b.online order by d.heat desc limit 1) b
     union all select '/leaderboard-products/' || code from (select code from item_groups where tenant_id = 'zest' and online limit 1) i
     union all select '/content/' || code from (select code from deals where tenant_id = 'zest' and not invalid limit 1) d
     union all select '/article/' || code from (select code from contents where tenant_id = 'zest' and content_type_code = 'ARTICLE' limit 1) a
     union all select '/note-detail/' || code from (select code from contents where tenant_id = 'zest' and content_type_code = 'NOTE' limit 1) n`,
  );
  const list = async (type: string) => {
    const { rows: found } = await query(
      server,
      `select code, code as path from classifications where tenant_id = 'zest' and type = '${type}' and level = 1 limit 1`,
    );
    const { headers } = await send(
      server.port,
      'zest',
      `/${type === 'GOODS' ? 'products' : 'articles'}/x-${found[0]?.code}`,
    );
    return String(headers.location);
  };
  const screens = [
    ...rows.map(({ path }) => path),
    await list('GOODS'),
    await list('ARTICLE'),
    '/search',
    '/coupons',
    '/brands',
    '/leaderboard',
  ];
  expect(screens).toHaveLength(11);
  for (const path of screens) {
    const screen = path.split('/')[1] as BoundScreen;
    const isOne = 'kind' in BOUND_SCREENS[screen];
    const document = {
      ...pageOf([
        notice(`Above ${screen}`),
        own,
        node('deals', 'related-deals', { title: {} }),
        node('goods', 'goods-list', { title: {}, goods: [] }),
        node('end', 'rich-text', { title: {}, text: { th: '<p>The end</p>' } }),
      ]),
      pageType: typeOf(screen),
    };
    expect(places(await html(server, path), `Above ${screen}`), path).toEqual([-1]);
    const remove = await bind(server, isOne ? `/${screen}/*` : path, document);
    await expect
      .poll(async () => places(await html(server, path), `Above ${screen}`)[0], path)
      .toBeGreaterThan(-1);
    const body = await html(server, path);
    expect(body).toContain(`data-page-type="${typeOf(screen)}"`);
    expect(main(body).match(/<h1/g), path).toHaveLength(1);
    const suiting = ABOUT_GOODS.has(screen) ? ['module-related-deals', 'module-goods-list'] : [];
    const order = places(body, `Above ${screen}`, '<h1', ...suiting, 'The end');
    expect(Math.min(...order), path).toBeGreaterThan(-1);
    expect(order, path).toEqual(order.toSorted((a, b) => a - b));
    await remove();
  }
});

test('[E1] an article tenant’s notes, articles, deals and categories have modules above and below, and others in the app', {
  tag: '@all',
}, async ({ server }) => {
  const { rows } = await query(
    server,
    `select '/content/*' as path, '/content/' || code as code from (select code from deals where tenant_id = 'guide' and not invalid limit 1) d
     union all select '/article/*', '/article/' || code from (select code from contents where tenant_id = 'guide' and content_type_code = 'ARTICLE' limit 1) a
     union all select '/note-detail/*', '/note-detail/' || code from (select code from contents where tenant_id = 'guide' and content_type_code = 'NOTE' limit 1) n
     union all select '/articles/*', '/x-' || code from (select code from classifications where tenant_id = 'guide' and type = 'ARTICLE' limit 1) c`,
  );
  expect(rows).toHaveLength(4);
  const app = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) TalatApp/3.2' };
  const inApp = node('app', 'rich-text', { title: {}, text: { th: '<p>In the app</p>' } });
  for (const { path, code } of rows) {
    const { headers } = await send(server.port, 'guide', code);
    const screen = String(headers.location ?? code);
    const document = {
      ...pageOf([
        notice(`Above ${path}`),
        own,
        { ...inApp, rules: [{ type: 'terminals' as const, values: ['app' as const] }] },
      ]),
      pageType: typeOf(path.split('/')[1] as BoundScreen),
    };
    const remove = await bind(server, path, document, 'guide');
    const found = async (agent = {}) => {
      const body = await html(server, screen, 'guide', agent);
      expect(main(body).match(/<h1/g), path).toHaveLength(1);
      return places(body, `Above ${path}`, '<h1', 'In the app');
    };
    await expect.poll(async () => (await found())[0], path).toBeGreaterThan(-1);
    const [[above, part, end], [aboveInApp, partInApp, endInApp]] = [await found(), await found(app)];
    expect(part, path).toBeGreaterThan(above ?? 0);
    expect(end, path).toBe(-1);
    expect(partInApp, path).toBeGreaterThan(aboveInApp ?? 0);
    expect(endInApp, path).toBeGreaterThan(partInApp ?? 0);
    await remove();
    await expect.poll(async () => (await found())[0], path).toBe(-1);
  }
});

test('[E1] PAGE_CATEGORY: a category’s page is composed, and its modules get the category', async ({
  server,
}) => {
  const { rows } = await query(
    server,
    `select c.code, c.code as path from classifications c
     join goods g on g.tenant_id = c.tenant_id and g.classification_id = c.id
     join deals d on d.tenant_id = g.tenant_id and d.goods_id = g.id and not d.invalid and d.expires_at > now()
     where c.tenant_id = 'zest' order by d.heat desc limit 1`,
  );
  const code = rows[0]?.code ?? '';
  const path = String((await send(server.port, 'zest', `/products/x-${code}`)).headers.location);
  const document = {
    ...pageOf([node('deals', 'related-deals', { title: {} })]),
    pageType: 'PAGE_CATEGORY' as const,
  };
  const remove = await bind(server, `/products/${code}`, document);
  await expect
    .poll(async () => places(await html(server, path), 'module-related-deals')[0])
    .toBeGreaterThan(-1);
  const body = await html(server, path);
  expect(body).toContain('data-testid="deal-card"');
  expect(main(body).match(/<h1/g)).toHaveLength(1);
  expect(body).not.toContain('data-testid="product-list"');
  expect(body).not.toContain('"ItemList"');
  await remove();
  await expect.poll(async () => places(await html(server, path), 'product-list')[0]).toBeGreaterThan(-1);
});

test('[E1] RELATION_PAGE: a topic has a page at its own address; without one, the page of all topics surrounds its own part', async ({
  server,
}) => {
  const { rows } = await query(
    server,
    "select path, id as code from pages where tenant_id = 'zest' and path like '/topic/%' order by path",
  );
  let seeded: { path: string; code: string } | undefined;
  for (const row of rows)
    if (places(await html(server, row.path), 'module-related-deals')[0] !== -1) seeded ??= row;
  if (!seeded) throw new Error('The seed has no topic with deals');
  const { path } = seeded;
  const page = await readPage(server, 'zest', path);
  const ids = page.document.slots.main ?? [];
  const document = {
    ...page.document,
    nodes: { ...page.document.nodes, words: notice('Rearranged') },
    slots: { main: ['words', ...ids.toReversed()] },
  };
  expect(places(await html(server, path), 'Rearranged')).toEqual([-1]);
  expect((await putPage(server, 'zest', { ...page, document })).status).toBe(200);
  await expect.poll(async () => places(await html(server, path), 'Rearranged')[0]).toBeGreaterThan(-1);
  const composed = places(
    await html(server, path),
    'Rearranged',
    'module-related-deals',
    'module-campaign-hero',
  );
  expect(composed).toEqual(composed.toSorted((a, b) => a - b));

  const remove = await bind(server, '/topic/*', {
    ...pageOf([notice('For all'), own]),
    pageType: 'RELATION_PAGE',
  });
  const headers = await operatorHeaders(server, 'zest');
  const archive = `/api${archivePage.path.replace('{id}', seeded.code)}`;
  expect((await sendJson(server.port, 'zest', archive, { method: 'POST', headers })).status).toBe(200);
  await expect.poll(async () => places(await html(server, path), 'For all')[0]).toBeGreaterThan(-1);
  const ofAll = places(
    await html(server, path),
    'For all',
    'module-picture',
    'module-rich-text',
    'module-related-deals',
  );
  expect(ofAll).toEqual(ofAll.toSorted((a, b) => a - b));
  await remove();
  await expect.poll(async () => places(await html(server, path), 'For all')[0]).toBe(-1);
  expect(places(await html(server, path), 'module-related-deals')[0]).toBeGreaterThan(-1);
});

test('[E1] PAGE_NAVIGATION: its tabs are sticky, those of other pages scroll away', async ({
  page,
  server,
}) => {
  const tabs = {
    ...node('tabs', 'navigation-tabs', {
      tabs: [
        { slot: 'a', label: { th: 'หนึ่ง' } },
        { slot: 'b', label: { th: 'สอง' } },
      ],
    }),
    slots: { a: ['long'], b: [] },
  };
  const text = '<p>ยาว</p>'.repeat(300);
  const document = pageOf([tabs]);
  const nodes = { ...document.nodes, long: node('long', 'rich-text', { title: {}, text: { th: text } }) };
  for (const pageType of ['PAGE_NAVIGATION', 'COMMON_PAGE'] as const) {
    const path = `/tabs-${pageType.toLowerCase().replace('_', '-')}`;
    await bind(server, path, { ...document, nodes, pageType });
    await page.goto(path);
    await page.getByText('ยาว').nth(200).scrollIntoViewIfNeeded();
    const inSight = expect(page.getByRole('tab', { name: 'หนึ่ง' }));
    await (pageType === 'PAGE_NAVIGATION' ? inSight.toBeInViewport() : inSight.not.toBeInViewport());
  }
});

test('a screen is shown without its bound page when that can’t be loaded', async ({ server }) => {
  await spoil(server, { endpoint: 'boundPage', fault: 'status=500', origin: 'server', times: 2 });
  const { status, body, headers } = await send(server.port, 'zest', '/coupons?tab=ONLINE');
  expect([status, places(body, '<h1')[0] ?? -1]).toEqual([200, expect.any(Number)]);
  expect(headers['cache-control']).toMatch(/max-age=[0-2]\b|s-maxage=[0-2]\b|no-store/);
});
