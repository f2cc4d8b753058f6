import { beforeEach } from 'vitest';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import type { Command } from '#schemas/page/commands.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import { classifications } from '../catalogue/schema.ts';
import { auditLog } from '../operators/schema.ts';
import { pages, pageVersions } from '../page-tables/schema.ts';
import { as, identifyByHeader } from './operators.fixtures.ts';

/** Opens two tenants with pages and operators of every role; the pages are reset before each test. */
export async function openPages() {
  const zest = tenantFixture('zest');
  const guide = { ...tenantFixture('guide'), type: 'ARTICLE' as const };
  const { db } = await openTestApi([zest, guide]);
  const { client, send, purged } = testApi(db, { identifyOperator: identifyByHeader });
  const viewer = client(zest, as('Vi', 'viewer'));
  const params = { id: 'sale' };

  beforeEach(async () => {
    for (const table of [pages, auditLog, classifications]) await db.delete(table);
    await db
      .insert(pages)
      .values([
        pageRow('zest', 'home', { path: '/', publishedVersion: 1 }),
        pageRow('zest', 'sale', { draft: samplePage(), publishedVersion: 1 }),
        pageRow('zest', 'secret-plan', { document: null }),
        pageRow('guide', 'sale', { draft: samplePage() }),
      ]);
    const version = {
      tenantId: 'zest',
      version: 1,
      rev: 1,
      document: pageRow('zest', 'sale').document,
      operatorId: 'o',
      operatorName: 'Ann',
    };
    await db.insert(pageVersions).values([
      { ...version, pageId: 'sale' },
      { ...version, pageId: 'home' },
    ]);
    purged.length = 0;
  });

  return {
    zest,
    guide,
    db,
    client,
    send,
    purged,
    viewer,
    params,
    ann: client(zest, as('Ann')),
    bob: client(zest, as('Bob')),
    publisher: client(zest, as('Pim', 'publisher')),
    read: () => viewer.call(endpoints.openPage, { params }),
    sendAs: (by: typeof viewer, clientId: string, ...edits: ReturnType<typeof edit>[]) =>
      by.call(endpoints.sendEdits, { params, body: { clientId, edits } }),
  };
}

export const title = (value: unknown, id = 'a'): Command => ({ type: 'setProp', id, path: ['title'], value });
export const edit = (id: string, commands: unknown[], base = 1) => ({ id, base, commands });
