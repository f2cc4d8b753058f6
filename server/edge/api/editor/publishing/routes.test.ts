import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import { pageByPath, savePage } from '#schemas/api/invented/pages.ts';
import { listVersions, publishPage, readVersion, unpublishPage } from '#schemas/api/invented/publishing.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { type Finding, findingKey } from '#schemas/page/finding.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { pages, pageVersions } from '../../../../domain/page-tables/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db, client, purged } = await openTestApi([zest, other]);
const shopper = client(zest);
const operator = client(zest, await tokenHeaders(db, zest, 'pages:write'));
const stranger = client(other, await tokenHeaders(db, other, 'pages:write'));

const all = { th: 'ก', en: 'a', id: 'b' };
const page = (title: string, nodes: PageDocument['nodes'] = {}): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  meta: { title: { ...all, en: title }, description: all },
  nodes,
  slots: { main: Object.keys(nodes) },
});
const broken = page('broken', { n: { id: 'n', type: 'goods-list', v: 1, props: { goods: 'x' } } });
const warned = page('warned', {
  n: { id: 'n', type: 'goods-list', v: 1, props: { title: { th: 'ก', en: 'a' } } },
});
const dead = page('dead', { n: { id: 'n', type: 'goods-list', v: 1, props: { goods: ['gone'] } } });
const unfilled = page('unfilled', { n: { id: 'n', type: 'picture', v: 1, props: {} } });

const params = { id: 'sale' };
const isSale = and(eq(pages.tenantId, 'zest'), eq(pages.id, 'sale'));
const draft = async (document: unknown, rev: number) =>
  void (await db.update(pages).set({ draft: document, rev }).where(isSale));
const publish = (body: Parameters<typeof operator.call<typeof publishPage>>[1]['body'] = {}) =>
  operator.call(publishPage, { params, body });
const seen = async () =>
  (await shopper.call(pageByPath, { query: { path: '/sale' } })).document.meta.title.en;
const offline = { status: 404 };

beforeEach(async () => {
  await db.delete(pages);
  await db.delete(auditLog);
  await db
    .insert(pages)
    .values([
      pageRow('zest', 'sale', { document: null, draft: page('one') }),
      pageRow('other', 'sale', { document: null, draft: page('other') }),
    ]);
  purged.length = 0;
});

test('publishing makes the draft a version, shows it, purges the page and is logged', async () => {
  await expect(seen()).rejects.toMatchObject(offline);
  expect(await publish({ note: 'first' })).toEqual({ version: 1, previous: null });
  expect(await seen()).toBe('one');
  expect(purged).toEqual(['zest:page:sale']);
  const versions = await operator.call(listVersions, { params, query: {} });
  expect(versions.content).toMatchObject([
    { version: 1, rev: 1, note: 'first', isLive: true, operatorName: 'program' },
  ]);
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({
    action: 'page.publish',
    subjectId: 'sale',
    operatorId: expect.stringMatching(/^token:/),
    details: { version: 1, previous: null },
  });
});

test('an edited draft is not public until it is published as the next version', async () => {
  await publish();
  await draft(page('two'), 2);
  expect(await seen()).toBe('one');
  expect(await publish({ rev: 2 })).toEqual({ version: 2, previous: 1 });
  expect(await seen()).toBe('two');
});

test('publishing the same revision again creates no second version', async () => {
  await publish();
  expect(await publish()).toEqual({ version: 1, previous: 1 });
});

test('an older version can be published again, with its document unchanged', async () => {
  await publish();
  await draft(page('two'), 2);
  await publish();
  expect(await publish({ version: 1 })).toEqual({ version: 1, previous: 2 });
  expect(await seen()).toBe('one');
  const old = await operator.call(readVersion, { params: { id: 'sale', version: 1 } });
  expect([old.isLive, old.document.meta.title.en]).toEqual([true, 'one']);
});

test('a page can be taken offline', async () => {
  await publish();
  expect(await operator.call(unpublishPage, { params })).toEqual({ previous: 1 });
  await expect(seen()).rejects.toMatchObject(offline);
});

test('one step back is never checked, an older version is', async () => {
  await publish();
  await draft(page('two'), 2);
  await publish();
  await db.update(pageVersions).set({ document: broken }).where(eq(pageVersions.version, 1));
  expect(await publish({ version: 1 })).toEqual({ version: 1, previous: 2 });
  await operator.call(unpublishPage, { params });
  expect(await publish({ version: 1 })).toEqual({ version: 1, previous: null });
  await publish({ version: 2 });
  await operator.call(unpublishPage, { params });
  await expect(publish({ version: 1 })).rejects.toMatchObject({ code: 'CHECKS_FAILED' });
});

test('a draft that has been edited meanwhile isn’t published', async () => {
  await draft(page('two'), 2);
  await expect(publish({ rev: 1 })).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
  await expect(seen()).rejects.toMatchObject(offline);
});

test('concurrent publishing leaves one version for each revision', async () => {
  await Promise.all(Array.from({ length: 8 }, () => publish()));
  expect(await db.$count(pageVersions, eq(pageVersions.tenantId, 'zest'))).toBe(1);
});

test('a script that saves a document publishes it as a version', async () => {
  await operator.call(savePage, { params, body: { rev: 1, document: page('script') } });
  expect(await seen()).toBe('script');
  const { content } = await operator.call(listVersions, { params, query: {} });
  expect(content).toMatchObject([{ version: 1, rev: 2, isLive: true }]);
});

describe('the check', () => {
  const findings = (error: unknown) =>
    (error as { data: { pages: { findings: Finding[] }[] } }).data.pages[0]?.findings ?? [];

  test('blocks errors, even when signed', async () => {
    await draft(broken, 2);
    const refused = await publish().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, code: 'CHECKS_FAILED' });
    const signed = findings(refused).map(findingKey);
    expect(signed.length).toBeGreaterThan(0);
    await expect(publish({ signed })).rejects.toMatchObject({ status: 422, code: 'CHECKS_FAILED' });
    expect(await db.$count(pageVersions)).toBe(0);
  });

  test('lets only signed warnings pass', async () => {
    await draft(warned, 2);
    const refused = await publish().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 409, code: 'CHECKS_UNSIGNED' });
    expect(findings(refused)).toMatchObject([
      { code: 'MISSING_LANGUAGE', at: { nodeId: 'n', path: ['title'], lang: 'id' } },
    ]);
    await expect(publish({ signed: ['x'] })).rejects.toMatchObject({ code: 'CHECKS_UNSIGNED' });
    expect(await publish({ signed: findings(refused).map(findingKey) })).toMatchObject({ version: 1 });
  });

  test.each([
    ['a reference to nothing', dead, 'RELATION_MISSING', ['source']],
    ['a required field without a value', unfilled, 'REQUIRED_MISSING', ['picture']],
  ] as const)('refuses %s, signed or not', async (_, document, code, path) => {
    await draft(document, 2);
    const refused = await publish().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, code: 'CHECKS_FAILED' });
    const found = findings(refused);
    expect(found).toContainEqual(expect.objectContaining({ code, at: { nodeId: 'n', path } }));
    await expect(publish({ signed: found.map(findingKey) })).rejects.toMatchObject({ code: 'CHECKS_FAILED' });
  });

  test('doesn’t block an already published version, unless the page would break', async () => {
    const author = { tenantId: 'zest', pageId: 'sale', rev: 0, operatorId: 'o', operatorName: 'O' };
    await db.insert(pageVersions).values([
      { ...author, version: 1, document: warned },
      { ...author, version: 2, document: broken },
    ]);
    expect(await publish({ version: 1 })).toMatchObject({ version: 1 });
    await expect(publish({ version: 2 })).rejects.toMatchObject({ code: 'CHECKS_FAILED' });
  });
});

test('another tenant’s page is not found', async () => {
  await publish();
  await expect(stranger.call(readVersion, { params: { id: 'sale', version: 1 } })).rejects.toMatchObject(
    offline,
  );
  expect((await stranger.call(listVersions, { params, query: {} })).content).toEqual([]);
  await expect(stranger.call(publishPage, { params, body: { version: 1 } })).rejects.toMatchObject(offline);
  expect((await stranger.call(pageChecks, { params, query: {} })).rev).toBe(1);
});

test.each(['none', 'archived'])('a page that is %s isn’t published', async (id) => {
  await db.insert(pages).values(pageRow('zest', 'archived', { archivedAt: new Date() }));
  await expect(operator.call(publishPage, { params: { id }, body: {} })).rejects.toMatchObject(offline);
});
