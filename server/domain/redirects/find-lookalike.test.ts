import { expect, test } from 'vitest';
import { createPage } from '#schemas/api/invented/editor-pages.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { pages } from '../page-tables/schema.ts';
import { as, identifyByHeader } from '../pages/operators.fixtures.ts';
import { findRedirect } from './find-redirect.ts';

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db } = await openTestApi([zest, other]);
const { client } = testApi(db, { identifyOperator: identifyByHeader });
await db
  .insert(pages)
  .values(['/campaign/11-11', '/น้ำหอม', '/Old-Case'].map((path) => pageRow('zest', path, { path })));
const find = (path: string, tenant = zest) => findRedirect(db, tenantScope(tenant), path);
const encoded = encodeURI('/น้ำหอม');

test.each([
  ['/Campaign/11-11', '/campaign/11-11'],
  ['/campaign/11-11)', '/campaign/11-11'],
  ['/campaign/11-11.', '/campaign/11-11'],
  ['/campaign/11-11นะคะ', '/campaign/11-11'],
  ['/old-case', '/Old-Case'],
  [encodeURI('/นํ้าหอม'), encoded],
  [encodeURI('/น้ําหอม,'), encoded],
  ['/DEALS', '/deals'],
  ['/deals).', '/deals'],
  ['/Product/P1', '/product/P1'],
  ['/product/P1,', '/product/P1'],
])('a request for %s finds %s', async (path, location) => {
  expect(await find(path)).toBe(location);
});

test.each(['/campaign/12-12', '/nothing', '/product/P1', '/products/x-..', encoded])(
  '%s leads nowhere',
  async (path) => {
    expect(await find(path)).toBeUndefined();
  },
);

test('another tenant’s pages aren’t found', async () => {
  expect(await find('/Campaign/11-11', other)).toBeUndefined();
});

test.each(['/Campaign/11-11', '/นํ้าหอม', '/น้ําหอม', '/old-case'])(
  'no page is created at %s, which looks like another’s address',
  async (path) => {
    const create = client(zest, as('Eddy', 'editor')).call(createPage, {
      body: { path, pageType: 'COMMON_PAGE' } as never,
    });
    await expect(create).rejects.toMatchObject({ code: 'PATH_TAKEN' });
  },
);
