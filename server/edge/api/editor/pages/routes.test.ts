import { describe, expect, test } from 'vitest';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { as } from '../../../../domain/pages/operators.fixtures.ts';
import { edit, openPages, title } from '../../../../domain/pages/pages.fixtures.ts';

const { guide, db, client, send, purged, ann, viewer, publisher, params, read, sendAs } = await openPages();

describe('the list', () => {
  const list = (query: object = {}) => viewer.call(endpoints.editorPages, { query });

  test('contains every page of the tenant with its state, last edited first', async () => {
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

  test('can be searched by title in any language and by address', async () => {
    const ids = async (search: string) => (await list({ search })).content.map(({ id }) => id);
    expect(await ids('SECRET')).toEqual(['secret-plan']);
    expect(await ids('plan ไทย')).toEqual(['secret-plan']);
    expect(await ids('home indonesia')).toEqual(['home']);
    expect(await ids('%')).toEqual([]);
  });
});

describe('moving and archiving', () => {
  const move = (by: typeof ann, path: string, id = 'sale') =>
    by.call(endpoints.changeAddress, { params: { id }, body: { path } });

  test('a moved page is found only at its new address', async () => {
    expect(await move(publisher, '/summer-sale')).toMatchObject({ path: '/summer-sale' });
    expect(purged).toEqual(['zest:page:sale']);
    expect(await viewer.call(pageByPath, { query: { path: '/summer-sale' } })).toMatchObject({ id: 'sale' });
    await expect(move(publisher, '/')).rejects.toMatchObject({ code: 'PATH_TAKEN' });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'page.move', operatorName: 'Pim', details: { from: '/sale', to: '/summer-sale' } },
    ]);
  });

  test('an archived page is offline at once, and restored as it was live', async () => {
    const live = await viewer.call(pageByPath, { query: { path: '/sale' } });
    expect(await publisher.call(endpoints.archivePage, { params })).toMatchObject({
      archivedAt: expect.any(Number),
      publishedVersion: null,
      archivedVersion: 1,
    });
    expect(purged).toEqual(['zest:page:sale']);
    await expect(viewer.call(pageByPath, { query: { path: '/sale' } })).rejects.toMatchObject({
      status: 404,
    });
    const archived = await viewer.call(endpoints.editorPages, { query: { archived: true } });
    expect(archived.content.map(({ id }) => id)).toEqual(['sale']);
    await expect(ann.call(endpoints.restorePage, { params })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    purged.length = 0;
    expect(await publisher.call(endpoints.restorePage, { params })).toMatchObject({
      archivedAt: null,
      archivedVersion: null,
      publishedVersion: 1,
    });
    expect(purged).toEqual(['zest:page:sale']);
    expect((await read()).document).toEqual(samplePage());
    expect(await viewer.call(pageByPath, { query: { path: '/sale' } })).toEqual(live);
    expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
      'page.offline',
      'page.archive',
      'page.publish',
      'page.restore',
    ]);
  });

  test('a page archived offline is restored offline, by an editor', async () => {
    const plan = { params: { id: 'secret-plan' } };
    await ann.call(endpoints.archivePage, plan);
    expect(await ann.call(endpoints.restorePage, plan)).toMatchObject({
      archivedAt: null,
      publishedVersion: null,
    });
  });

  test('live pages require a publisher, other pages an editor', async () => {
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    await expect(move(ann, '/x')).rejects.toMatchObject(forbidden);
    await expect(ann.call(endpoints.archivePage, { params })).rejects.toMatchObject(forbidden);
    expect(await move(ann, '/x', 'secret-plan')).toMatchObject({ path: '/x' });
  });

  test('live home pages can’t be moved or archived', async () => {
    const home = { params: { id: 'home' } };
    await expect(publisher.call(endpoints.archivePage, home)).rejects.toMatchObject({
      code: 'PAGE_REQUIRED',
    });
    await expect(move(publisher, '/x', 'home')).rejects.toMatchObject({ code: 'PAGE_REQUIRED' });
  });
});

describe('only operators of the tenant, by their role', () => {
  test('a viewer can’t change anything', async () => {
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

  test('a page with the same id in another tenant is unaffected', async () => {
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
