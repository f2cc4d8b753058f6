import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { archivePage, changeAddress } from '#schemas/api/invented/editor-pages.ts';
import * as declared from '#schemas/api/invented/redirects.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { as, identifyByHeader } from '../../../../domain/pages/operators.fixtures.ts';
import { pages, pageVersions, redirects } from '../../../../domain/pages/schema.ts';
import { findRedirect } from '../../../../domain/redirects/find-redirect.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db } = await openTestApi([zest, other]);
const { client, purged } = testApi(db, { identifyOperator: identifyByHeader });
const publisher = client(zest, as('Pim', 'publisher'));
const stranger = client(other, as('Pim', 'publisher'));

type Body = { source: string; pageId: string } | { source: string; address: string };
const save = (body: Body) => publisher.call(declared.createRedirect, { body });
const change = (id: string, body: Body) => publisher.call(declared.updateRedirect, { params: { id }, body });
const find = (path: string, tenant = zest) => findRedirect(db, tenantScope(tenant), path);
const list = async (keyword = '', by = publisher) =>
  (await by.call(declared.listRedirects, { query: { keyword } })).content.map(
    ({ source, address, path }) => `${source} → ${address ?? path}`,
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
    await save({ source: '/Old', address: '/deals?page=2' });
    expect(purged).toEqual(['zest:redirects']);
    expect([await find('/old'), await find('/OLD/'), await find('/old/x')]).toEqual([
      '/deals?page=2',
      '/deals?page=2',
      undefined,
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'address.redirect', details: { from: '/old', to: '/deals?page=2' }, operatorName: 'Pim' },
    ]);
  });

  test('of its own address goes before the longest one above it', async () => {
    await save({ source: '/old/*', address: '/deals' });
    await save({ source: '/old/a/*', address: '/brands' });
    await save({ source: '/old/a/b', address: '/coupons' });
    const found = ['/old/x', '/old/a/x/y', '/old/a/b', '/old'].map((path) => find(path));
    expect(await Promise.all(found)).toEqual(['/deals', '/brands', '/coupons', undefined]);
  });

  test('to a page follows its address, and leads nowhere while the page is offline', async () => {
    await save({ source: '/old', address: '/sale' });
    expect(await list()).toEqual(['/old → /sale']);
    await move('/summer', false);
    expect(await find('/old')).toBe('/summer');
    await publisher.call(archivePage, { params: { id: 'sale' } });
    expect(await find('/old')).toBeUndefined();
  });

  test('is changed and removed', async () => {
    const { id } = await save({ source: '/old', address: '/deals' });
    await change(id, { source: '/older', pageId: 'sale' });
    expect([await find('/old'), await find('/older')]).toEqual([undefined, '/sale']);
    await publisher.call(declared.removeRedirect, { params: { id } });
    await publisher.call(declared.removeRedirect, { params: { id } });
    expect(await find('/older')).toBeUndefined();
    await expect(change(id, { source: '/x', pageId: 'sale' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.$count(redirects)).toBe(0);
  });

  test('is found by its source, its target or its page', async () => {
    await save({ source: '/old', address: '/sale' });
    await save({ source: '/older', address: '/Deals' });
    expect(await list('SALE')).toEqual(['/old → /sale']);
    expect(await list('deals')).toEqual(['/older → /Deals']);
    expect((await list('old')).toSorted()).toEqual(['/old → /sale', '/older → /Deals']);
  });
});

describe('chains', () => {
  test('are joined in both orders', async () => {
    await save({ source: '/b', address: '/c' });
    await save({ source: '/a', address: '/b' });
    await save({ source: '/c', address: '/sale' });
    expect((await list()).toSorted()).toEqual(['/a → /sale', '/b → /sale', '/c → /sale']);
    await save({ source: '/x', address: '/old/y?z=1' });
    await save({ source: '/old/*', address: '/deals' });
    expect(await find('/x')).toBe('/deals');
  });

  test.each<[string, Body[]]>([
    ['itself', [{ source: '/a', address: '/A/' }]],
    ['an address below it', [{ source: '/old/*', address: '/old/new' }]],
    ['its own page', [{ source: '/sale', pageId: 'sale' }]],
    [
      'each other',
      [
        { source: '/a', address: '/b' },
        { source: '/b', address: '/a' },
      ],
    ],
    [
      'each other through one above',
      [
        { source: '/a/*', address: '/b' },
        { source: '/b', address: '/a/x' },
      ],
    ],
  ])('that lead to %s are refused', async (_, bodies) => {
    const [last, ...first] = bodies.toReversed();
    for (const body of first.toReversed()) await save(body);
    await expect(save(last as Body)).rejects.toMatchObject({ status: 422, code: 'REDIRECT_LOOP' });
    expect(await db.$count(redirects)).toBe(first.length);
  });

  test('made at the same time form no loop', async () => {
    const made = await Promise.allSettled([
      save({ source: '/a', address: '/b' }),
      save({ source: '/b', address: '/a' }),
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
  test.each<[string, Body]>([
    ['REDIRECT_SOURCE', { source: '/editor', address: '/deals' }],
    ['BAD_LINK', { source: '/a', address: 'https://evil.example/' }],
    ['NOT_FOUND', { source: '/a', pageId: 'gone' }],
    ['NOT_FOUND', { source: '/a', pageId: 'product' }],
  ])('%s for %o', async (code, body) => {
    await expect(save(body)).rejects.toMatchObject({ code });
  });

  test('of a source that is redirected already', async () => {
    await save({ source: '/a', address: '/deals' });
    await expect(save({ source: '/A', address: '/brands' })).rejects.toMatchObject({
      code: 'REDIRECT_TAKEN',
    });
  });

  test('of more redirects than the limit', async () => {
    const author = { operatorId: 'o', operatorName: 'Ann' };
    for (let part = 0; part < 10; part++)
      await db.insert(redirects).values(
        Array.from({ length: 10_000 }, (_, i) => {
          const id = `${part}-${i}`;
          return { tenantId: 'zest', id, source: `/r-${id}`, address: '/deals', ...author };
        }),
      );
    await expect(save({ source: '/a', address: '/deals' })).rejects.toMatchObject({ code: 'REDIRECT_LIMIT' });
    expect(await find('/r-9-9999')).toBe('/deals');
  });

  test('of anybody but a publisher', async () => {
    const editor = client(zest, as('Ann'));
    const body = { source: '/a', address: '/deals' };
    await expect(editor.call(declared.createRedirect, { body })).rejects.toMatchObject({ status: 403 });
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
  await expect(change('own', { source: '/x', address: '/deals' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await publisher.call(declared.removeRedirect, { params: { id: 'own' } });
  await save({ source: '/c', address: '/b' });
  await save({ source: '/sale', address: '/deals' }).catch(() => undefined);
  await change('r', { source: '/a', address: '/brands' });
  const theirs = await db.select().from(redirects).where(eq(redirects.tenantId, 'other'));
  expect(theirs.map(({ source, address }) => `${source} ${address}`).toSorted()).toEqual([
    '/a /brands',
    '/b /sale',
  ]);
  await move('/new', true);
  expect(await find('/sale', other)).toBeUndefined();
});
