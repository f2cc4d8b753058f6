import { beforeEach, expect, test } from 'vitest';
import { createPage, sendEdits } from '#schemas/api/invented/editor-pages.ts';
import { usedOn } from '#schemas/api/invented/references.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { topics } from '../../../../domain/articles/schema.ts';
import { brands, dealModules } from '../../../../domain/catalogue/schema.ts';
import { mediaAssets, pages, redirects } from '../../../../domain/page-tables/schema.ts';
import { as, identifyByHeader } from '../../../../domain/pages/operators.fixtures.ts';
import { docRefs } from '../../../../domain/references/schema.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import * as rows from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestApi([zest, guide]);
const { client } = testApi(db, { identifyOperator: identifyByHeader });
const [api, theirs] = [zest, guide].map((tenant) => client(tenant, as('Pim', 'publisher')));
if (!api || !theirs) throw new Error();
const author = { operatorId: 'o', operatorName: 'Ann' };

beforeEach(async () => {
  for (const table of [docRefs, redirects, mediaAssets, topics, brands, dealModules, pages])
    await db.delete(table);
});

const used = async (by: typeof api, kind: string, ...ids: string[]) => {
  const { total, users } = await by.call(usedOn, { body: { kind, ids } });
  return {
    total,
    users: users.map(({ kind: from, title, live, draft, archived, uses }) =>
      [from, title, live && 'live', draft && 'draft', archived && 'archived', ...uses]
        .filter(Boolean)
        .join(' '),
    ),
  };
};

function withLink(link: string): PageDocument {
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: {
      p: { id: 'p', type: 'picture', v: 1, props: { picture: { url: '/media/zest/a.webp', alt: {} }, link } },
    },
    slots: { main: ['p'] },
  };
}
const add = (by: typeof api, path: string, link = '/deals') =>
  by.call(createPage, { body: { path, pageType: 'COMMON_PAGE', from: { document: withLink(link) } } });

const picture = {
  id: 'a',
  url: '/media/zest/a.webp',
  name: 'a',
  contentType: 'image/webp',
  width: 1,
  height: 1,
  bytes: 1,
  ...author,
};

test('a picture is used by the pages that show it, the live ones first, and by no other tenant’s', async () => {
  await db.insert(mediaAssets).values(['zest', 'guide'].map((tenantId) => ({ tenantId, ...picture })));
  await add(api, '/campaign/draft');
  const { id } = await add(api, '/campaign/live');
  await db.insert(pages).values({ ...rows.pageRow('guide', id), path: '/campaign/theirs' });
  const live = { fromKind: 'page', fromId: id, state: 'live' as const, node: 'p', field: 'picture' };
  const to = { toKind: 'MEDIA', toId: picture.url };
  await db.insert(docRefs).values(['zest', 'guide'].map((tenantId) => ({ tenantId, ...live, ...to })));
  expect(await used(api, 'media', 'a')).toEqual({
    total: 2,
    users: ['page /campaign/live live draft a', 'page /campaign/draft draft a'],
  });
  expect((await used(theirs, 'media', 'a')).total).toBe(1);
  expect(await used(api, 'media', 'b')).toEqual({ total: 0, users: [] });
});

test('an edit that takes the last use away counts at once', async () => {
  await db.insert(mediaAssets).values({ tenantId: 'zest', ...picture });
  const { id } = await add(api, '/campaign/x');
  const edits = [{ id: 'e', base: 1, commands: [{ type: 'removeNode', id: 'p' }] }];
  await api.call(sendEdits, { params: { id }, body: { clientId: 'w', edits } });
  expect((await used(api, 'media', 'a')).total).toBe(0);
});

test('a page is used by links to it, and to the addresses that lead to it; its own don’t count', async () => {
  const target = await add(api, '/campaign/new', '/campaign/new');
  await db
    .insert(redirects)
    .values({ tenantId: 'zest', id: 'r', source: '/campaign/old', pageId: target.id, ...author });
  await add(api, '/campaign/a', '/campaign/old');
  await add(api, '/campaign/b', '/en/campaign/new?x=1');
  expect((await used(api, 'page', target.id)).users.map((user) => user.split(' ')[1])).toEqual(
    expect.arrayContaining(['/campaign/a', '/campaign/b']),
  );
  expect((await used(api, 'page', target.id)).total).toBe(2);
});

test('a page bound to a topic is used by links to the topic', async () => {
  await db.insert(topics).values(rows.topicRow('zest', '1', { subtitle: 'mega home' }));
  const id = 'bound';
  await db.insert(pages).values(rows.pageRow('zest', id, { path: '/topic/mega-home' }));
  await add(api, '/campaign/a', '/topic/mega-home');
  expect((await used(api, 'page', id)).users).toEqual([`page /campaign/a draft ${id}`]);
});

test('entries are used by their codes, by other names of theirs, and of several each names its own', async () => {
  await db.insert(topics).values(rows.topicRow('zest', '1', { subtitle: 'mega home' }));
  await db.insert(brands).values([rows.brandRow('zest', '1'), rows.brandRow('zest', '2')]);
  await add(api, '/campaign/topic', '/topic/mega-home');
  await add(api, '/campaign/brand', '/brand/b-2');
  expect((await used(api, 'topics', '1')).users).toEqual(['page /campaign/topic draft 1']);
  expect((await used(api, 'brands', '1', '2')).users).toEqual(['page /campaign/brand draft 2']);
  expect((await used(api, 'keywords', '1')).total).toBe(0);
  expect((await used(api, 'no such kind', '1')).total).toBe(0);
});

test('the first 50 of many users are named', async () => {
  await db.insert(mediaAssets).values({ tenantId: 'zest', ...picture });
  const ids = Array.from({ length: 60 }, (_, i) => `p${i}`);
  await db.insert(pages).values(ids.map((id) => rows.pageRow('zest', id)));
  await db.insert(docRefs).values(
    ids.map((fromId) => ({
      tenantId: 'zest',
      fromKind: 'page',
      fromId,
      state: 'draft' as const,
      node: 'p',
      field: 'picture',
      toKind: 'MEDIA',
      toId: picture.url,
    })),
  );
  const { total, users } = await used(api, 'media', 'a');
  expect([total, users.length]).toEqual([60, 50]);
});

test('an entry is used by the page that composes its screen, also when that page names it too', async () => {
  const topic = rows.topicRow('zest', 'back to school');
  await db.insert(topics).values([topic, { ...topic, tenantId: 'guide' }]);
  await db.insert(pages).values([
    { ...rows.pageRow('zest', 'own', { document: null }), path: '/topic/back-to-school' },
    { ...rows.pageRow('zest', 'all'), path: '/topic/*' },
    { ...rows.pageRow('guide', 'own'), path: '/topic/back-to-school' },
  ]);
  const own = { kind: 'page', id: 'own', draft: true, archived: false, uses: [topic.id] };
  const found = () => api.call(usedOn, { body: { kind: 'topics', ids: [String(topic.id)] } });
  expect(await found()).toMatchObject({ total: 1, users: [own] });
  const ref = { fromKind: 'page', fromId: 'own', state: 'draft' as const, node: 'p', field: 'link' };
  await db.insert(docRefs).values({ tenantId: 'zest', ...ref, toKind: 'TOPIC', toId: 'back to school' });
  expect(await found()).toMatchObject({ total: 1, users: [own] });
});
