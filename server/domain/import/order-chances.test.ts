import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { drawLottery, remainingChances, userLotteryInfo } from '#schemas/api/activities.ts';
import { createShare } from '#schemas/api/invented/sharing.ts';
import { shortUrlOrigin, transferShortUrl } from '#schemas/api/sharing.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { createShortLinkVisits } from '../../edge/sharing/short-link-visits.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { activityRow, insertLottery } from '../activities/activities.fixtures.ts';
import { activities } from '../activities/schema.ts';
import { signedIn } from '../members/members.fixtures.ts';
import { members } from '../members/schema.ts';
import { importOrders } from './orders.ts';

const zest = tenantFixture('zest');
const scope = tenantScope(zest);
const { db, url } = await openTestDatabase();
await db.insert(tenants).values({ id: 'zest', settings: {} });
const { client, clock } = testApi(db);
const folder = await mkdtemp(join(tmpdir(), 'orders-'));
const visits = createShortLinkVisits({ db, now: clock.now, proxies: 0 });

let mali: ReturnType<typeof client>;
const ORDER = { reason: 'ORDER', chances: 2, times: 3, per: 'ACTIVITY' } as const;

beforeEach(async () => {
  for (const table of [members, activities]) await db.delete(table);
  mali = client(zest, await signedIn(db, zest, 'mali', 'มะลิ'));
  await insertLottery(db, 'zest', 'lottery', { chanceRules: [ORDER] });
  await insertLottery(db, 'zest', 'other', { chanceRules: [{ ...ORDER, reason: 'SHARE' }] });
  await db.insert(activities).values(activityRow('zest', 'bonus', { type: 'BONUS', bonusBasisPoints: 300 }));
});

/** Share id that reaches the marketplace with a visitor who follows Mali's short link to an activity. */
async function followShare(activityId: string): Promise<string> {
  const { shareId } = await mali.call(createShare, { body: { activityId } });
  const body = { originUri: `/lottery/${activityId}?share=${shareId}` };
  const { shortUri } = await mali.call(transferShortUrl, { body });
  const request = { url: new URL(shortUri).pathname, method: 'GET', headers: {}, socket: {} };
  const answer = await visits(request as Parameters<typeof visits>[0], scope);
  expect(answer).toEqual({ location: body.originUri });
  const { originUri } = await client(zest).call(shortUrlOrigin, { query: { shortUri } });
  return new URL(originUri).searchParams.get('share') ?? '';
}

const row = (order: string, share: string, status: string) =>
  `SHOPEE,${order},${share},fan,1290,THB,${status},${new Date(clock.now() - 60_000).toISOString()}`;

async function report(...rows: string[]) {
  const file = join(folder, 'report.csv');
  const header = 'platform,order_id,share_id,title,amount,currency,status,ordered_at';
  await writeFile(file, [header, ...rows].join('\n'));
  const options = { file, scope, db, databaseUrl: url, dataDir: folder, now: clock.now };
  const { firstRejected } = await importOrders({ ...options, onWait: () => undefined });
  expect(firstRejected).toEqual([]);
}

const remaining = async (id = 'lottery') => (await mali.call(remainingChances, { params: { id } })).remaining;
const draw = () => mali.call(drawLottery, { params: { id: 'lottery' }, body: { requestId: randomUUID() } });

test.each(['lottery', 'bonus'])(
  'an order through a member’s link to a %s gives chances once it is delivered',
  async (activity) => {
    const share = await followShare(activity);
    await report(row('1', share, 'UN_DELIVERED'));
    expect(await remaining()).toBe(0);
    await expect(draw()).rejects.toMatchObject({ code: 'NO_CHANCES' });
    await report(row('1', share, 'DELIVERED'));
    expect([await remaining(), await remaining('other')]).toEqual([2, 0]);
    expect(await mali.call(userLotteryInfo, { params: { id: 'lottery' } })).toMatchObject({
      remaining: 2,
      chances: [{ reason: 'ORDER', counted: 1, done: false }],
    });
    expect(await draw()).toMatchObject({ outcome: 'WON', remaining: 1 });
  },
);

test('the same report again, or an older one, counts no order twice; another order counts', async () => {
  const share = await followShare('lottery');
  const delivered = row('1', share, 'DELIVERED');
  await report(delivered, delivered);
  await report(delivered);
  await report(row('1', share, 'UN_DELIVERED'));
  expect(await remaining()).toBe(2);
  // The order also came to the marketplace through another of her links.
  await report(row('1', await followShare('bonus'), 'DELIVERED'));
  expect(await remaining()).toBe(2);
  await report(...['2', '3', '4', '5'].map((id) => row(id, share, 'DELIVERED')));
  expect(await remaining()).toBe(2 * ORDER.times);
});

test('an order returned before or after its delivery gives none; other orders’ chances stay', async () => {
  const share = await followShare('lottery');
  await report(row('1', share, 'RETURNED'), row('2', share, 'UN_DELIVERED'), row('3', share, 'DELIVERED'));
  expect(await remaining()).toBe(2);
  await report(row('4', share, 'DELIVERED'));
  await report(row('2', share, 'RETURNED'), row('3', share, 'RETURNED'));
  expect(await remaining()).toBe(2);
});

test('a spent chance of a returned order is deducted from the next order’s', async () => {
  const share = await followShare('lottery');
  await report(row('1', share, 'DELIVERED'));
  await draw();
  await report(row('1', share, 'RETURNED'));
  expect(await remaining()).toBe(0);
  await report(row('2', share, 'DELIVERED'));
  expect(await remaining()).toBe(1);
});
