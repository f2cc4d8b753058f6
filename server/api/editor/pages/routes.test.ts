import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { manifest } from '#modules/manifest.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { validateModules } from '#schemas/module/validate.ts';
import type { Command } from '#schemas/page/commands/apply.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { validatePageDocument } from '#schemas/page/parse.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { auditLog, pageEdits, pages, pageVersions } from '../../../db/page-schema.ts';
import { classifications } from '../../../db/schema.ts';
import { as, identifyByHeader } from '../../../pages/operators.fixtures.ts';
import { articleTemplates, generalTemplates } from '../../../pages/template-documents.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import { classificationRow, pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = { ...tenantFixture('guide'), type: 'ARTICLE' as const };
const { db } = await openTestApi([zest, guide]);
const { client, send, purged } = testApi(db, { identifyOperator: identifyByHeader });
const ann = client(zest, as('Ann'));
const bob = client(zest, as('Bob'));
const viewer = client(zest, as('Vi', 'viewer'));
const publisher = client(zest, as('Pim', 'publisher'));

const params = { id: 'sale' };
const read = () => viewer.call(endpoints.openPage, { params });
const title = (value: unknown, id = 'a'): Command => ({ type: 'setProp', id, path: ['title'], value });
const edit = (id: string, commands: unknown[], base = 1) => ({ id, base, commands });
const sendAs = (by: typeof ann, clientId: string, ...edits: ReturnType<typeof edit>[]) =>
  by.call(endpoints.sendEdits, { params, body: { clientId, edits } });

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
    document: {},
    operatorId: 'o',
    operatorName: 'Ann',
  };
  await db.insert(pageVersions).values([
    { ...version, pageId: 'sale' },
    { ...version, pageId: 'home' },
  ]);
  purged.length = 0;
});

describe('edits', () => {
  test('are applied in order, each as one revision, and kept with who made them', async () => {
    const answer = await sendAs(
      ann,
      'w1',
      edit('e1', [title('x')]),
      edit('e2', [title('y', 'b'), title('z', 'c')]),
    );
    expect(answer).toEqual({
      rev: 3,
      results: [
        { id: 'e1', status: 'applied', rev: 2 },
        { id: 'e2', status: 'applied', rev: 3 },
      ],
    });
    const { document, rev, page } = await read();
    expect([rev, document.nodes.a?.props, document.nodes.c?.props]).toEqual([
      3,
      { title: 'x' },
      { title: 'z' },
    ]);
    expect(page).toMatchObject({ hasChanges: true, editedBy: 'Ann' });
    const missed = await viewer.call(endpoints.missedEdits, { params, query: { since: 2 } });
    expect(missed).toMatchObject({
      rev: 3,
      reload: false,
      edits: [{ rev: 3, id: 'e2', clientId: 'w1', operatorId: 'id-Ann', operatorName: 'Ann', base: 1 }],
    });
    expect(missed.edits[0]?.commands).toEqual([title('y', 'b'), title('z', 'c')]);
  });

  test('leave what shoppers see alone', async () => {
    const live = () => db.select({ document: pages.document }).from(pages).orderBy(pages.tenantId, pages.id);
    const before = await live();
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    expect(await live()).toEqual(before);
    expect(purged).toEqual([]);
  });

  test('sent again are answered again and applied once', async () => {
    const append = edit('e1', [{ type: 'insertNode', node: node('x'), to: { slot: 'main' } }]);
    const first = await sendAs(ann, 'w1', append);
    expect(await sendAs(ann, 'w1', append)).toEqual(first);
    expect(await sendAs(ann, 'w1', append, append, edit('e2', [title('y')]))).toMatchObject({
      rev: 3,
      results: [{ rev: 2 }, { rev: 2 }, { rev: 3 }],
    });
    expect(await db.$count(pageEdits)).toBe(2);
  });

  test('of another window can’t be claimed by their id', async () => {
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    expect(await sendAs(bob, 'w2', edit('e1', [title('y')], 2))).toMatchObject({
      results: [{ status: 'refused', problem: { path: ['id'] } }],
    });
  });

  test('of two operators on different things are merged, on one thing a conflict', async () => {
    await sendAs(ann, 'w1', edit('e1', [title('hers')]));
    const answer = await sendAs(
      bob,
      'w2',
      edit('e2', [title('his', 'b')]),
      edit('e3', [title('his')]),
      edit('e4', [title('hers')]),
    );
    expect(answer.results).toMatchObject([
      { status: 'applied' },
      {
        status: 'conflict',
        conflicts: [{ mine: 'his', theirs: 'hers', by: 'Ann', path: ['nodes', 'a', 'props', 'title'] }],
      },
      { status: 'applied' },
    ]);
    expect((await read()).document.nodes).toMatchObject({
      a: { props: { title: 'hers' } },
      b: { props: { title: 'his' } },
    });
  });

  test('are applied as a whole or not at all', async () => {
    const { rev, results } = await sendAs(ann, 'w1', edit('e1', [title('x'), title('y', 'gone')]));
    expect([rev, results]).toMatchObject([1, [{ status: 'refused', problem: { code: 'NODE_MISSING' } }]]);
    expect((await read()).document).toEqual(samplePage());
  });

  test('may leave a module’s props unfinished: a draft isn’t published', async () => {
    const picture = { ...node('p'), type: 'picture', props: { picture: 'unfinished' } };
    const { results } = await sendAs(
      ann,
      'w1',
      edit('e1', [{ type: 'insertNode', node: picture, to: { slot: 'main' } }]),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
  });

  test('of many at once, over two servers, are judged one after the other: none is lost', async () => {
    const servers = [testApi(db, { identifyOperator: identifyByHeader }).client, client];
    const people = Array.from({ length: 12 }, (_, i) => i);
    const added = (i: number) => [1, 2, 3].map((n) => `n${i}-${n}`);
    const statuses = people.map(async (i) => {
      const by = (servers[i % 2] ?? client)(zest, as(`Op${i}`));
      const found: string[] = [];
      for (const id of added(i)) {
        const own = edit(id, [{ type: 'insertNode', node: node(id), to: { slot: 'main' } }]);
        const { results } = await sendAs(by, `w${i}`, own);
        found.push(...results.map(({ status }) => status));
      }
      return found;
    });
    expect(new Set((await Promise.all(statuses)).flat())).toEqual(new Set(['applied']));
    const { document, rev } = await read();
    expect(rev).toBe(37);
    expect(document.slots.main?.toSorted()).toEqual([...people.flatMap(added), 'a', 'tabs'].toSorted());
  });

  test('on a base from the future or too far back are refused', async () => {
    await db.update(pages).set({ rev: 5_000 }).where(eq(pages.id, 'sale'));
    const { results } = await sendAs(
      ann,
      'w1',
      edit('e1', [title('x')], 5_001),
      edit('e2', [title('x')], 10),
    );
    expect(results).toMatchObject([
      { problem: { code: 'INVALID_VALUE', path: ['base'] } },
      { problem: { code: 'BASE_TOO_OLD' } },
    ]);
  });

  test('that have fallen too far behind are loaded as a whole', async () => {
    const missed = (since: number) => viewer.call(endpoints.missedEdits, { params, query: { since } });
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    expect(await missed(2)).toEqual({ rev: 2, edits: [], reload: false });
    expect(await missed(0)).toEqual({ rev: 2, edits: [], reload: true });
    expect(await missed(9)).toEqual({ rev: 2, edits: [], reload: true });
  });

  test('of an unknown or archived page are refused', async () => {
    const none = { params: { id: 'none' }, body: { clientId: 'w', edits: [edit('e', [title('x')])] } };
    await expect(ann.call(endpoints.sendEdits, none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await publisher.call(endpoints.archivePage, { params });
    await expect(sendAs(ann, 'w1', edit('e1', [title('x')]))).rejects.toMatchObject({
      code: 'PAGE_ARCHIVED',
    });
  });
});

describe('limits', () => {
  const long = 'x'.repeat(60_000);
  const props = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      type: 'setProp',
      id: 'a',
      path: [`p${from + i}`],
      value: long,
    }));

  test('a draft never grows over a mebibyte', async () => {
    const { results } = await sendAs(ann, 'w1', edit('e1', props(0, 17)), edit('e2', props(17, 1)));
    expect(results).toMatchObject([
      { status: 'applied' },
      { status: 'refused', problem: { code: 'DOCUMENT_TOO_LARGE' } },
    ]);
  });

  test('a whole document of a mebibyte fits into an edit', async () => {
    const large = { ...samplePage(), nodes: { ...samplePage().nodes, a: node('a') } };
    large.nodes.a = {
      ...node('a'),
      props: Object.fromEntries(props(0, 17).map(({ path, value }) => [path[0], value])),
    };
    expect(JSON.stringify(large).length).toBeGreaterThan(0.95 * LIMITS.bytes);
    const { results } = await sendAs(ann, 'w1', edit('e1', [{ type: 'replaceDocument', document: large }]));
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect((await read()).document).toEqual(large);
    // Whoever has its base before that is asked, without the server reading the documents again.
    expect(await sendAs(bob, 'w2', edit('e2', [title('x')]))).toMatchObject({
      results: [{ status: 'conflict' }],
    });
  });

  test.each([
    ['more than two mebibytes', 413, [edit('e', props(0, 40))]],
    ['more than 500 commands in an edit', 422, [edit('e', Array(501).fill(title('x')))]],
    ['more than 50 edits', 422, Array.from({ length: 51 }, (_, i) => edit(`e${i}`, [title('x')]))],
    ['more than 500 commands in all', 413, ['1', '2'].map((id) => edit(id, Array(251).fill(title('x'))))],
    ['an edit without commands', 422, [edit('e', [])]],
  ])('%s are refused', async (_what, status, edits) => {
    await expect(sendAs(ann, 'w1', ...edits)).rejects.toMatchObject({ status });
  });
});

describe('the list', () => {
  const list = (query: object = {}) => viewer.call(endpoints.editorPages, { query });

  test('has every page of the tenant with its state, last edited first', async () => {
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    const { content, totalElements } = await list();
    expect(totalElements).toBe(3);
    expect(content[0]).toMatchObject({
      id: 'sale',
      path: '/sale',
      pageType: 'COMMON_PAGE',
      title: {},
      rev: 2,
      publishedVersion: 1,
      hasChanges: true,
      editedBy: 'Ann',
      scheduledAt: null,
      archivedAt: null,
    });
    expect(content.find(({ id }) => id === 'home')).toMatchObject({ hasChanges: false, editedBy: null });
    expect(content.find(({ id }) => id === 'secret-plan')).toMatchObject({ publishedVersion: null });
  });

  test('is searched by title in any language and by address', async () => {
    const ids = async (search: string) => (await list({ search })).content.map(({ id }) => id);
    expect(await ids('SECRET')).toEqual(['secret-plan']);
    expect(await ids('plan ไทย')).toEqual(['secret-plan']);
    expect(await ids('home indonesia')).toEqual(['home']);
    expect(await ids('%')).toEqual([]);
  });
});

describe('a new page', () => {
  const create = (body: object, by = ann) =>
    by.call(endpoints.createPage, { body: { path: '/new', ...body } });
  const documentOf = async (id: string) =>
    (await viewer.call(endpoints.openPage, { params: { id } })).document;

  test('is empty and offline', async () => {
    const page = await create({ title: { th: 'ใหม่' }, pageType: 'FOLLOW_PAGE' });
    expect(page).toMatchObject({ path: '/new', publishedVersion: null, rev: 1, title: { th: 'ใหม่' } });
    expect(await documentOf(page.id)).toMatchObject({
      pageType: 'FOLLOW_PAGE',
      nodes: {},
      slots: { main: [] },
    });
    await expect(viewer.call(pageByPath, { query: { path: '/new' } })).rejects.toMatchObject({ status: 404 });
    expect(await db.select().from(auditLog)).toMatchObject([{ action: 'page.create', subjectId: page.id }]);
  });

  test.each([
    [zest, generalTemplates],
    [guide, articleTemplates],
  ])('starts from a template, which is valid and in three languages', async (tenant, templates) => {
    const api = client(tenant, as('Ann'));
    const listed = await api.call(endpoints.pageTemplates, {});
    expect(listed.map(({ id }) => id)).toEqual(templates.map(({ id }) => id));
    for (const [i, { id, document, name, description }] of templates.entries()) {
      expect(validatePageDocument(document)).toEqual({ ok: true, document });
      expect(validateModules(document, manifest)).toEqual([]);
      for (const text of [name, description]) expect(Object.keys(text)).toEqual(['th', 'en', 'id']);
      expect(listed[i]?.modules.length).toBeGreaterThan(1);
      const page = await api.call(endpoints.createPage, {
        body: { path: `/from/${id}`, from: { template: id } },
      });
      expect((await api.call(endpoints.openPage, { params: { id: page.id } })).document).toEqual(document);
    }
  });

  test('starts as a copy, under a title of its own', async () => {
    const page = await create({ from: { page: 'sale' }, title: { en: 'Copy' } });
    expect(await documentOf(page.id)).toEqual({
      ...samplePage(),
      meta: { title: { en: 'Copy' }, description: {} },
    });
  });

  test('starts from an exported document, as JSON or as text', async () => {
    const pageOf = async (path: string, document: unknown) =>
      documentOf((await create({ path, from: { document } })).id);
    expect(await pageOf('/json', samplePage())).toEqual(samplePage());
    expect(await pageOf('/text', JSON.stringify(samplePage()))).toEqual(samplePage());
    await expect(create({ from: { document: { ...samplePage(), slots: {} } } })).rejects.toMatchObject({
      code: 'NODE_ORPHAN',
    });
    await expect(create({ from: { document: '{"a":1,"a":2}' } })).rejects.toMatchObject({
      code: 'DUPLICATE_KEY',
    });
  });

  test('from an unknown or another tenant’s page or template isn’t made', async () => {
    for (const from of [{ template: 'none' }, { page: 'none' }, { template: 'reading' }])
      await expect(create({ from })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = client(guide, as('Gus')).call(endpoints.createPage, {
      body: { path: '/x', from: { page: 'secret-plan' } },
    });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['/sale', 'PATH_TAKEN'],
    ['/product/1', 'PATH_RESERVED'],
    ['/Editor', 'PATH_RESERVED'],
    ['/en/sale', 'PATH_RESERVED'],
    ['/deals', 'PATH_RESERVED'],
    ['sale', 'PATH_INVALID'],
    ['/a//b', 'PATH_INVALID'],
    ['/a/', 'PATH_INVALID'],
    ['/../a', 'PATH_INVALID'],
    ['/a?b', 'PATH_INVALID'],
    ['/a b', 'PATH_INVALID'],
    ['//evil.example', 'PATH_INVALID'],
  ])('at %s is refused as %s', async (path, code) => {
    await expect(create({ path })).rejects.toMatchObject({ code });
  });

  test('of an article tenant can’t hide a category', async () => {
    await db.insert(classifications).values(classificationRow('guide', '1', '1', { code: 'c7' }));
    const gus = client(guide, as('Gus'));
    const createAt = (path: string) => gus.call(endpoints.createPage, { body: { path } });
    await expect(createAt('/air-fryers-c7')).rejects.toMatchObject({ code: 'PATH_RESERVED' });
    expect(await createAt('/air-fryers-c8')).toMatchObject({ path: '/air-fryers-c8' });
    expect(await createAt('/deals')).toMatchObject({ path: '/deals' });
  });

  test('of two at one address at once is one', async () => {
    const made = await Promise.allSettled([create({}), create({}, bob), create({})]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PATH_TAKEN' },
    });
  });

  test('by one click is a copy next to the original', async () => {
    const copy = () => ann.call(endpoints.duplicatePage, { params });
    expect([(await copy()).path, (await copy()).path]).toEqual(['/sale-copy', '/sale-copy-2']);
    expect((await ann.call(endpoints.duplicatePage, { params: { id: 'home' } })).path).toBe('/home-copy');
  });
});

describe('moving and archiving', () => {
  const move = (by: typeof ann, path: string, id = 'sale') =>
    by.call(endpoints.changeAddress, { params: { id }, body: { path } });

  test('a page moves, and both addresses tell the truth', async () => {
    expect(await move(publisher, '/summer-sale')).toMatchObject({ path: '/summer-sale' });
    expect(purged).toEqual(['zest:page:sale']);
    expect(await viewer.call(pageByPath, { query: { path: '/summer-sale' } })).toMatchObject({ id: 'sale' });
    await expect(move(publisher, '/')).rejects.toMatchObject({ code: 'PATH_TAKEN' });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'page.move', operatorName: 'Pim', details: { from: '/sale', to: '/summer-sale' } },
    ]);
  });

  test('an archived page is offline at once; restored it stays offline', async () => {
    expect(await publisher.call(endpoints.archivePage, { params })).toMatchObject({
      archivedAt: expect.any(Number),
      publishedVersion: null,
    });
    expect(purged).toEqual(['zest:page:sale']);
    await expect(viewer.call(pageByPath, { query: { path: '/sale' } })).rejects.toMatchObject({
      status: 404,
    });
    const archived = await viewer.call(endpoints.editorPages, { query: { archived: true } });
    expect(archived.content.map(({ id }) => id)).toEqual(['sale']);
    expect(await ann.call(endpoints.restorePage, { params })).toMatchObject({ archivedAt: null });
    expect((await read()).document).toEqual(samplePage());
    await expect(viewer.call(pageByPath, { query: { path: '/sale' } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
      'page.offline',
      'page.archive',
      'page.restore',
    ]);
  });

  test('of a live page take a publisher, of another one an editor', async () => {
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    await expect(move(ann, '/x')).rejects.toMatchObject(forbidden);
    await expect(ann.call(endpoints.archivePage, { params })).rejects.toMatchObject(forbidden);
    expect(await move(ann, '/x', 'secret-plan')).toMatchObject({ path: '/x' });
  });

  test('the shop keeps its home pages', async () => {
    const home = { params: { id: 'home' } };
    await expect(publisher.call(endpoints.archivePage, home)).rejects.toMatchObject({
      code: 'PAGE_REQUIRED',
    });
    await expect(move(publisher, '/x', 'home')).rejects.toMatchObject({ code: 'PAGE_REQUIRED' });
  });
});

describe('only operators of the tenant, by their role', () => {
  test('a viewer changes nothing', async () => {
    const calls = [
      sendAs(viewer, 'w', edit('e', [title('x')])),
      viewer.call(endpoints.createPage, { body: { path: '/x' } }),
      viewer.call(endpoints.duplicatePage, { params }),
      viewer.call(endpoints.changeAddress, { params, body: { path: '/x' } }),
      viewer.call(endpoints.archivePage, { params }),
      viewer.call(endpoints.restorePage, { params }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 403 });
  });

  test('a page with the same id in another tenant stays as it is', async () => {
    await sendAs(ann, 'w1', edit('e1', [title('x')]));
    const gus = client(guide, as('Gus'));
    const other = await gus.call(endpoints.openPage, { params });
    expect([other.rev, other.document]).toEqual([1, samplePage()]);
    expect(await gus.call(endpoints.missedEdits, { params, query: { since: 1 } })).toMatchObject({
      edits: [],
    });
    const secret = { params: { id: 'secret-plan' } };
    await expect(gus.call(endpoints.openPage, secret)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await gus.call(endpoints.editorPages, { query: {} })).toMatchObject({ totalElements: 1 });
    const theirs = await send(guide, `/saas-low-code-service/api/editor/pages/secret-plan/events`, {
      headers: as('Gus'),
    });
    expect(theirs.status).toBe(404);
  });
});
