import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { goods } from '../catalogue/schema.ts';
import { alertDigests, alertedDeals, dealAlerts, members } from '../members/schema.ts';
import { buildIndex } from '../search/build-index.ts';
import { alertRows, DAY, HOUR, MORNING } from './digests.fixtures.ts';
import { writeDigests } from './write-digests.ts';

const zest = tenantFixture('zest');
const { db } = await openTestDatabase();
const { insertDeal, insertMember, insertAlert } = alertRows(db);
await db.insert(tenants).values({ id: 'zest', settings: {} });
/** Logged errors: digests that could not be written. */
const failures: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void failures.push(line) });
let now = MORNING;
const write = (by = db) => writeDigests({ db: by, now: () => now, log }, tenantScope(zest));
const digests = () => db.select().from(alertDigests);

beforeEach(async () => {
  for (const table of [members, goods]) await db.delete(table);
  now = MORNING;
  await insertMember('mali');
});
afterEach(() => expect(failures.splice(0)).toEqual([]));

test('[D6] members without new deals when the mails are written wait for the next day', async () => {
  await insertAlert('mali', { keyword: 'fan' });
  expect(await write()).toBe(0);
  expect(await digests()).toMatchObject([{ memberId: 'mali', day: '2026-11-22', sendAt: null }]);
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  expect(await write()).toBe(0);
  now += DAY;
  expect(await write()).toBe(1);
  expect(await db.select().from(alertedDeals)).toMatchObject([{ memberId: 'mali', dealId: 'one' }]);
});

test('[D6] the day follows the shop’s calendar, and digests are due from then on', async () => {
  await insertDeal('one', { title: { en: 'fan' }, publishedAt: new Date(MORNING + 20 * HOUR) });
  await buildIndex(db, 'zest');
  await insertAlert('mali', { keyword: 'fan' });
  // In Bangkok it is the next day already, in London it isn't.
  now = Date.parse('2026-11-22T23:30:00Z');
  expect(await write()).toBe(0);
  now = Date.parse('2026-11-23T01:00:00Z');
  expect(await write()).toBe(1);
  const [digest, ...more] = await digests();
  expect(more).toEqual([]);
  expect(digest).toMatchObject({ day: '2026-11-23', createdAt: new Date(now), sendAt: new Date(now) });
});

test('[D6] an alert that is paused while digests are written gets none', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertAlert('mali', { keyword: 'fan' });
  const transaction: typeof db.transaction = async (...given) => {
    await db.update(dealAlerts).set({ pausedAt: new Date(now) });
    return db.transaction(...given);
  };
  expect(await write(Object.create(db, { transaction: { value: transaction } }))).toBe(0);
  expect(await digests()).toEqual([]);
});

test('[D6] a day that another process has written meanwhile isn’t written again', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertAlert('mali', { keyword: 'fan' });
  const transaction: typeof db.transaction = async (...given) => {
    await write();
    return db.transaction(...given);
  };
  expect(await write(Object.create(db, { transaction: { value: transaction } }))).toBe(0);
  expect(await digests()).toHaveLength(1);
});

test('[D6] the mail is in the language of the latest alert', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  await insertAlert('mali', { keyword: 'fan', lang: 'en', createdAt: new Date(MORNING - 3 * DAY) });
  await insertAlert('mali', { keyword: 'fan', lang: 'id', createdAt: new Date(MORNING - 2 * DAY) });
  await insertAlert('mali', { keyword: 'fan', lang: 'th', createdAt: new Date(MORNING - 4 * DAY) });
  expect(await write()).toBe(1);
  expect(await digests()).toMatchObject([{ lang: 'id' }]);
});
