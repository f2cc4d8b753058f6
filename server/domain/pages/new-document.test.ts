import { describe, expect, test } from 'vitest';
import { validateModules } from '#engine/validate-modules.ts';
import { manifest } from '#modules/all.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { createReusable } from '#schemas/api/invented/reuse.ts';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { classificationRow } from '../../edge/api/rows.fixtures.ts';
import { classifications } from '../catalogue/schema.ts';
import { auditLog } from '../operators/schema.ts';
import { as } from './operators.fixtures.ts';
import { openPages } from './pages.fixtures.ts';
import { articleTemplates, generalTemplates } from './template-documents.ts';

const { zest, guide, db, client, ann, bob, viewer, params } = await openPages();

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

  test('starts as a copy, with a title of its own', async () => {
    const page = await create({ from: { page: 'sale' }, title: { en: 'Copy' } });
    expect(await documentOf(page.id)).toEqual({
      ...samplePage(),
      meta: { title: { en: 'Copy' }, description: {} },
    });
  });

  test('starts from an own template with ids of its own for every node, each in its place', async () => {
    const { id } = await ann.call(createReusable, {
      body: { kind: 'template', title: { en: 'Sale day' }, document: samplePage() },
    });
    const made = [
      await documentOf((await create({ path: '/one', from: { page: id } })).id),
      await documentOf((await create({ path: '/two', from: { page: id } })).id),
    ];
    const ids = [samplePage(), ...made].flatMap(({ nodes }) => Object.keys(nodes));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { nodes, slots } of made) {
      const held = [slots, ...Object.values(nodes).map((node) => node.slots ?? {})];
      const placed = held.flatMap((one) => Object.values(one).flat());
      expect(placed.sort()).toEqual(Object.keys(nodes).sort());
      expect(Object.values(nodes).map(({ type }) => type)).toEqual(
        Object.values(samplePage().nodes).map(({ type }) => type),
      );
    }
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

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a@evil.example'])(
    'with a link to %s isn’t created',
    async (link) => {
      const document = (type: string, props: object) => ({
        ...emptyDocument('COMMON_PAGE'),
        nodes: { a: { id: 'a', type, v: 1, props } },
        slots: { main: ['a'] },
      });
      const banner = document('banner', { slides: [{ picture: {}, link }] });
      for (const given of [banner, JSON.stringify(banner), document('picture', { link })])
        await expect(create({ from: { document: given } })).rejects.toMatchObject({ code: 'BAD_LINK' });
      // Otherwise drafts may be incomplete.
      await create({ from: { document: document('banner', { slides: 'none yet' }) } });
    },
  );

  test('from an unknown or another tenant’s page or template isn’t created', async () => {
    for (const from of [{ template: 'none' }, { page: 'none' }, { template: 'reading' }])
      await expect(create({ from })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = client(guide, as('Gus')).call(endpoints.createPage, {
      body: { path: '/x', from: { page: 'secret-plan' } },
    });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['/sale', 'PATH_TAKEN'],
    ['/product', 'PATH_RESERVED'],
    ['/product/1', 'PATH_OF_OTHER_TYPE'],
    ['/Editor', 'PATH_RESERVED'],
    ['/en/sale', 'PATH_RESERVED'],
    ['/_next/x', 'PATH_RESERVED'],
    ['/deals', 'PATH_RESERVED'],
    ['sale', 'PATH_INVALID'],
    ['/a//b', 'PATH_INVALID'],
    ['/a/', 'PATH_INVALID'],
    ['/../a', 'PATH_INVALID'],
    ['/a?b', 'PATH_INVALID'],
    ['/a b', 'PATH_INVALID'],
    ['//evil.example', 'PATH_INVALID'],
  ])('at %s is refused with %s', async (path, code) => {
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

  test('created twice concurrently at one address is created once', async () => {
    const made = await Promise.allSettled([create({}), create({}, bob), create({})]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PATH_TAKEN' },
    });
  });

  test('can be copied with one click, next to the original', async () => {
    const copy = () => ann.call(endpoints.duplicatePage, { params });
    expect([(await copy()).path, (await copy()).path]).toEqual(['/sale-copy', '/sale-copy-2']);
    expect((await ann.call(endpoints.duplicatePage, { params: { id: 'home' } })).path).toBe('/home-copy');
  });
});
