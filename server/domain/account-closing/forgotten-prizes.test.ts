import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  drawLottery,
  givePrizeAddress,
  lotteryResults,
  savePaymentAccount,
} from '#schemas/api/activities.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import type { Call } from '../../platform/call.ts';
import { tenantRows } from '../../platform/db/tenant-rows.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { activityRow, giveChances, insertLottery } from '../activities/activities.fixtures.ts';
import { activities, bonusOrders, prizeRecords } from '../activities/schema.ts';
import { signedIn } from '../members/members.fixtures.ts';
import { deleteMember } from './delete-member.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);

test('closing an account keeps only the sums of lotteries and bonuses', async () => {
  const mali = await signedIn(db, zest, 'mali', 'Mali');
  const api = client(zest, { ...mali, 'ccaop-x-d': 'device-of-mali-0000' });
  await insertLottery(db, 'zest', 'one');
  await giveChances(db, 'zest', 'one', ['mali']);
  await db.insert(activities).values(activityRow('zest', 'bonus', { type: 'BONUS', bonusBasisPoints: 200 }));
  await db.insert(bonusOrders).values({
    tenantId: 'zest',
    activityId: 'bonus',
    platform: 'LAZADA',
    orderId: '1',
    memberId: 'mali',
    title: 'Fan',
    status: 'DELIVERED',
    amount: 100,
    bonus: 2,
    currency: 'THB',
    orderedAt: new Date(),
  });
  const { record } = await api.call(drawLottery, {
    params: { id: 'one' },
    body: { requestId: 'the-request-of-mali', fingerprint: 'print' },
  });
  await api.call(givePrizeAddress, {
    params: { awardRecordId: record?.id ?? '' },
    body: {
      name: 'Mali Suk',
      phone: '0812345678',
      street: '1 Rama IV',
      area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
    },
  });
  const account = { method: 'PROMPTPAY', accountNumber: '0812345678', accountName: 'Mali Suk' } as const;
  await api.call(savePaymentAccount, { body: { activityId: 'bonus', ...account } });
  const delivery = { carrier: 'EMS', trackingNumber: 'TH1' };
  await db
    .update(prizeRecords)
    .set(delivery)
    .where(and(eq(prizeRecords.tenantId, 'zest')));
  const theirs = async () =>
    Object.entries(await tenantRows(db)).flatMap(([table, rows]) =>
      rows.some(({ member_id }) => member_id === 'mali') ? [table] : [],
    );
  expect(await theirs()).toEqual(
    expect.arrayContaining(['draw_sources', 'payment_accounts', 'prize_records', 'draws', 'chance_entries']),
  );

  const call = { scope: tenantScope(zest), now: Date.now } as Call;
  await db.transaction((tx) => deleteMember(tx, call, 'mali'));

  // The remaining rows refer to a member without personal data, and are needed for the sums.
  expect(await theirs()).toEqual(['bonus_orders', 'chance_entries', 'draws', 'prize_records']);
  const [left] = await db.select().from(prizeRecords);
  expect(left).toMatchObject({ address: null, addressAt: null, carrier: null, trackingNumber: null });
  const { content } = await client(zest).call(lotteryResults, { params: { id: 'one' }, query: {} });
  expect(content).toMatchObject([{ name: '•••', prizeId: 'phone' }]);
});
