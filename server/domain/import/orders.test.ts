import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/test-cluster.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { activityRow } from '../activities/activities.fixtures.ts';
import { activities, bonusOrders } from '../activities/schema.ts';
import { members } from '../members/schema.ts';
import { shares } from '../sharing/schema.ts';
import { importOrders } from './orders.ts';

const { url } = await createTestDatabase();
const { db } = await openDatabase({ databaseUrl: url, dataDir: '' });
const folder = await mkdtemp(join(tmpdir(), 'orders-'));
const HEADER = 'platform,order_id,share_id,activity_id,title,amount,currency,status,ordered_at';
const AT = new Date(Math.floor(Date.now() / 1_000) * 1_000);

await db.insert(tenants).values(['zest', 'guide'].map((id) => ({ id, settings: {} })));
beforeEach(async () => {
  for (const table of [activities, members]) await db.delete(table);
  for (const tenantId of ['zest', 'guide']) {
    await db.insert(members).values({ tenantId, id: 'mali', nickname: 'mali' });
    await db
      .insert(activities)
      .values([
        activityRow(tenantId, 'bonus', { type: 'BONUS', bonusBasisPoints: 255 }),
        activityRow(tenantId, 'lottery'),
      ]);
    const share = { tenantId, memberId: 'mali', subjectType: '', subjectId: '', device: '', createdAt: AT };
    await db.insert(shares).values([
      { ...share, id: `share-${tenantId}`, activityId: 'bonus' },
      { ...share, id: 'plain', activityId: '', subjectType: 'GOODS', subjectId: 'fan' },
    ]);
  }
});

async function run(rows: string[], header = HEADER) {
  const file = join(folder, 'report.csv');
  await writeFile(file, [header, ...rows].join('\n'));
  const { summary, firstRejected, reportPath } = await importOrders({
    file,
    db,
    databaseUrl: url,
    dataDir: folder,
    now: Date.now,
    onWait: () => undefined,
    scope: tenantScope(tenantFixture('zest')),
  });
  const { read, ...counts } = summary;
  expect(read).toBe(rows.length);
  return { counts, rejected: firstRejected, report: JSON.parse(await readFile(reportPath, 'utf8')) };
}
const row = (id: string, status: string, over: Partial<Record<'share' | 'activity' | 'at', string>> = {}) =>
  `Shopee,${id},${over.share ?? 'share-zest'},${over.activity ?? ''},พัดลม,"1,290.99",THB,${status},${over.at ?? AT.toISOString()}`;
const stored = () => db.select().from(bonusOrders).orderBy(asc(bonusOrders.orderId));
const counts = (over: object) => ({ inserted: 0, updated: 0, unchanged: 0, rejected: 0, ...over });

test('[P7] an order of a report belongs to its sharer, with the bonus of its activity in whole satang', async () => {
  expect((await run([row('1', 'un_delivered')])).counts).toEqual(counts({ inserted: 1 }));
  expect(await stored()).toEqual([
    {
      tenantId: 'zest',
      activityId: 'bonus',
      platform: 'SHOPEE',
      orderId: '1',
      memberId: 'mali',
      title: 'พัดลม',
      status: 'UN_DELIVERED',
      amount: 129_099,
      bonus: 3_292,
      currency: 'THB',
      orderedAt: AT,
      paidAt: null,
    },
  ]);
});

test('[P7] orders only move forward: the same report again or an older one changes nothing', async () => {
  const first = ['1', '2', '3'].map((id) => row(id, 'UN_DELIVERED'));
  const later = [
    row('1', 'DELIVERED'),
    row('2', 'RETURNED', { share: '', activity: 'bonus' }),
    row('3', 'DELIVERED'),
  ];
  expect((await run(first)).counts).toEqual(counts({ inserted: 3 }));
  expect((await run(first)).counts).toEqual(counts({ unchanged: 3 }));
  expect((await run(later)).counts).toEqual(counts({ updated: 3 }));
  expect((await run([...later, ...first])).counts).toEqual(counts({ unchanged: 6 }));
  expect((await run([row('3', 'RETURNED')])).counts).toEqual(counts({ updated: 1 }));
  expect((await stored()).map(({ status }) => status)).toEqual(['DELIVERED', 'RETURNED', 'RETURNED']);
});

test('[P7] of two concurrent reports the later state stays', async () => {
  await run([row('1', 'UN_DELIVERED')]);
  const isWaiting = async () => {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%bonus_orders%'`);
    return rows.length > 0;
  };
  let older: ReturnType<typeof run> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(bonusOrders).set({ status: 'RETURNED' });
    older = run([row('1', 'DELIVERED')]);
    await expect.poll(isWaiting).toBe(true);
  });
  expect((await older)?.counts).toEqual(counts({ unchanged: 1 }));
  expect((await stored()).map(({ status }) => status)).toEqual(['RETURNED']);
});

test('invalid rows are refused with their line and reason, the others are imported', async () => {
  const {
    counts: found,
    rejected,
    report,
  } = await run([
    row('1', 'LOST'),
    row('2', 'DELIVERED', { share: 'share-guide' }),
    row('3', 'DELIVERED', { share: 'plain' }),
    row('5', 'DELIVERED', { share: '', activity: 'bonus' }),
    row('6', 'DELIVERED', { activity: 'lottery' }),
    row('7', 'DELIVERED', { at: '2020-01-01T00:00:00Z' }),
    row('8', 'DELIVERED', { at: 'yesterday' }),
    'Shopee,9',
    row('10', 'DELIVERED').replace('"1,290.99"', '-5'),
    row('11', 'DELIVERED'),
  ]);
  expect(found).toEqual(counts({ inserted: 1, rejected: 9 }));
  expect(rejected.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '2 IMPORT_INVALID_FIELD',
    '3 IMPORT_UNKNOWN_SHARE',
    '4 IMPORT_UNKNOWN_ACTIVITY',
    '5 IMPORT_UNKNOWN_SHARE',
    '6 IMPORT_UNKNOWN_ACTIVITY',
    '7 IMPORT_INVALID_FIELD',
    '8 IMPORT_INVALID_FIELD',
    '9 IMPORT_MALFORMED_ROW',
    '10 IMPORT_INVALID_FIELD',
  ]);
  expect(report).toMatchObject({ tenant: 'zest', format: 'orders', rejected });
  expect((await stored()).map(({ tenantId, orderId }) => [tenantId, orderId])).toEqual([['zest', '11']]);
});

test('a file that isn’t an affiliate report is refused as a whole', async () => {
  await expect(run([row('1', 'DELIVERED')], HEADER.replace('amount', 'sum'))).rejects.toMatchObject({
    code: 'IMPORT_FILE_MALFORMED',
  });
});
