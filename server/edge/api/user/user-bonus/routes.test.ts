import { beforeEach, expect, test } from 'vitest';
import { userShareOrder, userShareOrders } from '#schemas/api/activities.ts';
import { bonusOrderSchema, bonusSumSchema } from '#schemas/entities/bonus.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { activityRow } from '../../../../domain/activities/activities.fixtures.ts';
import { activities, bonusOrders } from '../../../../domain/activities/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import { Journal } from '../../journal.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
const journal = new Journal();
const { client } = testApi(db, { testRig: (answer) => journal.recording(answer) });
let mali: Record<string, string> = {};
const api = (headers = mali) => client(zest, headers);

type Order = typeof bonusOrders.$inferInsert;
const order = (number: number, over: Partial<Order> = {}): Order => ({
  tenantId: 'zest',
  activityId: 'bonus',
  platform: 'LAZADA',
  orderId: String(number),
  memberId: 'mali',
  title: `Order ${number}`,
  status: 'UN_DELIVERED',
  amount: 149_000,
  bonus: 2_980,
  currency: 'THB',
  orderedAt: new Date(1_000 * number),
  ...over,
});

beforeEach(async () => {
  await db.delete(members);
  await db.delete(activities);
  mali = await signedIn(db, zest, 'mali');
  await signedIn(db, zest, 'ploy');
  const bonus = { type: 'BONUS', bonusBasisPoints: 200 } as const;
  await db.insert(activities).values([activityRow('zest', 'bonus', bonus), activityRow('zest', 'badge')]);
});

test('[CALL100] [P7] the sums are grouped by the orders’ status, and contain only the member’s own', async () => {
  const body = { activityId: 'bonus' };
  const none = { orderCount: 0, pending: 0, payable: 0, paid: 0, currency: 'THB' };
  expect(await api().call(userShareOrder, { body })).toEqual(none);
  await db
    .insert(bonusOrders)
    .values([
      order(1),
      order(2, { status: 'DELIVERED', bonus: 1_001 }),
      order(3, { status: 'DELIVERED', bonus: 2_002 }),
      order(4, { status: 'DELIVERED', bonus: 500, paidAt: new Date() }),
      order(5, { status: 'RETURNED' }),
      order(6, { memberId: 'ploy' }),
    ]);
  const sums = await api().call(userShareOrder, { body });
  expect(sums).toEqual({ orderCount: 5, pending: 29.8, payable: 30.03, paid: 5, currency: 'THB' });
  expect(bonusSumSchema.parse(sums)).toEqual(sums);
  for (const activityId of ['badge', 'none'])
    await expect(api().call(userShareOrder, { body: { activityId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  await expect(api({}).call(userShareOrder, { body })).rejects.toMatchObject({ code: '401' });
});

test('[CALL101] [P7] orders come in pages of 20, the newest first, optionally only delivered ones', async () => {
  const statuses = ['UN_DELIVERED', 'DELIVERED', 'RETURNED'] as const;
  const orders = Array.from({ length: 25 }, (_, i) => order(i, { status: statuses[i % 3] }));
  await db.insert(bonusOrders).values([...orders, order(99, { memberId: 'ploy' })]);
  const ask = (body: object) => api().call(userShareOrders, { body: { activityId: 'bonus', ...body } });
  const first = await ask({});
  expect(first).toMatchObject({ totalElements: 25, hasNext: true });
  expect(first.content).toHaveLength(20);
  expect(first.content[0]).toEqual({
    id: 'LAZADA-24',
    status: 'UN_DELIVERED',
    title: 'Order 24',
    platform: 'LAZADA',
    orderTime: 24_000,
    amount: 1_490,
    bonus: 29.8,
    currency: 'THB',
  });
  expect(first.content.find(({ status }) => status === 'RETURNED')?.bonus).toBe(0);
  for (const one of first.content) expect(bonusOrderSchema.parse(one)).toEqual(one);
  expect((await ask({ pageRequest: { page: 2 } })).content).toHaveLength(5);
  const delivered = await ask({ onlyDelivered: true });
  expect(delivered.totalElements).toBe(8);
  expect(journal.since(0).at(-1)?.body).toContain('"onlyDelivered":true');
  expect(new Set(delivered.content.map(({ status }) => status))).toEqual(new Set(['DELIVERED']));
});
