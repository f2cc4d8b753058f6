import { eq, sql, sum } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { signedIn } from '../members/members.fixtures.ts';
import { members } from '../members/schema.ts';
import { visitorsOfTests } from '../pages/experiments/visitor.fixtures.ts';
import { eventFixture } from './analytics.fixtures.ts';
import { KEPT_DAYS, keepDays, utcDayOf } from './day-partitions.ts';
import { createIngest } from './ingest.ts';
import { analyticsEvents, beaconCounts } from './schema.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, send, ingest, clock } = await openTestApi([zest, guide]);
const DAY_MS = 86_400_000;

const post = (body: BodyInit, tenant = zest, headers: Record<string, string> = {}) =>
  send(tenant, '/saas-tenant-service/tenant/report?requestId=r1', { method: 'POST', body, headers });
const report = (events: unknown[], tenant = zest) => post(JSON.stringify(events), tenant);
const event = (over: Partial<AnalyticsEvent> = {}) => eventFixture({ timestamp: clock.now(), ...over });
const stored = async (tenant = zest) => {
  await ingest.flush();
  return db.select().from(analyticsEvents).where(eq(analyticsEvents.tenantId, tenant.id));
};
const counted = async (tenant = zest) => {
  await ingest.flush();
  const rows = await db
    .select({ outcome: beaconCounts.outcome, beacons: sum(beaconCounts.beacons).mapWith(Number) })
    .from(beaconCounts)
    .where(eq(beaconCounts.tenantId, tenant.id))
    .groupBy(beaconCounts.outcome);
  return Object.fromEntries(rows.map(({ outcome, beacons }) => [outcome, beacons]));
};

beforeEach(async () => {
  clock.set(0);
  await ingest.flush();
  await db.delete(analyticsEvents);
  await db.delete(beaconCounts);
});

test('[Y7] a JSON array of records is stored, and the response is empty', async () => {
  const response = await report([
    event({ eventName: 'page-view' }),
    event({ eventName: 'click', text: 'Buy' }),
  ]);
  expect([response.status, await response.text()]).toEqual([204, '']);
  const rows = await stored();
  expect(rows.map(({ eventName }) => eventName).toSorted()).toEqual(['click', 'page-view']);
  expect(rows.map(({ details }) => details.text)).toContain('Buy');
  expect(await counted()).toEqual({ stored: 1 });
});

test('the same beacon twice is stored once', async () => {
  const events = [event(), event()];
  await report(events);
  await report(events);
  expect(await stored()).toHaveLength(2);
  await report(events);
  expect(await stored()).toHaveLength(2);
});

test('events belong to the tenant of their host', async () => {
  const same = event();
  await report([same], zest);
  await report([same], guide);
  await report([{ ...event(), tenantId: 'guide' }], zest);
  expect((await stored(zest)).map(({ eventId }) => eventId)).toEqual([same.eventId]);
  expect(await stored(guide)).toHaveLength(1);
  expect(await counted(zest)).toEqual({ stored: 1, malformed: 1 });
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['no array', '{}'],
  ['no events', '[]'],
  ['too many', JSON.stringify(Array.from({ length: 21 }, () => eventFixture()))],
  ['another version', JSON.stringify([eventFixture({ version: 2 as 1 })])],
  ['an unknown event', JSON.stringify([eventFixture({ eventName: 'password' as 'click' })])],
  ['an unknown field', JSON.stringify([{ ...eventFixture(), ip: '10.0.0.1' }])],
  ['a text without end', JSON.stringify([eventFixture({ text: 'x'.repeat(501) })])],
  ['a deep value', `[${'['.repeat(2_000)}${']'.repeat(2_000)}]`],
])('%s is dropped and counted', async (_, body) => {
  expect((await post(body)).status).toBe(204);
  expect(await stored()).toEqual([]);
  expect(await counted()).toEqual({ malformed: 1 });
});

test('a body that is too large is dropped before it is parsed, whatever its Content-Length', async () => {
  const large = JSON.stringify([eventFixture({ text: 'x'.repeat(40_000) })]);
  await post(large);
  await post(large, zest, { 'content-length': '10' });
  await post('[]', zest, { 'content-length': '20000000' });
  expect(await counted()).toEqual({ 'too-large': 3 });
});

test('lone surrogates and NUL don’t fail a batch', async () => {
  await report([event({ text: 'a\0b\ud83d', params: { source: '\udc00x\0' } })]);
  const [row] = await stored();
  expect([row?.details.text, row?.params]).toEqual(['ab\ufffd', { source: '\ufffdx' }]);
});

test('an event’s own time counts, unless the browser’s clock is wrong', async () => {
  const now = clock.now();
  const times = [now - 3_600_000, now - DAY_MS, now - 400 * DAY_MS, now + DAY_MS];
  await report(times.map((timestamp) => event({ timestamp })));
  const at = (await stored()).map((row) => row.at.getTime()).toSorted((a, b) => a - b);
  expect(at.slice(0, 2)).toEqual([now - DAY_MS, now - 3_600_000]);
  for (const late of at.slice(2)) expect(Math.abs(late - now)).toBeLessThan(60_000);
});

test('the terminal is the one that the browser reports', async () => {
  await post(JSON.stringify([event()]), zest, { 'user-agent': 'Mozilla/5.0 (iPhone) TalatApp/2.1' });
  await report([event()]);
  expect((await stored()).map(({ terminal }) => terminal).toSorted()).toEqual(['app', 'h5']);
});

describe('consent', () => {
  const of = (mode: 'off' | 'opt-out' | 'opt-in') => ({ ...zest, consent: { mode } });
  const denied = { cookie: 'a=1; analytics-consent=denied' };
  const granted = { cookie: 'analytics-consent=granted; b=2' };
  test.each([
    ['off', {}, true],
    ['opt-out', {}, true],
    ['opt-out', { 'sec-gpc': '1' }, false],
    ['opt-out', { ...granted, 'sec-gpc': '1' }, true],
    ['opt-out', denied, false],
    ['opt-in', {}, false],
    ['opt-in', denied, false],
    ['opt-in', granted, true],
    ['opt-in', { cookie: 'x-analytics-consent=granted' }, false],
  ] as const)('in mode %s with %j: is stored %s', async (mode, headers, isStored) => {
    const response = await post(JSON.stringify([event()]), of(mode), headers);
    expect(response.status).toBe(204);
    expect(await stored()).toHaveLength(isStored ? 1 : 0);
    expect(await counted()).toEqual(isStored ? { stored: 1 } : { 'no-consent': 1 });
  });
});

describe('the member of an event', () => {
  const userIds = async () => (await stored()).map(({ details }) => details.userId);
  const reportAs = async (userId: string, headers: Record<string, string>, tenant = zest) => {
    await post(JSON.stringify([event({ userId })]), tenant, headers);
    return userIds();
  };
  beforeEach(async () => {
    await db.delete(members);
  });
  const cookieOf = async (id: string, tenant = zest) => {
    const { Authorization: authorization } = await signedIn(db, tenant, id);
    return { cookie: authorization.replace('Bearer ', 'user-token=') };
  };

  test('is the session’s, and nobody else’s', async () => {
    const mali = await cookieOf('mali');
    expect(await reportAs('mali', mali)).toEqual(['mali']);
    await db.delete(analyticsEvents);
    expect(await reportAs('nid', mali)).toEqual([undefined]);
  });

  test.each([
    ['a guest', async () => ({})],
    ['another tenant’s member of the same id', async () => cookieOf('mali', guide)],
    ['an invented token', async () => ({ cookie: `user-token=${'x'.repeat(43)}` })],
    [
      'a member who has signed out offline',
      async () => ({ cookie: `${(await cookieOf('mali')).cookie}; user-left=1` }),
    ],
    [
      'a closed account',
      async () => {
        const mali = await cookieOf('mali');
        await db.update(members).set({ closedAt: new Date() });
        return mali;
      },
    ],
  ])('is none for %s', async (_, headers) => {
    expect(await reportAs('mali', await headers())).toEqual([undefined]);
  });
});

describe('limits', () => {
  test('one address exhausts a tenant’s budget only for itself, and every beacon is counted', async () => {
    clock.set(5 * DAY_MS);
    const from = (address: string, tenant = zest) =>
      ingest.receive(
        new Request('http://x/', { method: 'POST', body: JSON.stringify([event()]) }),
        tenantScope(tenant),
        address,
      );
    for (let i = 0; i < 650; i++) await from('10.0.0.1');
    await from('10.0.0.2');
    await from('10.0.0.1', guide);
    const { stored = 0, limited = 0 } = await counted();
    expect(stored + limited).toBe(651);
    expect(limited).toBeGreaterThan(0);
    expect(stored).toBeGreaterThanOrEqual(601);
    expect(await counted(guide)).toEqual({ stored: 1 });
  });
});

describe('a flood', () => {
  const scope = tenantScope(zest);
  const beacon = (body: string, headers = {}) => new Request('http://x/', { method: 'POST', body, headers });
  /** Runs `work` while the database can't be written. */
  const held = (work: () => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`lock table analytics_events in access exclusive mode`);
      await work();
    });

  test('the queue for the database is limited in number and size; further beacons are dropped', async () => {
    const one = JSON.stringify([event()]);
    await held(async () => {
      for (let i = 0; i < 10_030; i++) await ingest.receive(beacon(one), scope, '');
    });
    expect(await counted()).toEqual({ stored: 10_000, overload: 30 });
    const large = JSON.stringify(Array.from({ length: 20 }, () => event({ text: 'x'.repeat(500) })));
    await held(async () => {
      for (let i = 0; i < 800; i++) await ingest.receive(beacon(large), scope, '');
    });
    const { stored: all = 0, overload = 0 } = await counted();
    expect([all - 10_000 + overload - 30, overload > 30]).toEqual([800, true]);
    expect((all - 10_001) * large.length * 2).toBeLessThan(16 * 1_024 * 1_024);
  });

  test('one tenant’s beacons don’t use up the process for others', async () => {
    const log = pino({ level: 'silent' });
    const now = Date.now();
    const still = createIngest({ db, now: () => now, log, visitors: visitorsOfTests });
    const declared = beacon('', { 'content-length': '40000' });
    for (let i = 0; i < 60_001; i++) await still.receive(declared, scope, '');
    await still.receive(declared, tenantScope(guide), '');
    await still.close();
    expect(await counted()).toEqual({ 'too-large': 60_000, limited: 1 });
    expect(await counted(guide)).toEqual({ 'too-large': 1 });
  });

  test('a body with too large a Content-Length isn’t read', async () => {
    const declared = beacon('x'.repeat(40_000), { 'content-length': '40000' });
    await ingest.receive(declared, scope, '');
    expect(declared.bodyUsed).toBe(false);
    expect(await counted()).toEqual({ 'too-large': 1 });
  });

  test('a batch that the database refuses repeatedly is dropped and counted as lost, together with earlier drops', async () => {
    await db.execute(sql`alter table analytics_events rename to hidden_events`);
    await ingest.receive(beacon(JSON.stringify([event()])), scope, '');
    await ingest.receive(beacon('{'), scope, '');
    for (let i = 0; i < 6; i++) await ingest.flush();
    await db.execute(sql`alter table hidden_events rename to analytics_events`);
    expect(await counted()).toEqual({ lost: 1, malformed: 1 });
    await report([event()]);
    expect(await counted()).toEqual({ lost: 1, malformed: 1, stored: 1 });
  });
});

describe('days', () => {
  const days = async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_events'::regclass`,
    );
    return rows.map(({ name }) => name);
  };
  const tableOf = (at: number) => `analytics_events_${utcDayOf(at).replaceAll('-', '')}`;

  test('have partitions a week ahead, created concurrently, and end after the retention', async () => {
    const now = clock.now();
    await report([event({ timestamp: now })]);
    expect(await stored()).toHaveLength(1);
    await Promise.all(Array.from({ length: 4 }, () => keepDays(db, now)));
    expect(await days()).toEqual(expect.arrayContaining([tableOf(now), tableOf(now + 7 * DAY_MS)]));
    expect(await keepDays(db, now + KEPT_DAYS * DAY_MS)).not.toContain(utcDayOf(now));
    expect(await stored()).toHaveLength(1);
    expect(await keepDays(db, now + (KEPT_DAYS + 1) * DAY_MS)).toContain(utcDayOf(now));
    expect(await days()).not.toContain(tableOf(now));
    expect(await stored()).toEqual([]);
  });
});
