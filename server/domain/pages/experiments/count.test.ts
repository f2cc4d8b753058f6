import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../../edge/api/api.fixtures.ts';
import { pageRow } from '../../../edge/api/rows.fixtures.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { eventFixture } from '../../analytics/analytics.fixtures.ts';
import { experiments, experimentVisitors, pages } from '../../page-tables/schema.ts';
import { countsOf, countVisitors } from './count.ts';
import { openExperimentDirectory } from './running.ts';
import { visitorsOfTests } from './visitor.fixtures.ts';
import { MOST_A_DAY } from './visitor-limit.ts';

const zest = tenantFixture('zest', { consent: { mode: 'off' } });
const guide = tenantFixture('guide', { consent: { mode: 'off' } });
const { db, send, ingest, clock } = await openTestApi([zest, guide]);

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64)';
const WEIGHTS = [50, 50];
const RUNNING = { seed: 'seed', arms: WEIGHTS.map((weight, i) => ({ version: i + 1, weight })) };

/** Cookie of a new visitor, as the front gives it. */
function newVisitor(tenant = zest): { arm: number; cookie: string } {
  const { arm, setCookie = '' } = visitorsOfTests.armFor(RUNNING, tenantScope(tenant), {
    'user-agent': AGENT,
  });
  return { arm, cookie: setCookie.split(';')[0] ?? '' };
}
const inArm = (arm: number): string => {
  const visitor = newVisitor();
  return visitor.arm === arm ? visitor.cookie : inArm(arm);
};
const [A, B] = [inArm(0), inArm(1)];

const view = (path = '/sale', over: Partial<AnalyticsEvent> = {}) =>
  eventFixture({ eventName: 'page-view', page: { name: path }, ...over });
const click = (params: AnalyticsEvent['params'], path = '/sale') =>
  eventFixture({ eventName: 'click', page: { name: path }, params });

/** Sends events as a visitor's browser does. */
async function report(cookie: string, events: AnalyticsEvent[], { tenant = zest, agent = AGENT } = {}) {
  const headers = { cookie, 'user-agent': agent };
  const body = JSON.stringify(events);
  await send(tenant, '/saas-tenant-service/tenant/report?requestId=r1', { method: 'POST', body, headers });
  await ingest.flush();
}
const row = { pageId: 'sale', id: 'x1', state: 'running', seed: 'seed', goalNode: null } as const;
const counts = async (tenantId = 'zest') => {
  const [experiment] = await db.select().from(experiments).where(eq(experiments.tenantId, tenantId));
  return experiment ? countsOf(db, experiment) : [];
};

beforeEach(async () => {
  await db.delete(pages);
  for (const tenantId of ['zest', 'guide']) {
    await db.insert(pages).values(pageRow(tenantId, 'sale'));
    const arms = WEIGHTS.map((weight, i) => ({ version: i + 1, weight }));
    const startedAt = new Date(Date.now() - 60_000);
    await db
      .insert(experiments)
      .values({ ...row, tenantId, arms, startedAt, operatorId: 'x', operatorName: 'x' });
  }
});

test('a visitor counts once, in the arm that the front shows, in any language', async () => {
  await report(A, [view(), view()]);
  await report(A, [view('/en/sale')]);
  await report(B, [view('/id/sale')]);
  expect(await counts()).toEqual([
    { visitors: 1, goals: 0 },
    { visitors: 1, goals: 0 },
  ]);
  expect(await counts('guide')).toEqual([
    { visitors: 0, goals: 0 },
    { visitors: 0, goals: 0 },
  ]);
});

test('a click that leads away is the goal, on any later page, once a visitor', async () => {
  await report(B, [view(), click({ module: 'n1' })]);
  expect((await counts())[1]).toEqual({ visitors: 1, goals: 0 });
  await report(B, [view('/content/c1'), click({ outbound: 'shop.example' }, '/content/c1')]);
  await report(B, [click({ outbound: 'shop.example' })]);
  expect((await counts())[1]).toEqual({ visitors: 1, goals: 1 });
});

test('a goal without having seen the page doesn’t count', async () => {
  await report(B, [click({ outbound: 'shop.example' })]);
  await report(B, [view()]);
  expect((await counts())[1]).toEqual({ visitors: 1, goals: 0 });
});

test('clicks on a module are the goal on the experiment’s page alone', async () => {
  await db.update(experiments).set({ goalNode: 'n1' });
  await report(A, [
    view(),
    click({ module: 'n2' }),
    click({ outbound: 'x' }),
    click({ module: 'n1' }, '/copy'),
  ]);
  expect((await counts())[0]).toEqual({ visitors: 1, goals: 0 });
  await report(A, [click({ module: 'n1' }, '/en/sale')]);
  expect((await counts())[0]).toEqual({ visitors: 1, goals: 1 });
});

describe('not counted are', () => {
  const none = [
    { visitors: 0, goals: 0 },
    { visitors: 0, goals: 0 },
  ];
  const id = A.split(/[=.]/)[1];
  test.each([
    ['visitors without an id', ''],
    ['an id of another shape', 'experiment-visitor=short'],
    ['an id that isn’t signed', `experiment-visitor=${id}`],
    ['an id with another’s signature', `experiment-visitor=${id}.${B.split('.')[1]}`],
    ['an id that another tenant has signed', newVisitor(guide).cookie],
    ['operators', `${A}; operator.session_token=x`],
  ])('%s', async (_, cookie) => {
    await report(cookie, [view()]);
    expect(await counts()).toEqual(none);
  });

  test('machines', async () => {
    await report(A, [view()], { agent: 'Googlebot/2.1' });
    expect(await counts()).toEqual(none);
  });

  test('more than fifty visitors of a network a day, of whom the first count on', async () => {
    const { api } = testApi(db, { proxies: 1, ingest });
    const server = createServer((request, response) => api.listener(request, response, tenantScope(zest)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const path = '/api/saas-tenant-service/tenant/report?requestId=r1';
    const visit = async (address: string, cookie: string, events: AnalyticsEvent[]) => {
      const headers = { 'x-forwarded-for': address, cookie, 'user-agent': AGENT };
      await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(events),
      });
    };
    const total = async (what: 'visitors' | 'goals') => {
      await ingest.flush();
      return (await counts()).reduce((sum, one) => sum + one[what], 0);
    };
    const cookies = Array.from({ length: 55 }, () => newVisitor().cookie);
    for (const [i, cookie] of cookies.entries()) await visit(`2001:db8::${i}`, cookie, [view()]);
    expect(await total('visitors')).toBe(MOST_A_DAY.network);
    await visit('2001:db8:0:1::1', newVisitor().cookie, [view()]);
    expect(await total('visitors')).toBe(MOST_A_DAY.network + 1);
    for (const cookie of cookies) await visit('2001:db8::7', cookie, [click({ outbound: 'shop.example' })]);
    expect(await total('goals')).toBe(MOST_A_DAY.network);
    clock.set(86_400_000);
    await visit('2001:db8::1', newVisitor().cookie, [view()]);
    expect(await total('visitors')).toBe(MOST_A_DAY.network + 2);
    clock.set(0);
    server.close();
  });

  test('views of other pages, from before the start and after the end', async () => {
    await report(A, [view('/other'), view('/sale', { timestamp: Date.now() - 3_600_000 })]);
    await db.update(experiments).set({ state: 'ended' });
    await report(A, [view()]);
    expect(await counts()).toEqual(none);
  });

  test('another tenant’s visitors of the same page and experiment ids', async () => {
    await report(newVisitor(guide).cookie, [view()], { tenant: guide });
    expect(await counts()).toEqual(none);
    expect((await counts('guide')).reduce((sum, { visitors }) => sum + visitors, 0)).toBe(1);
  });

  test('visitors of other tenants’ experiments at the same path, in one batch', async () => {
    await db.update(experiments).set({ id: 'x2' }).where(eq(experiments.tenantId, 'guide'));
    const visit = { visitorId: A, events: [view()] };
    await countVisitors(db, [
      { tenantId: 'zest', ...visit },
      { tenantId: 'guide', ...visit },
    ]);
    expect(await db.$count(experimentVisitors)).toBe(2);
  });
});

test('a path in Thai is known as browsers send it', async () => {
  await db.update(pages).set({ path: '/ลดราคา' });
  await report(A, [view(encodeURI('/th/ลดราคา'))]);
  expect(await db.$count(experimentVisitors)).toBe(1);
});

test('the directory knows running experiments by tenant and path, after each reload', async () => {
  await db.delete(experiments).where(eq(experiments.tenantId, 'guide'));
  const directory = await openExperimentDirectory(db);
  expect(directory.at('zest', '/sale')?.id).toBe('x1');
  expect([directory.at('guide', '/sale'), directory.at('zest', '/other')]).toEqual([undefined, undefined]);
  await db.update(experiments).set({ state: 'ended' });
  expect(directory.at('zest', '/sale')?.id).toBe('x1');
  await directory.reload();
  expect(directory.at('zest', '/sale')).toBeUndefined();
});
