import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, changeContent, contentList, removeContent } from '#schemas/api/invented/content-desk.ts';
import { archivePage, changeAddress } from '#schemas/api/invented/editor-pages.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { auditLog } from '../operators/schema.ts';
import { pages, pageVersions, redirects } from '../page-tables/schema.ts';
import { as, identifyByHeader } from '../pages/operators.fixtures.ts';
import { findRedirect } from './find-redirect.ts';

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db } = await openTestApi([zest, other]);
const { client, purged } = testApi(db, { identifyOperator: identifyByHeader });
const publisher = client(zest, as('Pim', 'publisher'));
const stranger = client(other, as('Pim', 'publisher'));

type Leaves = { source: string; target: string };
const type = 'redirects';
const save = (leaves: Leaves) => publisher.call(addContent, { params: { type }, body: { leaves } });
const change = (id: string, from: Leaves, to: Leaves) => {
  const changes = {
    source: { from: from.source, to: to.source },
    target: { from: from.target, to: to.target },
  };
  return publisher.call(changeContent, { params: { type, id }, body: { changes } });
};
const remove = (id: string) => publisher.call(removeContent, { params: { type, id } });
/** Refusal with the leaf that is at fault. */
const refused = (leaf: string, code: string) => ({
  code: 'CHECKS_FAILED',
  data: { problems: [{ leaf, code }] },
});
const find = (path: string, tenant = zest) => findRedirect(db, tenantScope(tenant), path);
const list = async (keyword = '', by = publisher) =>
  (await by.call(contentList, { params: { type }, body: { keyword } })).rows.map(
    ({ leaves }) => `${leaves.source} → ${leaves.target}`,
  );
const move = (path: string, redirect: boolean, id = 'sale') =>
  publisher.call(changeAddress, { params: { id }, body: { path, redirect } });

beforeEach(async () => {
  for (const table of [redirects, pageVersions, pages, auditLog]) await db.delete(table);
  await db
    .insert(pages)
    .values([
      pageRow('zest', 'sale', { publishedVersion: 1 }),
      pageRow('zest', 'plan', { document: null }),
      pageRow('zest', 'product', { path: '/product/*', pageType: 'RELATION_PAGE' }),
      pageRow('other', 'sale'),
    ]);
  await db.insert(pageVersions).values({
    tenantId: 'zest',
    pageId: 'sale',
    version: 1,
    rev: 1,
    document: pageRow('zest', 'sale').document,
    operatorId: 'o',
    operatorName: 'Ann',
  });
  purged.length = 0;
});

describe('a redirect', () => {
  test('leads from any spelling of its source, purges, and is logged', async () => {
    await save({ source: '/Old', target: '/deals?page=2' });
    expect(purged).toEqual(['zest:redirects']);
    expect([await find('/old'), await find('/OLD/'), await find('/old/x')]).toEqual([
      '/deals?page=2',
      '/deals?page=2',
      undefined,
    ]);
    expect(await list()).toEqual(['/old → /deals?page=2']);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'content.create', operatorName: 'Pim' },
    ]);
  });

  test('of its own address goes before the longest one above it', async () => {
    await save({ source: '/old/*', target: '/deals' });
    await save({ source: '/old/a/*', target: '/brands' });
    await save({ source: '/old/a/b', target: '/coupons' });
    const found = ['/old/x', '/old/a/x/y', '/old/a/b', '/old'].map((path) => find(path));
    expect(await Promise.all(found)).toEqual(['/deals', '/brands', '/coupons', undefined]);
  });

  test('to a page follows its address, and leads nowhere while the page is offline', async () => {
    await save({ source: '/old', target: '/sale' });
    expect(await list()).toEqual(['/old → /sale']);
    await move('/summer', false);
    expect(await find('/old')).toBe('/summer');
    await publisher.call(archivePage, { params: { id: 'sale' } });
    expect(await find('/old')).toBeUndefined();
  });

  test('is changed and removed', async () => {
    const { id } = await save({ source: '/old', target: '/deals' });
    await change(id, { source: '/old', target: '/deals' }, { source: '/older', target: '/sale' });
    expect([await find('/old'), await find('/older')]).toEqual([undefined, '/sale']);
    await remove(id);
    expect(await find('/older')).toBeUndefined();
    await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.$count(redirects)).toBe(0);
  });

  test('is found by its source', async () => {
    await save({ source: '/old', target: '/sale' });
    await save({ source: '/older', target: '/Deals' });
    expect(await list('OLDER')).toEqual(['/older → /Deals']);
    expect(await list('old')).toEqual(['/old → /sale', '/older → /Deals']);
  });
});

describe('chains', () => {
  test('are joined in both orders', async () => {
    await save({ source: '/b', target: '/c' });
    await save({ source: '/a', target: '/b' });
    await save({ source: '/c', target: '/sale' });
    expect((await list()).toSorted()).toEqual(['/a → /sale', '/b → /sale', '/c → /sale']);
    await save({ source: '/x', target: '/old/y?z=1' });
    await save({ source: '/old/*', target: '/deals' });
    expect(await find('/x')).toBe('/deals');
  });

  test.each<[string, Leaves[]]>([
    ['itself', [{ source: '/a', target: '/A/' }]],
    ['an address below it', [{ source: '/old/*', target: '/old/new' }]],
    ['its own page', [{ source: '/sale', target: '/sale' }]],
    [
      'each other',
      [
        { source: '/a', target: '/b' },
        { source: '/b', target: '/a' },
      ],
    ],
    [
      'each other through one above',
      [
        { source: '/a/*', target: '/b' },
        { source: '/b', target: '/a/x' },
      ],
    ],
  ])('that lead to %s are refused', async (_, entries) => {
    const [last, ...first] = entries.toReversed();
    for (const entry of first.toReversed()) await save(entry);
    await expect(save(last as Leaves)).rejects.toMatchObject(refused('target', 'LOOP'));
    expect(await db.$count(redirects)).toBe(first.length);
  });

  test('made at the same time form no loop', async () => {
    const made = await Promise.allSettled([
      save({ source: '/a', target: '/b' }),
      save({ source: '/b', target: '/a' }),
    ]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a change of address', () => {
  test('of a live page leads the old address to the page, through later changes too', async () => {
    await move('/summer', true);
    await move('/autumn', true);
    expect([await find('/sale'), await find('/summer')]).toEqual(['/autumn', '/autumn']);
    await move('/sale', true);
    expect((await list()).toSorted()).toEqual(['/autumn → /sale', '/summer → /sale']);
  });

  test('without a redirect, or of a page that was never live, leaves none', async () => {
    await move('/summer', false);
    await move('/plan-b', true, 'plan');
    expect(await list()).toEqual([]);
  });
});

describe('refusals', () => {
  test.each<[leaf: string, Leaves, code: string]>([
    ['source', { source: '/editor', target: '/deals' }, 'INVALID'],
    ['source', { source: '/', target: '/deals' }, 'INVALID'],
    ['source', { source: '/Coupons/', target: '/deals' }, 'SHOWN'],
    ['target', { source: '/a', target: 'https://evil.example/' }, 'ELSEWHERE'],
  ])('of the %s in %o', async (leaf, entry, code) => {
    await expect(save(entry)).rejects.toMatchObject(refused(leaf, code));
  });

  test('of a source that is redirected already', async () => {
    await save({ source: '/a', target: '/deals' });
    await expect(save({ source: '/A', target: '/brands' })).rejects.toMatchObject(refused('source', 'TAKEN'));
  });

  test('of more redirects than the limit', async () => {
    // In parts, each of which a busy machine stores within a statement's time limit.
    for (let first = 1; first <= 100_000; first += 10_000)
      await db.execute(
        sql`insert into redirects (tenant_id, id, source, address, operator_id, operator_name)
          select 'zest', n, '/r-' || n, '/deals', 'o', 'Ann' from generate_series(${first}::int, ${first + 9_999}::int) as n`,
      );
    await expect(save({ source: '/a', target: '/deals' })).rejects.toMatchObject({ code: 'REDIRECT_LIMIT' });
    expect(await find('/r-99999')).toBe('/deals');
    // Deleting them row by row takes longer than a statement may on a busy machine.
    await db.execute(sql`truncate redirects`);
  });

  test('of anybody but a publisher', async () => {
    const editor = client(zest, as('Ann'));
    const body = { leaves: { source: '/a', target: '/deals' } };
    await expect(editor.call(addContent, { params: { type }, body })).rejects.toMatchObject({ status: 403 });
  });
});

test('another tenant’s redirects of the same ids and sources are apart', async () => {
  const author = { operatorId: 'o', operatorName: 'Ann' };
  await db.insert(redirects).values([
    { tenantId: 'zest', id: 'r', source: '/a', address: '/deals', ...author },
    { tenantId: 'other', id: 'r', source: '/a', address: '/brands', ...author },
    { tenantId: 'other', id: 'own', source: '/b', address: '/sale', ...author },
  ]);
  expect([await find('/a'), await find('/a', other)]).toEqual(['/deals', '/brands']);
  expect(await find('/b')).toBeUndefined();
  expect(await list('', stranger)).toEqual(expect.arrayContaining(['/a → /brands', '/b → /sale']));
  const own = { source: '/b', target: '/sale' };
  await expect(change('own', own, { source: '/x', target: '/deals' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(remove('own')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await save({ source: '/c', target: '/b' });
  await save({ source: '/sale', target: '/deals' }).catch(() => undefined);
  await change('r', { source: '/a', target: '/deals' }, { source: '/a', target: '/brands' });
  const theirs = await db.select().from(redirects).where(eq(redirects.tenantId, 'other'));
  expect(theirs.map(({ source, address }) => `${source} ${address}`).toSorted()).toEqual([
    '/a /brands',
    '/b /sale',
  ]);
  await move('/new', true);
  expect(await find('/sale', other)).toBeUndefined();
});
