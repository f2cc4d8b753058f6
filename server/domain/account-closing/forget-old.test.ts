import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { outbox } from '../../platform/delivery/schema.ts';
import { insertLottery } from '../activities/activities.fixtures.ts';
import { drawSources, prizeRecords } from '../activities/schema.ts';
import { signedIn } from '../members/members.fixtures.ts';
import { alertDigests, authCodes, memberSessions } from '../members/schema.ts';
import { operatorFixture } from '../operators/operators.fixtures.ts';
import { searchMisses } from '../search/schema.ts';
import { operatorInbox } from '../teamwork/schema.ts';
import { webhookDeliveries, webhooks } from '../webhooks/schema.ts';
import { forgetOld } from './forget-old.ts';

const zest = tenantFixture('zest');
const { db } = await openTestDatabase();
await db.insert(tenants).values({ id: 'zest', settings: {} });
const DAY_MS = 24 * 3_600_000;
const now = Date.now();

test('codes are deleted after two days, messages after a week, digests after thirty days', async () => {
  await signedIn(db, zest, 'mali');
  const at = (days: number, ms: number) => new Date(now - days * DAY_MS - ms);
  for (const [id, ms] of [
    ['stays', -1_000],
    ['goes', 1_000],
  ] as const) {
    const about = { tenantId: 'zest', id };
    await db.insert(authCodes).values({
      ...about,
      scene: 'REGISTER',
      destination: 'x',
      address: 'x',
      lang: 'th',
      createdAt: at(2, ms),
    });
    await db
      .insert(outbox)
      .values({ ...about, destination: 'x', subject: '', body: '', createdAt: at(7, ms) });
    await db
      .insert(alertDigests)
      .values({ ...about, memberId: 'mali', day: id, lang: 'th', createdAt: at(30, ms) });
  }
  await forgetOld({ db, now: () => now });
  for (const table of [authCodes, outbox, alertDigests])
    expect((await db.select({ id: table.id }).from(table)).map(({ id }) => id)).toEqual(['stays']);
});

test('sources of draws are deleted a month after the lottery, addresses ninety days after the delivery', async () => {
  await signedIn(db, zest, 'mali');
  const at = (days: number, ms: number) => new Date(now - days * DAY_MS - ms);
  for (const [id, ms] of [
    ['stays', -1_000],
    ['goes', 1_000],
  ] as const) {
    await insertLottery(db, 'zest', id, { startsAt: at(60, 0), endsAt: at(30, ms) });
    const of = { tenantId: 'zest', activityId: id, memberId: 'mali' };
    await db.insert(drawSources).values({ ...of, key: 'device' });
    await db.insert(prizeRecords).values({
      ...of,
      id,
      prizeId: 'phone',
      number: 1,
      status: 'DELIVERED',
      wonAt: at(99, 0),
      address: 'sealed',
      deliveredAt: at(90, ms),
    });
  }
  await forgetOld({ db, now: () => now });
  expect((await db.select().from(drawSources)).map(({ activityId }) => activityId)).toEqual(['stays']);
  const records = await db.select().from(prizeRecords).orderBy(prizeRecords.id);
  expect(records.map(({ id, address }) => [id, address])).toEqual([
    ['goes', null],
    ['stays', 'sealed'],
  ]);
});

test('sessions are kept until they expire', async () => {
  await signedIn(db, zest, 'nid');
  await db.delete(memberSessions);
  await signedIn(db, zest, 'nid');
  const [session] = await db.select().from(memberSessions);
  const end = session?.expiresAt.getTime() ?? 0;
  await forgetOld({ db, now: () => end });
  expect(await db.select().from(memberSessions)).toHaveLength(1);
  await forgetOld({ db, now: () => end + 1 });
  expect(await db.select().from(memberSessions)).toEqual([]);
});

test('searches without results are deleted after ninety days', async () => {
  const day = (days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);
  const of = { tenantId: 'zest', keyword: 'x', key: 'x', count: 1 };
  await db.insert(searchMisses).values([
    { ...of, day: day(90) },
    { ...of, day: day(91) },
  ]);
  await forgetOld({ db, now: () => now });
  expect((await db.select().from(searchMisses)).map((row) => row.day)).toEqual([day(90)]);
});

test('operators’ messages are deleted after half a year, webhooks’ a month after they ended', async () => {
  const at = (days: number, ms: number) => new Date(now - days * DAY_MS - ms);
  const bob = await operatorFixture(db, 'bob', { zest: 'publisher' });
  const tenantId = 'zest';
  const hook = {
    tenantId,
    id: 'hook',
    url: 'https://hook.example',
    secrets: 'x',
    events: [],
    createdAt: at(0, 0),
  };
  const author = { operatorId: bob.id, operatorName: 'Bob' };
  await db.insert(webhooks).values({ ...hook, ...author });
  for (const [id, ms] of [
    ['stays', -1_000],
    ['goes', 1_000],
  ] as const) {
    const about = { kind: 'page', documentId: 'sale', subjectId: id, fromName: 'Anna', text: '' } as const;
    await db
      .insert(operatorInbox)
      .values({ ...about, tenantId, id, operatorId: bob.id, event: 'review', at: at(180, ms) });
    const message = { tenantId, webhookId: 'hook', event: 'page.published', payload: {} } as const;
    await db.insert(webhookDeliveries).values({ ...message, id, at: at(30, ms) });
  }
  const waiting = { tenantId, webhookId: 'hook', event: 'page.published', payload: {} } as const;
  await db.insert(webhookDeliveries).values({ ...waiting, id: 'due', at: at(60, 0), dueAt: at(0, 0) });
  await forgetOld({ db, now: () => now });
  const idsOf = async (table: typeof operatorInbox | typeof webhookDeliveries) =>
    (await db.select({ id: table.id }).from(table)).map(({ id }) => id).toSorted();
  expect(await idsOf(operatorInbox)).toEqual(['stays']);
  expect(await idsOf(webhookDeliveries)).toEqual(['due', 'stays']);
});
