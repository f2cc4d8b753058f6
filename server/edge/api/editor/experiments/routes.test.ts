import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeAddress, openPage } from '#schemas/api/invented/editor-pages.ts';
import * as calls from '#schemas/api/invented/experiments.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { publishPage, unpublishPage } from '#schemas/api/invented/publishing.ts';
import { createRelease } from '#schemas/api/invented/releases.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import {
  experiments,
  experimentVisitors,
  pages,
  pageVersions,
  releases,
} from '../../../../domain/page-tables/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const other = tenantFixture('other');
const { db, client } = await openTestApi([zest, other]);
const operator = client(zest, await tokenHeaders(db, zest, 'pages:write'));
const stranger = client(other, await tokenHeaders(db, other, 'pages:write'));
const shopper = client(zest);

const page = (title: string): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  meta: { title: { th: title, en: title, id: title }, description: { th: 'a', en: 'a', id: 'a' } },
});
const params = { id: 'sale' };
const isSale = and(eq(pages.tenantId, 'zest'), eq(pages.id, 'sale'));
/** Edits the draft and makes it a variant. */
async function add(title: string, by = operator) {
  const [row] = await db.select().from(pages).where(isSale);
  const rev = (row?.rev ?? 0) + 1;
  await db
    .update(pages)
    .set({ draft: page(title), rev })
    .where(isSale);
  await by.call(calls.addExperimentVariant, { params, body: { rev } });
}
const list = (by = operator) => by.call(calls.pageExperiments, { params });
const start = () => operator.call(calls.startExperiment, { params });
const end = (arm: number) => operator.call(calls.endExperiment, { params, body: { arm } });
const shown = async (variant?: string) =>
  (await shopper.call(pageByPath, { query: { path: '/sale', ...(variant && { variant }) } })).document.meta
    .title.en;
const newest = async () => {
  const [experiment] = await list();
  if (!experiment) throw new Error('no experiment');
  return experiment;
};
/** Schedules the live version for an hour from now. */
const release = () =>
  operator.call(createRelease, {
    body: {
      name: 'r',
      items: [{ pageId: 'sale', version: 1, signed: [] }],
      publishAt: Date.now() + 3_600_000,
    },
  });
const visitor = (id: string, arm: number, hasReachedGoal = false) => ({
  tenantId: 'zest',
  visitorId: id,
  arm,
  hasReachedGoal,
});

beforeEach(async () => {
  await db.delete(pages);
  await db.delete(releases);
  await db.delete(auditLog);
  await db
    .insert(pages)
    .values([
      pageRow('zest', 'sale', { document: null, draft: page('one') }),
      pageRow('other', 'sale', { document: null, draft: page('other') }),
    ]);
  await operator.call(publishPage, { params, body: {} });
});

test('a variant is the draft as it is; shoppers go on seeing the live version', async () => {
  await add('two');
  expect(await newest()).toMatchObject({
    state: 'draft',
    arms: [
      { version: null, weight: 50 },
      { version: 2, weight: 50 },
    ],
    reading: 'early',
  });
  expect(await shown()).toBe('one');
});

test('while it runs, each arm has its document, and an unknown one the live page’s', async () => {
  await add('two');
  await add('three');
  const { id } = await newest();
  expect(await shown(`${id}:1`)).toBe('one');
  await start();
  expect(await newest()).toMatchObject({ state: 'running', arms: [{ version: 1, weight: 34 }, {}, {}] });
  expect(await Promise.all([shown(), shown(`${id}:1`), shown(`${id}:2`), shown('none:1')])).toEqual([
    'one',
    'two',
    'three',
    'one',
  ]);
});

test('an arm’s document belongs to its page and tenant', async () => {
  await add('two');
  await start();
  const { id } = await newest();
  await db.insert(pages).values(pageRow('zest', 'second', { document: page('second') }));
  await stranger.call(publishPage, { params, body: {} });
  const at = (by: typeof shopper, path: string) =>
    by.call(pageByPath, { query: { path, variant: `${id}:1` } });
  expect((await at(shopper, '/second')).document.meta.title.en).toBe('second');
  expect((await at(stranger, '/sale')).document.meta.title.en).toBe('other');
});

test('a page has one open experiment', async () => {
  await Promise.all([add('two'), db.select().from(experiments)]);
  const [row] = await db.select().from(experiments);
  if (!row) throw new Error('no experiment');
  await expect(db.insert(experiments).values({ ...row, id: 'second' })).rejects.toMatchObject({
    cause: { constraint: 'experiments_open' },
  });
  await start();
  await expect(add('three')).rejects.toMatchObject({ code: 'EXPERIMENT_RUNNING' });
  expect(await list()).toHaveLength(1);
});

test('a running experiment keeps its arms, weights and page', async () => {
  await add('two');
  await start();
  const before = await db.select().from(experiments);
  const arms = [
    { version: null, weight: 90 },
    { version: 2, weight: 10 },
  ];
  const running = { code: 'EXPERIMENT_RUNNING', status: 409 };
  await expect(
    operator.call(calls.changeExperiment, { params, body: { goalNode: null, arms } }),
  ).rejects.toMatchObject(running);
  await expect(operator.call(calls.dropExperiment, { params })).rejects.toMatchObject(running);
  await expect(start()).rejects.toMatchObject(running);
  await expect(operator.call(publishPage, { params, body: {} })).rejects.toMatchObject(running);
  await expect(operator.call(unpublishPage, { params })).rejects.toMatchObject(running);
  await expect(
    operator.call(changeAddress, { params, body: { path: '/elsewhere', redirect: false } }),
  ).rejects.toMatchObject(running);
  await expect(release()).rejects.toMatchObject(running);
  expect(await db.select().from(experiments)).toEqual(before);
  expect(await shown()).toBe('one');
});

test('a page that a release will publish or take back isn’t started', async () => {
  await add('two');
  const { id } = await release();
  const scheduled = { code: 'EXPERIMENT_SCHEDULED' };
  await expect(start()).rejects.toMatchObject(scheduled);
  await db.update(releases).set({ state: 'published', revertAt: new Date() }).where(eq(releases.id, id));
  await expect(start()).rejects.toMatchObject(scheduled);
  await db.update(releases).set({ state: 'reverted' }).where(eq(releases.id, id));
  await start();
});

test('goal, weights and variants can be changed before the start', async () => {
  await add('two');
  await add('three');
  const change = (arms: { version: number | null; weight: number }[]) =>
    operator.call(calls.changeExperiment, { params, body: { goalNode: 'n1', arms } });
  await change([
    { version: null, weight: 80 },
    { version: 3, weight: 20 },
  ]);
  expect(await newest()).toMatchObject({
    goalNode: 'n1',
    arms: [
      { version: null, weight: 80 },
      { version: 3, weight: 20 },
    ],
  });
  const invalid = { code: 'VALIDATION_FAILED' };
  for (const arms of [
    [
      { version: null, weight: 80 },
      { version: 3, weight: 30 },
    ],
    [
      { version: null, weight: 50 },
      { version: 1, weight: 50 },
    ],
    [
      { version: 3, weight: 50 },
      { version: null, weight: 50 },
    ],
    [
      { version: null, weight: 50 },
      { version: null, weight: 50 },
    ],
  ])
    await expect(change(arms)).rejects.toMatchObject(invalid);
});

test('what can’t be an experiment is refused with its reason', async () => {
  await expect(operator.call(calls.addExperimentVariant, { params, body: { rev: 1 } })).rejects.toMatchObject(
    { code: 'EXPERIMENT_SAME' },
  );
  await add('two');
  await expect(operator.call(calls.addExperimentVariant, { params, body: { rev: 2 } })).rejects.toMatchObject(
    { code: 'EXPERIMENT_SAME' },
  );
  await expect(operator.call(calls.addExperimentVariant, { params, body: { rev: 1 } })).rejects.toMatchObject(
    { code: 'CONFLICT' },
  );
  await add('three');
  await expect(add('four')).rejects.toMatchObject({ code: 'EXPERIMENT_FULL' });
  await operator.call(unpublishPage, { params });
  await expect(start()).rejects.toMatchObject({ code: 'EXPERIMENT_OFFLINE' });
  await operator.call(calls.dropExperiment, { params });
  await expect(start()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const bound = { code: 'EXPERIMENT_BOUND' };
  for (const path of ['/brand/*', '/coupons', 'shared:sale']) {
    await db.update(pages).set({ path }).where(isSale);
    await expect(add('bound')).rejects.toMatchObject(bound);
  }
  await db.update(pages).set({ path: '/sale' }).where(isSale);
  await add('five');
  await db.update(pages).set({ path: '/coupons' }).where(isSale);
  await expect(start()).rejects.toMatchObject(bound);
});

test('a variant with errors isn’t started', async () => {
  await add('two');
  const broken = {
    ...page('two'),
    nodes: { n: { id: 'n', type: 'goods-list', v: 1, props: { goods: 'x' } } },
    slots: { main: ['n'] },
  };
  await db.update(pageVersions).set({ document: broken }).where(eq(pageVersions.version, 2));
  await expect(start()).rejects.toMatchObject({ code: 'CHECKS_FAILED' });
  expect((await newest()).state).toBe('draft');
});

describe('the end', () => {
  test('publishes the winner, which is also the draft, and keeps the counts alone', async () => {
    await add('two');
    await add('three');
    await start();
    const { id } = await newest();
    const of = { experimentId: id };
    await db.insert(experimentVisitors).values([
      { ...visitor('a', 0), ...of },
      { ...visitor('b', 1, true), ...of },
      { ...visitor('c', 1), ...of },
    ]);
    await end(1);
    expect(await shown()).toBe('two');
    const opened = await operator.call(openPage, { params });
    expect(opened.document.meta.title.en).toBe('two');
    expect(await newest()).toMatchObject({
      state: 'ended',
      winner: 1,
      arms: [
        { visitors: 1, goals: 0 },
        { visitors: 2, goals: 1 },
        { visitors: 0, goals: 0 },
      ],
    });
    expect(await db.$count(experimentVisitors)).toBe(0);
    expect(await shown(`${id}:2`)).toBe('two');
    const actions = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['experiment.start', 'experiment.end', 'page.publish']));
    await expect(end(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can be taken back: the version before is one step away', async () => {
    await add('two');
    await start();
    await end(1);
    const [row] = await db.select().from(pages).where(isSale);
    expect(row?.previousVersion).toBe(1);
    await operator.call(publishPage, { params, body: { version: 1 } });
    expect(await shown()).toBe('one');
  });

  test('with the page as it was leaves the live version and resets the draft', async () => {
    await add('two');
    await start();
    await end(0);
    expect(await shown()).toBe('one');
    const opened = await operator.call(openPage, { params });
    expect(opened.document.meta.title.en).toBe('one');
    const [row] = await db.select().from(pages).where(isSale);
    expect([row?.publishedVersion, row?.rev]).toEqual([1, 3]);
  });

  test('an arm that isn’t there ends nothing', async () => {
    await add('two');
    await start();
    await expect(end(2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await newest()).state).toBe('running');
  });
});

test('another tenant’s page with the same id has no part in it', async () => {
  await stranger.call(publishPage, { params, body: {} });
  await add('two');
  await start();
  expect(await list(stranger)).toEqual([]);
  const none = { code: 'NOT_FOUND' };
  await expect(stranger.call(calls.startExperiment, { params })).rejects.toMatchObject(none);
  await expect(stranger.call(calls.endExperiment, { params, body: { arm: 1 } })).rejects.toMatchObject(none);
  await expect(stranger.call(calls.dropExperiment, { params })).rejects.toMatchObject(none);
  await stranger.call(publishPage, { params, body: {} });
  expect((await newest()).state).toBe('running');
});
