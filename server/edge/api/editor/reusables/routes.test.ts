import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { auditEntries } from '#schemas/api/invented/operators.ts';
import { publishPage } from '#schemas/api/invented/publishing.ts';
import { createReusable, sharedUses, shopSample } from '#schemas/api/invented/reuse.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { activityRow } from '../../../../domain/activities/activities.fixtures.ts';
import { activities } from '../../../../domain/activities/schema.ts';
import { contents, topics } from '../../../../domain/articles/schema.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { as } from '../../../../domain/pages/operators.fixtures.ts';
import { edit, openPages } from '../../../../domain/pages/pages.fixtures.ts';
import { sharedDrafts } from '../../../../domain/pages/reuse/drafts.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { contentRow, pageRow, topicRow } from '../../rows.fixtures.ts';

const { zest, guide, db, client, purged, ann, viewer, publisher } = await openPages();

const notice = (id = 'hint'): ModuleNode => ({
  id,
  type: 'notice',
  v: 1,
  props: { items: [{ text: { th: 'ส่งฟรี', en: 'Free shipping', id: 'Gratis ongkir' } }] },
});
const ref = (shared: string, id = 'ref'): ModuleNode => ({ id, type: 'shared', v: 1, props: { id: shared } });
function page(...nodes: ModuleNode[]): PageDocument {
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}
const create = (
  document: unknown = page(notice()),
  kind: 'shared' | 'template' | 'section' = 'shared',
  by = ann,
) => by.call(createReusable, { body: { kind, title: { en: 'Shipping' }, document } });
const list = async (query: object) =>
  (await viewer.call(endpoints.editorPages, { query })).content.map(({ id }) => id);

describe('keeping modules', () => {
  test('a shared module is live at once, under its name and without an address', async () => {
    const made = await create();
    expect(made).toMatchObject({
      path: `shared:${made.path.slice(7)}`,
      publishedVersion: 1,
      hasChanges: false,
    });
    expect(made.title).toEqual({ en: 'Shipping' });
    const live = await viewer.call(pageDataModule, { params: { id: made.id } });
    expect(live.document.nodes.hint).toEqual(notice());
  });

  test('the audit log has its name, in any language, instead of its path', async () => {
    const body = { kind: 'shared', title: { id: 'Ongkir' }, document: page(notice()) } as const;
    const { id } = await ann.call(createReusable, { body });
    const log = await publisher.call(auditEntries, { query: { subjectType: 'page', subjectId: id } });
    expect(log.content.map(({ subject }) => subject.name)).toEqual(log.content.map(() => 'Ongkir'));
    expect(log.content).not.toEqual([]);
  });

  test('with an invalid module it stays offline, and one that is no document is refused', async () => {
    const wrong = { ...notice(), props: { items: 7 } };
    expect(await create(page(wrong))).toMatchObject({ publishedVersion: null });
    await expect(create({ nodes: 1 })).rejects.toMatchObject({ status: 422 });
    await expect(
      create(page({ ...notice(), type: 'picture', props: { link: 'javascript:x' } })),
    ).rejects.toMatchObject({
      code: 'BAD_LINK',
    });
  });

  test('the list has each kind by itself, and without one what can be published', async () => {
    const [shared, template, section] = [
      await create(),
      await create(page(notice()), 'template'),
      await create(page(notice()), 'section'),
    ];
    expect(await list({ kind: 'shared' })).toEqual([shared.id]);
    expect(await list({ kind: 'template' })).toEqual([template.id]);
    expect(await list({ kind: 'section' })).toEqual([section.id]);
    expect((await list({ kind: 'page' })).toSorted()).toEqual(['home', 'sale', 'secret-plan']);
    expect((await list({})).toSorted()).toEqual(['home', 'sale', 'secret-plan', shared.id].toSorted());
    expect(template.publishedVersion).toBeNull();
  });

  test('viewers and the other tenant can’t', async () => {
    await expect(create(page(notice()), 'shared', viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await create();
    const other = client(guide, as('Gus', 'owner'));
    await expect(other.call(endpoints.openPage, { params: { id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(other.call(sharedUses, { params: { id }, query: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await other.call(endpoints.editorPages, { query: { kind: 'shared' } })).content).toEqual([]);
  });

  test('it has no address to change, and its copy none either', async () => {
    const { id } = await create();
    const move = publisher.call(endpoints.changeAddress, { params: { id }, body: { path: '/shipping' } });
    await expect(move).rejects.toMatchObject({ code: 'PATH_INVALID' });
    const copy = await ann.call(endpoints.duplicatePage, { params: { id } });
    expect(copy.path).toMatch(/^shared:[0-9a-f-]{36}$/);
  });

  test('a new page starts from a template', async () => {
    const { id } = await create(page(notice()), 'template');
    const made = await ann.call(endpoints.createPage, { body: { path: '/new', from: { page: id } } });
    const { document } = await viewer.call(endpoints.openPage, { params: { id: made.id } });
    const [[own, node] = []] = Object.entries(document.nodes);
    expect(node).toEqual({ ...notice(), id: own });
    expect(own).not.toBe('hint');
  });
});

describe('a shared module inside another one', () => {
  test('is refused when it is made, edited, replaced and published', async () => {
    const inner = await create();
    await expect(create(page(ref(inner.id)))).rejects.toMatchObject({ code: 'SHARED_IN_SHARED' });
    const { id } = await create();
    const insert = { type: 'insertNode', node: ref(inner.id), to: { slot: 'main' } };
    const replace = { type: 'replaceDocument', document: page(ref(inner.id)) };
    const edits = [edit('e1', [insert]), edit('e2', [replace])];
    const { results } = await ann.call(endpoints.sendEdits, {
      params: { id },
      body: { clientId: 'w', edits },
    });
    expect(results).toMatchObject([
      { status: 'refused', problem: { code: 'SHARED_IN_SHARED' } },
      { status: 'refused', problem: { code: 'SHARED_IN_SHARED' } },
    ]);
    await db
      .update(pages)
      .set({ draft: page(ref(inner.id)) })
      .where(eq(pages.id, id));
    const body = { note: '', signed: [] };
    await expect(publisher.call(publishPage, { params: { id }, body })).rejects.toMatchObject({
      code: 'CHECKS_FAILED',
    });
  });
});

describe('its uses', () => {
  test('are the pages that show it, in their draft or live', async () => {
    const { id } = await create();
    const on = page(ref(id));
    await db.insert(pages).values([
      pageRow('zest', 'draft', { path: '/b', draft: on, document: null }),
      pageRow('zest', 'live', { path: '/a', draft: page(), document: on }),
      pageRow('zest', 'archived', { path: '/c', draft: on, archivedAt: new Date() }),
      pageRow('zest', 'another', { path: '/d', draft: page(ref('another')) }),
      // The same ids at the other tenant.
      pageRow('guide', id, { path: 'shared:x', draft: page(notice()) }),
      pageRow('guide', 'draft', { path: '/b', draft: on, document: on }),
    ]);
    const { content, totalElements } = await viewer.call(sharedUses, { params: { id }, query: {} });
    expect(content).toMatchObject([
      { id: 'live', path: '/a', isLive: true },
      { id: 'draft', path: '/b', isLive: false },
    ]);
    expect(totalElements).toBe(2);
  });

  test('a page that shows one that is gone has an error, one that is offline a warning', async () => {
    const { id } = await create();
    const facts = async (shared: string) => {
      await db
        .update(pages)
        .set({ draft: page(ref(shared)) })
        .where(and(eq(pages.tenantId, 'zest'), eq(pages.id, 'sale')));
      const checks = await viewer.call(pageChecks, { params: { id: 'sale' }, query: {} });
      return { missing: checks.facts.missing, expired: checks.facts.expired };
    };
    expect(await facts(id)).toEqual({ missing: [], expired: [] });
    await db.update(pages).set({ document: null }).where(eq(pages.id, id));
    expect(await facts(id)).toEqual({ missing: [], expired: [`SHARED ${id}`] });
    await publisher.call(endpoints.archivePage, { params: { id } });
    expect(await facts(id)).toEqual({ missing: [`SHARED ${id}`], expired: [] });
    expect((await facts('home')).missing).toEqual(['SHARED home']);
  });

  test('publishing it purges the pages that show it', async () => {
    const { id } = await create();
    purged.length = 0;
    const body = { note: '', signed: [] };
    await publisher.call(publishPage, { params: { id }, body });
    expect(purged).toEqual([`zest:page:${id}`]);
  });

  test('a preview gets the drafts of the tenant’s own shared modules', async () => {
    const { id } = await create();
    await db
      .insert(pages)
      .values([
        pageRow('guide', id, { path: 'shared:x', draft: page(notice('theirs')) }),
        pageRow('zest', 'gone', { path: 'shared:gone', draft: page(notice()), archivedAt: new Date() }),
      ]);
    const shown = page(ref(id), ref('gone', 'r2'), ref('home', 'r3'));
    const drafts = await sharedDrafts({ db, scope: tenantScope(zest) }, shown);
    expect(Object.keys(drafts)).toEqual([id]);
    expect(Object.keys(drafts[id]?.nodes ?? {})).toEqual(['hint']);
  });
});

test('what fills a new module is the tenant’s own and public', async () => {
  await db
    .insert(topics)
    .values([
      topicRow('zest', 'a b', { position: 2 }),
      topicRow('zest', 'first', { position: 1 }),
      topicRow('zest', 'hidden', { shelved: false }),
      topicRow('guide', 'theirs'),
    ]);
  const cover = { url: '/media/zest/cover.svg', width: 800, height: 600 };
  await db
    .insert(contents)
    .values([
      contentRow('zest', '1', { cover }),
      contentRow('zest', '2', { cover, invalid: true }),
      contentRow('zest', '3', { cover, publishTime: new Date('2999-01-01') }),
      contentRow('guide', '4', { cover }),
    ]);
  await db
    .insert(activities)
    .values([activityRow('zest', 'draft', { publishedAt: null }), activityRow('guide', 'theirs')]);
  const { things, activity } = await viewer.call(shopSample, {});
  expect(things.map(({ link }) => link)).toEqual([
    '/topic/first',
    '/topic/a-b',
    expect.stringMatching(/^\/article\//),
  ]);
  expect(activity ?? null).toBeNull();
  await db.insert(activities).values(activityRow('zest', 'runs'));
  expect((await viewer.call(shopSample, {})).activity).toBe('runs');
});
