import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import {
  addContent,
  changeContent,
  contentEntry,
  contentVersions,
  publishContent,
} from '#schemas/api/invented/content-desk.ts';
import { archivePage, openPage, restorePage } from '#schemas/api/invented/editor-pages.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { publishPage } from '#schemas/api/invented/publishing.ts';
import { cancelRelease, createRelease, listReleases, revertRelease } from '#schemas/api/invented/releases.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { coupons } from '../../../../domain/catalogue/schema.ts';
import { contentDrafts } from '../../../../domain/content/schema.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { pages, releases } from '../../../../domain/page-tables/schema.ts';
import { runDueReleases } from '../../../../domain/pages/releases/run-due.ts';
import { webhookDeliveries, webhooks } from '../../../../domain/webhooks/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const MINUTE = 60_000;

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db, client, clock } = await openTestApi([zest, other]);
const operator = client(zest, await tokenHeaders(db, zest, 'pages:write', 'content:write'));
const stranger = client(other, await tokenHeaders(db, other, 'pages:write'));

const all = { th: 'ก', en: 'a', id: 'b' };
const document = (title: string): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  meta: { title: { ...all, en: title }, description: all },
});
const edit = async (id: string, title: string, rev: number) =>
  void (await db
    .update(pages)
    .set({ draft: document(title), rev })
    .where(eq(pages.id, id)));
const publish = (id: string, body = {}) => operator.call(publishPage, { params: { id }, body });
const create = (body: EndpointArgs<typeof createRelease>['body']) => operator.call(createRelease, { body });
const run = () =>
  runDueReleases({ db, now: clock.now, tenantOf: () => tenantScope(zest), purge: async () => undefined });
const later = (ms: number) => clock.set(ms);
const live = async () =>
  Object.fromEntries(
    (await db.select().from(pages)).map(({ id, document: shown }) => [
      id,
      (shown as PageDocument | null)?.meta.title.en,
    ]),
  );
const states = async () => (await db.select().from(releases)).map(({ state, problem }) => [state, problem]);

beforeEach(async () => {
  clock.set(0);
  for (const table of [pages, releases, auditLog]) await db.delete(table);
  await db
    .insert(pages)
    .values([
      pageRow('zest', 'a', { document: null, draft: document('a1') }),
      pageRow('zest', 'b', { document: null, draft: document('b1') }),
    ]);
});

describe('a schedule', () => {
  test('publishes its version, although newer ones were saved and published since', async () => {
    await publish('a');
    await edit('a', 'a2', 2);
    await publish('a');
    await edit('a', 'a3', 3);
    const made = await create({ items: [{ pageId: 'a' }], publishAt: clock.now() + MINUTE });
    expect(made).toMatchObject({ state: 'scheduled', items: [{ pageId: 'a', version: 3 }] });
    await edit('a', 'a4', 4);
    await publish('a');
    expect([await run(), (await live()).a]).toEqual([0, 'a4']);
    later(2 * MINUTE);
    expect([await run(), (await live()).a]).toEqual([1, 'a3']);
    expect([await run(), await run()]).toEqual([0, 0]);
    expect(await states()).toEqual([['published', null]]);
  });

  test('is carried out exactly once by several concurrent workers', async () => {
    await create({ items: [{ pageId: 'a' }, { pageId: 'b' }], publishAt: clock.now() + MINUTE });
    later(2 * MINUTE);
    const counts = await Promise.all(Array.from({ length: 6 }, run));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await db.$count(auditLog, eq(auditLog.action, 'page.publish'))).toBe(2);
  });

  test('without a time is carried out now', async () => {
    expect(await create({ items: [{ pageId: 'a' }] })).toMatchObject({ state: 'published' });
    expect(await live()).toEqual({ a: 'a1', b: undefined });
  });

  test('can be cancelled once, and is then not carried out', async () => {
    const { id } = await create({ items: [{ pageId: 'a' }], publishAt: clock.now() + MINUTE });
    const cancel = () => operator.call(cancelRelease, { params: { id } });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    await expect(cancel()).rejects.toMatchObject({ status: 409, code: 'RELEASE_OVER' });
    later(2 * MINUTE);
    expect([await run(), (await live()).a]).toEqual([0, undefined]);
  });

  test('of an archived page fails with a reason and leaves the other pages alone', async () => {
    await create({ items: [{ pageId: 'a' }, { pageId: 'b' }], publishAt: clock.now() + MINUTE });
    await db.update(pages).set({ archivedAt: new Date() }).where(eq(pages.id, 'b'));
    later(2 * MINUTE);
    await run();
    expect([await live(), await states()]).toEqual([
      { a: undefined, b: undefined },
      [['failed', 'NOT_FOUND']],
    ]);
  });
});

describe('an end', () => {
  const window = (from: number, to: number) => ({
    publishAt: clock.now() + from,
    revertAt: clock.now() + to,
  });

  test('is known of the page, as its start is', async () => {
    const times = window(MINUTE, 2 * MINUTE);
    const summary = async () => {
      const { scheduledAt, endsAt } = (await operator.call(openPage, { params: { id: 'a' } })).page;
      return [scheduledAt, endsAt];
    };
    await create({ items: [{ pageId: 'a' }], ...times });
    expect(await summary()).toEqual([times.publishAt, null]);
    later(MINUTE + 1_000);
    await run();
    expect(await summary()).toEqual([null, times.revertAt]);
    await edit('a', 'a2', 2);
    await publish('a');
    expect(await summary()).toEqual([null, null]);
  });

  test('restores the state before: a version, or none', async () => {
    await publish('a');
    await edit('a', 'a2', 2);
    await create({ items: [{ pageId: 'a' }, { pageId: 'b' }], ...window(MINUTE, 2 * MINUTE) });
    later(MINUTE + 1_000);
    await run();
    expect(await live()).toEqual({ a: 'a2', b: 'b1' });
    later(2 * MINUTE + 1_000);
    await run();
    expect([await live(), await states()]).toEqual([{ a: 'a1', b: undefined }, [['reverted', null]]]);
  });

  test('doesn’t overwrite a version published since, and reports that', async () => {
    await create({ items: [{ pageId: 'a' }, { pageId: 'b' }], ...window(MINUTE, 2 * MINUTE) });
    later(MINUTE + 1_000);
    await run();
    await edit('a', 'a2', 2);
    await publish('a');
    later(2 * MINUTE + 1_000);
    await run();
    expect(await live()).toEqual({ a: 'a2', b: undefined });
    expect(await states()).toEqual([['reverted', 'PUBLISHED_SINCE a']]);
  });

  test('changes the version in the archive too', async () => {
    await publish('a');
    await edit('a', 'a2', 2);
    await create({ items: [{ pageId: 'a' }], ...window(MINUTE, 2 * MINUTE) });
    later(MINUTE + 1_000);
    await run();
    const page = { params: { id: 'a' } };
    await operator.call(archivePage, page);
    later(2 * MINUTE + 1_000);
    await run();
    expect([await live(), await states()]).toEqual([{ a: undefined, b: undefined }, [['reverted', null]]]);
    await operator.call(restorePage, page);
    expect((await live()).a).toBe('a1');
  });

  test('can come early: a live release is reverted once, by a publisher', async () => {
    await publish('a');
    await edit('a', 'a2', 2);
    const { id } = await create({ items: [{ pageId: 'a' }, { pageId: 'b' }] });
    const revert = (by = operator) => by.call(revertRelease, { params: { id } });
    await expect(revert(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await revert()).toMatchObject({ state: 'reverted', problem: null });
    expect(await live()).toEqual({ a: 'a1', b: undefined });
    await expect(revert()).rejects.toMatchObject({ code: 'RELEASE_OVER' });
  });

  test('that passed while no server was running prevents the release from going live', async () => {
    await create({ items: [{ pageId: 'a' }], ...window(MINUTE, 2 * MINUTE) });
    later(3 * MINUTE);
    await run();
    expect([await live(), await states()]).toEqual([
      { a: undefined, b: undefined },
      [['failed', 'WINDOW_MISSED']],
    ]);
  });

  test('before the start is refused', async () => {
    const refused = create({ items: [{ pageId: 'a' }], ...window(2 * MINUTE, MINUTE) });
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'RELEASE_TIMES' });
  });
});

test('due releases of one page go live in the order of their times', async () => {
  await create({ items: [{ pageId: 'a' }], publishAt: clock.now() + 2 * MINUTE });
  await edit('a', 'a2', 2);
  await create({ items: [{ pageId: 'a' }], publishAt: clock.now() + MINUTE });
  later(3 * MINUTE);
  await Promise.all([run(), run(), run()]);
  expect((await live()).a).toBe('a1');
});

test('a page that can’t be published isn’t scheduled, and nothing is stored', async () => {
  await db
    .update(pages)
    .set({ draft: { ...document('b1'), meta: { title: { th: 'ก' }, description: all } } })
    .where(eq(pages.id, 'b'));
  const refused = create({ items: [{ pageId: 'a' }, { pageId: 'b' }], publishAt: clock.now() + MINUTE });
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: 'CHECKS_UNSIGNED',
    data: { pages: [{ pageId: 'b' }] },
  });
  await expect(create({ items: [{ pageId: 'a' }, { pageId: 'a' }] })).rejects.toMatchObject({ status: 400 });
  expect(await db.$count(releases)).toBe(0);
});

test('releases are listed by page and state, to their own tenant only', async () => {
  const { id } = await create({
    items: [{ pageId: 'a' }],
    name: 'Night sale',
    publishAt: clock.now() + MINUTE,
  });
  await create({ items: [{ pageId: 'b' }] });
  const list = async (query: object, by = operator) =>
    (await by.call(listReleases, { query })).content.map(({ name, state }) => `${name} ${state}`.trim());
  expect(await list({})).toEqual(['Night sale scheduled', 'published']);
  expect(await list({ pageId: 'a' })).toEqual(['Night sale scheduled']);
  expect(await list({ state: 'published' })).toEqual(['published']);
  expect(await list({}, stranger)).toEqual([]);
  await expect(stranger.call(cancelRelease, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(operator.call(pageByPath, { query: { path: '/b' } })).resolves.toMatchObject({ id: 'b' });
});

describe('content entries', () => {
  const leaves = {
    'title.th': 'ลด 100',
    type: 'CODE',
    platform: 'SHOPEE',
    discountType: 'AMOUNT',
    discount: 10_000,
    code: 'ONE',
    link: 'https://shopee.co.th/x',
    shelfTime: '2026-01-01T00:00:00.000Z',
    startTime: '2026-01-01T00:00:00.000Z',
  };
  const add = (over: Record<string, unknown> = {}) =>
    operator.call(addContent, { params: { type: 'coupons' }, body: { leaves: { ...leaves, ...over } } });
  const change = (id: string, leaf: string, from: unknown, to: unknown) =>
    operator.call(changeContent, {
      params: { type: 'coupons', id },
      body: { changes: { [leaf]: { from, to } } },
    });
  const publishNow = (id: string) =>
    operator.call(publishContent, { params: { type: 'coupons', id }, body: {} });
  const ref = (id: string) => ({ type: 'coupons', id });
  const codes = async () => (await db.select().from(coupons)).map(({ code }) => code).sort();

  beforeEach(async () => {
    for (const table of [coupons, contentDrafts]) await db.delete(table);
  });

  test('go live with pages as their drafts were, and leave again at the end', async () => {
    const [fresh, old] = [await add(), await add({ code: 'TWO' })];
    await publishNow(old.id);
    await change(old.id, 'code', 'TWO', 'THREE');
    const made = await create({
      items: [{ pageId: 'a' }],
      entries: [ref(fresh.id), ref(old.id)],
      publishAt: clock.now() + MINUTE,
      revertAt: clock.now() + 2 * MINUTE,
    });
    expect(made.entries).toEqual([
      { ...ref(fresh.id), title: 'ลด 100' },
      { ...ref(old.id), title: 'ลด 100' },
    ]);
    await change(fresh.id, 'code', 'ONE', 'LATER');
    expect(await codes()).toEqual(['TWO']);
    await db.insert(webhooks).values({
      tenantId: 'zest',
      id: 'hook',
      url: 'https://test.example',
      events: ['release.published', 'content.published'],
      secrets: '',
      createdAt: new Date(0),
      operatorId: 'x',
      operatorName: 'X',
    });
    later(MINUTE);
    expect([await run(), await codes(), (await live()).a]).toEqual([1, ['ONE', 'THREE'], 'a1']);
    const told = await db.select({ payload: webhookDeliveries.payload }).from(webhookDeliveries);
    await db.delete(webhooks);
    expect(told).toMatchObject([
      { payload: { type: 'release.published', data: { items: [{ pageId: 'a' }] } } },
    ]);
    expect(Reflect.get(told[0]?.payload ?? {}, 'data').entries).toEqual(
      made.entries.map((entry) => ({ ...entry, version: entry.id === old.id ? 2 : 1 })),
    );
    const drafts = await Promise.all(
      [fresh, old].map(({ id }) => operator.call(contentEntry, { params: ref(id) })),
    );
    expect(drafts.map(({ draft, leaves: { code } }) => [draft !== null, code])).toEqual([
      [true, 'LATER'],
      [false, 'THREE'],
    ]);
    later(2 * MINUTE);
    expect([await run(), await codes(), (await live()).a]).toEqual([1, ['TWO'], undefined]);
    expect(await states()).toEqual([['reverted', null]]);
  });

  test('that were changed since keep the change at the end, and are named', async () => {
    const [fresh, old] = [await add(), await add({ code: 'TWO' })];
    await publishNow(old.id);
    await change(old.id, 'code', 'TWO', 'THREE');
    await change(old.id, 'discount', 10_000, 20_000);
    await create({
      items: [],
      entries: [ref(fresh.id), ref(old.id)],
      publishAt: clock.now(),
      revertAt: clock.now() + MINUTE,
    });
    await change(old.id, 'code', 'THREE', 'FOUR');
    await publishNow(old.id);
    await change(fresh.id, 'code', 'ONE', 'FIVE');
    await publishNow(fresh.id);
    later(MINUTE);
    await run();
    expect(await codes()).toEqual(['FIVE', 'FOUR']);
    const { live: now } = await operator.call(contentEntry, { params: ref(old.id) });
    expect(now).toMatchObject({ discount: 10_000 });
    const [state] = await states();
    expect(state).toEqual(['reverted', `PUBLISHED_SINCE ${[fresh.id, old.id].sort().join(' ')}`]);
  });

  test('fail together with the pages: nothing of the release is live', async () => {
    const { id } = await add();
    await create({ items: [{ pageId: 'a' }], entries: [ref(id)], publishAt: clock.now() + MINUTE });
    await publishNow(id);
    later(MINUTE);
    await run();
    expect([await live(), await states()]).toEqual([
      { a: undefined, b: undefined },
      [['failed', 'CONFLICT']],
    ]);
    expect(await operator.call(contentVersions, { params: ref(id) })).toHaveLength(1);
  });

  test('without a draft, with problems, twice or of another tenant are refused', async () => {
    const done = await add();
    await publishNow(done.id);
    const wrong = await add({ link: null });
    const refused = (entries: { type: string; id: string }[], by = operator) =>
      by.call(createRelease, { body: { items: [], entries } });
    await expect(refused([ref(done.id)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(refused([ref(wrong.id)])).rejects.toMatchObject({ code: 'CHECKS_FAILED' });
    await expect(refused([ref(wrong.id), ref(wrong.id)])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(refused([])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(refused([ref(wrong.id)], stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
