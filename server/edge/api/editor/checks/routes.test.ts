import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiError } from '#client/api-error.ts';
import { checkPage } from '#engine/checks/check-page.ts';
import { manifest } from '#modules/all.ts';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import { publishPage } from '#schemas/api/invented/publishing.ts';
import { createRelease } from '#schemas/api/invented/releases.ts';
import type { RefusedPages } from '#schemas/entities/finding.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { findingKey } from '#schemas/page/finding.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { activityRow } from '../../../../domain/activities/activities.fixtures.ts';
import { activities } from '../../../../domain/activities/schema.ts';
import { contents, topics } from '../../../../domain/articles/schema.ts';
import { classifications, dealModules, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { pages, redirects } from '../../../../domain/page-tables/schema.ts';
import { generatedDocument } from '../../../../domain/pages/checks/documents.fixtures.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import {
  classificationRow,
  contentRow,
  dealRow,
  goodsRow,
  moduleRow,
  pageRow,
  topicRow,
} from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const article = { ...tenantFixture('other'), type: 'ARTICLE' as const };
const { db, client } = await openTestApi([zest, article]);
const headers = await tokenHeaders(db, zest, 'pages:write');
const operator = client(zest, headers);

await db
  .insert(goods)
  .values([
    ...['1', '2', '3'].map((id) => goodsRow('zest', id)),
    goodsRow('zest', 'off', { invalid: true }),
    goodsRow('other', 'theirs'),
  ]);
await db
  .insert(deals)
  .values([dealRow('zest', '1'), dealRow('zest', '2', { expiresAt: new Date('2026-01-01T00:00:00Z') })]);
await db.insert(contents).values(contentRow('zest', '1'));
await db.insert(topics).values(topicRow('zest', 'a b'));
await db.insert(classifications).values(classificationRow('zest', '1', '1', { code: 'c1' }));
await db
  .insert(activities)
  .values([
    activityRow('zest', 'running'),
    activityRow('zest', 'over', { type: 'BONUS', startsAt: new Date(0), endsAt: new Date(1) }),
    activityRow('zest', 'draft', { type: 'BADGE', publishedAt: null }),
  ]);
await db
  .insert(dealModules)
  .values([
    moduleRow('zest', 'plain', { backgroundColors: ['#ffffff', '#eeeeee'] }),
    moduleRow('zest', 'loud', { kind: 'zbc', backgroundColors: ['#000000', '#ffffff'] }),
  ]);

const params = { id: 'sale' };
const draft = async (document: unknown) =>
  void (await db.update(pages).set({ draft: document }).where(eq(pages.id, 'sale')));
const facts = async () => (await operator.call(pageChecks, { params, query: {} })).facts;
function page(...nodes: (Pick<ModuleNode, 'type' | 'props'> & { v?: number })[]): PageDocument {
  const named = nodes.map((node, i) => ({ v: 1, ...node, id: `n${i}` }));
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(named.map((node) => [node.id, node])),
    slots: { main: named.map(({ id }) => id) },
  };
}

beforeEach(async () => {
  await db.delete(pages);
  await db
    .insert(pages)
    .values([
      pageRow('zest', 'sale', { document: null }),
      pageRow('zest', 'live'),
      pageRow('zest', 'ลดราคา'),
      pageRow('other', 'theirs'),
    ]);
});

describe('facts', () => {
  test.each([
    ['/live', 'something'],
    ['/th/live', 'something'],
    ['/en/live?tab=1#top', 'something'],
    ['/ลดราคา', 'something'],
    [encodeURI('/ลดราคา'), 'something'],
    ['http://zest.localhost:3000/live', 'something'],
    ['/search?keyword=x', 'something'],
    ['/content/d-1', 'something'],
    ['/product/g-1', 'something'],
    ['/article/a-1', 'something'],
    ['/topic/a-b', 'something'],
    ['/zestbuy-deal/plain', 'something'],
    ['/zestbuy-deal/zbc', 'something'],
    ['/products/x-c1', 'something'],
    ['/products/x-c2', 'nothing'],
    ['/lottery/running', 'something'],
    ['/en/bonus/over', 'something'],
    ['/badge/draft', 'nothing now'],
    ['/badge/none', 'nothing'],
    ['/content/d-2', 'nothing now'],
    ['/product/g-off', 'nothing now'],
    ['/sale', 'nothing now'],
    ['/note-detail/a-1', 'nothing'],
    ['/product/g-theirs', 'nothing'],
    ['/theirs', 'nothing'],
    ['/nowhere', 'nothing'],
    ['/content/', 'nothing'],
    ['/%E0%A4%A', 'nothing'],
    ['/en/moved?a=1', 'something'],
    ['/old/page', 'something'],
  ])('a link to %s finds %s', async (link, found) => {
    const author = { tenantId: 'zest', pageId: 'live', operatorId: 'o', operatorName: 'Ann' };
    await db.insert(redirects).values([
      { ...author, id: 'a', source: '/moved' },
      { ...author, id: 'b', source: '/old/*' },
    ]);
    await draft(page({ type: 'goods-list', props: { link } }));
    const { deadLinks, offlineLinks } = await facts();
    expect({ deadLinks, offlineLinks }).toEqual({
      deadLinks: found === 'nothing' ? [link] : [],
      offlineLinks: found === 'nothing now' ? [link] : [],
    });
  });

  test('in an article tenant, a category at the root is found', async () => {
    const other = {
      ...pageRow('other', 'tips'),
      draft: page({ type: 'goods-list', props: { link: '/x-c9' } }),
    };
    const links = async () => {
      const by = client(article, await tokenHeaders(db, article, 'pages:read'));
      return (await by.call(pageChecks, { params: { id: 'tips' }, query: {} })).facts.deadLinks;
    };
    await db.insert(pages).values(other);
    expect(await links()).toEqual(['/x-c9']);
    await db
      .insert(classifications)
      .values(classificationRow('other', '9', '1', { code: 'c9', type: 'ARTICLE' }));
    expect(await links()).toEqual([]);
    await db.delete(classifications).where(eq(classifications.id, '9'));
  });

  test('sources of modules that don’t exist are missing, and ends are known', async () => {
    const endsAt = new Date(Date.now() + 30 * 86_400_000);
    await db.update(deals).set({ expiresAt: endsAt }).where(eq(deals.code, 'd-1'));
    await draft(
      page(
        { type: 'deals', props: { moduleId: 'gone' } },
        { type: 'deals', props: { moduleId: 'zbc' } },
        { type: 'category-tiles', props: { code: 'none' } },
        { type: 'category-tiles', props: { code: 'GOODS' } },
        { type: 'leaderboard-strip', props: { boards: [{ code: 'lost' }] } },
        { type: 'content-list', props: { contents: [{ type: 'CONTENT', code: 'd-1' }] } },
      ),
    );
    const { missing, ends } = await facts();
    expect(missing).toEqual(['DEAL_MODULE gone', 'CATEGORY none', 'BOARD lost']);
    expect(ends).toEqual([{ relation: 'CONTENT d-1', at: endsAt.getTime() }]);
    await db.update(deals).set({ expiresAt: null }).where(eq(deals.code, 'd-1'));
  });

  test('picked things that end are known, and a schedule after their end is warned of', async () => {
    const endsAt = new Date(Date.now() + 30 * 86_400_000);
    await db.update(deals).set({ expiresAt: endsAt }).where(eq(deals.code, 'd-1'));
    const deal = (source: object) => ({ type: 'deals', v: 2, props: { source } });
    const query = { query: [], sort: 'hottest', count: 6, pins: [], without: [] };
    await draft(page(deal({ pick: ['d-1'] }), deal({ list: 'plain' }), deal(query)));
    const ends = [{ name: 'zest deal 1 ไทย', at: endsAt.getTime() }];
    expect((await facts()).timed).toEqual([{ nodeId: 'n0', path: ['source'], total: 1, ends }]);
    const schedule = (publishAt: number, signed: string[] = []) =>
      operator.call(createRelease, { body: { name: '', items: [{ pageId: 'sale', signed }], publishAt } });
    const codes = async (publishAt: number) => {
      const error: ApiError = await schedule(publishAt).then(
        () => undefined,
        (refused) => refused,
      );
      const [found] = (error.data as RefusedPages).pages;
      return found?.findings.flatMap(({ code }) => (code === 'ITEMS_END' ? [code] : []));
    };
    expect(await codes(endsAt.getTime())).toEqual(['ITEMS_END']);
    expect(await codes(endsAt.getTime() - 1)).toEqual([]);
  });

  test('relations to missing or unavailable items are reported', async () => {
    const items = [
      { type: 'CONTENT', code: 'd-1' },
      { type: 'CONTENT', code: 'd-2' },
      { type: 'ARTICLE', code: 'a-1' },
      { type: 'NOTE', code: 'a-1' },
    ];
    await draft(
      page(
        { type: 'content-list', props: { contents: items } },
        { type: 'goods-list', props: { goods: ['g-1', 'g-off', 'g-theirs'] } },
      ),
    );
    expect(await facts()).toMatchObject({
      missing: ['NOTE a-1', 'GOODS g-theirs'],
      expired: ['CONTENT d-2', 'GOODS g-off'],
    });
  });

  test('deals modules whose catalogue colours make the text unreadable are reported', async () => {
    const deal = (moduleId: string) => ({ type: 'deals', props: { moduleId } });
    const listed = (list: string) => ({ type: 'deals', v: 2, props: { title: {}, source: { list } } });
    await draft(
      page(deal('plain'), deal('loud'), deal('zbc'), deal('none'), listed('plain'), listed('loud')),
    );
    expect((await facts()).unreadable).toEqual(['n1', 'n2', 'n5']);
  });

  test('results of the rendered page are included', async () => {
    const html = async () => '<section data-node="n0"><img src="/media/a"></section>';
    const { client: rendering } = testApi(db, { renderer: { html, weigh: async () => 5_000 } });
    await draft(page({ type: 'deals', props: {} }, { type: 'topics', props: {} }));
    const { facts: found } = await rendering(zest, headers).call(pageChecks, { params, query: {} });
    expect(found.rendered).toEqual({
      empty: ['n1'],
      failed: [],
      eagerImages: [{ nodeId: 'n0', count: 1 }],
      scriptBytes: 0,
      imageBytes: 5_000,
    });
  });
});

test('a page that can’t be rendered is checked without rendering, with one warning', async () => {
  const html = () => Promise.reject(new Error('Rendering took too long'));
  const { client: rendering } = testApi(db, { renderer: { html, weigh: async () => 0 } });
  await draft(page({ type: 'goods-list', props: { link: '/gone' } }));
  const { facts: found } = await rendering(zest, headers).call(pageChecks, { params, query: {} });
  expect(found).toMatchObject({ deadLinks: ['/gone'], rendered: 'unavailable' });
});

test('panel and server agree on every generated document', { timeout: 600_000 }, async () => {
  const count = Number(process.env.CHECKED_DOCUMENTS ?? 200);
  const seen = { published: 0, unsigned: 0, failed: 0 };
  for (let seed = 1; seed <= count; seed++) {
    const document = generatedDocument(seed);
    await db.update(pages).set({ draft: document, rev: seed }).where(eq(pages.id, 'sale'));
    const known = { path: '/sale', manifest, tenant: toTenantPublic(zest), facts: await facts() };
    const panel = checkPage(document, known);
    const server = await operator.call(publishPage, { params, body: {} }).then(
      () => undefined,
      (error: ApiError) => error,
    );
    const found = (server?.data as RefusedPages | undefined)?.pages[0]?.findings ?? [];
    expect(found, `document ${seed}`).toEqual(JSON.parse(JSON.stringify(panel)));
    const hasErrors = panel.some(({ severity }) => severity === 'error');
    const code = panel.length === 0 ? undefined : hasErrors ? 'CHECKS_FAILED' : 'CHECKS_UNSIGNED';
    expect(server?.code, `document ${seed}`).toBe(code);
    seen[panel.length === 0 ? 'published' : hasErrors ? 'failed' : 'unsigned']++;
    if (code !== 'CHECKS_UNSIGNED') continue;
    const signed = panel.map(findingKey);
    await expect(operator.call(publishPage, { params, body: { signed } })).resolves.toBeTruthy();
  }
  process.stdout.write(`${count} documents: ${JSON.stringify(seen)}\n`);
  expect(Math.min(seen.unsigned, seen.failed)).toBeGreaterThan(0);
});
