import { beforeEach, expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { transferShortUrl } from '#schemas/api/sharing.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { tenantRows } from '../../platform/db/tenant-rows.fixtures.ts';
import { eventFixture } from '../analytics/analytics.fixtures.ts';
import { analyticsEvents } from '../analytics/schema.ts';
import { accountKit } from '../members/accounts.fixtures.ts';
import { authCodes, members, reports } from '../members/schema.ts';
import { shortLinks } from '../sharing/schema.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const rig = await openTestApi([zest, guide]);
const { db, client, clock, send, ingest } = rig;
const { receiver, codeFor, keyFor, signUp } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';
const phone = '0812345678';
const nid = 'nid@test.example';
const WORDS = 'my neighbour sells this at home';
type Headers = Record<string, string>;

const ownId = async (headers: Headers, tenant = zest) =>
  (await client(tenant, headers).call(account.ownProfile, {})).id;

/** Stores what a member leaves behind besides profile and credentials. */
async function leaveTraces(headers: Headers, tenant = zest): Promise<void> {
  const id = await ownId(headers, tenant);
  const event = eventFixture({ timestamp: clock.now(), userId: id });
  const body = JSON.stringify([event]);
  await send(tenant, '/saas-tenant-service/tenant/report?requestId=r1', { method: 'POST', body, headers });
  await ingest.flush();
  const report = { subjectType: 'GOODS', subjectId: 'g1', optionCode: 'OTHER', reason: WORDS };
  await db.insert(reports).values({ ...report, tenantId: tenant.id, id: `r-${id}`, memberId: id });
  for (const originUri of [
    '/deals?share=of-mali&page=2',
    '/deals?share=of-mali',
    '/deals?page=3',
    `/people/${id}`,
  ])
    await client(tenant, headers).call(transferShortUrl, { body: { originUri } });
}

/** Closes the account; the outbox is its courier. */
async function close(headers: Headers, contact: string, tenant = zest): Promise<void> {
  const authCode = await codeFor(tenant, contact, 'CLOSEUSER', headers);
  const body = { ...receiver(contact, 'CLOSEUSER'), authScene: 'CLOSEUSER' as const, authCode };
  await client(tenant, headers).call(account.closeAccount, { body });
}

beforeEach(async () => {
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(shortLinks);
  await db.delete(analyticsEvents);
  await db.delete(members);
});

test('a closed account leaves no address, no id beside what was done, and no words of its own', async () => {
  const headers = await signUp(zest, mali);
  const id = await ownId(headers);
  const preValidKey = await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers);
  const validKey = await keyFor(zest, phone, 'CHANGE_MOBILE_EMAIL', headers);
  const bound = await client(zest, headers).call(account.changeContact, {
    body: { countryCode: '66', mobile: phone, preValidKey, validKey },
  });
  const here = { Authorization: `Bearer ${bound.token}`, platform: 'App' };
  await leaveTraces(here);
  await codeFor(zest, nid, 'CHANGE_MOBILE_EMAIL', here);
  await close(here, mali);

  const all = Object.entries(await tenantRows(db)).flatMap(([table, rows]) =>
    rows.map((row) => ({ table, text: JSON.stringify(row) })),
  );
  const holding = (text: string) => all.filter((row) => row.text.includes(text)).map(({ table }) => table);
  expect([mali, '812345678', WORDS, 'of-mali'].map(holding)).toEqual([[], [], [], []]);
  // The closed account's own row, and the report that the shop decides.
  expect(holding(id).toSorted()).toEqual(['members', 'reports']);
  expect((await db.select().from(analyticsEvents)).map(({ details }) => details.userId)).toEqual([undefined]);
  expect((await db.select().from(shortLinks)).map(({ target }) => target).toSorted()).toEqual([
    '/deals',
    '/deals?page=2',
    '/deals?page=3',
  ]);
  // Codes for an address of somebody else still count for it.
  expect((await db.select().from(authCodes)).map(({ destination }) => destination)).toEqual([nid]);
});

test('other members’ and other tenants’ rows stay', async () => {
  const headers = await signUp(zest, mali);
  const others = [
    [await signUp(zest, nid), zest],
    [await signUp(guide, mali), guide],
  ] as const;
  for (const [other, tenant] of others) await leaveTraces(other, tenant);
  const ofOthers = async () => {
    const {
      analytics_events = [],
      auth_codes = [],
      outbox = [],
      reports = [],
      short_links = [],
    } = await tenantRows(db);
    return [...analytics_events, ...auth_codes, ...outbox, ...reports, ...short_links]
      .filter((row) => row.tenant_id === 'guide' || !JSON.stringify(row).includes(mali))
      .map((row) => JSON.stringify(row))
      .toSorted();
  };
  const before = await ofOthers();
  expect(before.length).toBeGreaterThan(10);
  await close(headers, mali);
  expect(await ofOthers()).toEqual(before);
});
