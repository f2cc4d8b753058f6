import { beforeEach, expect, test } from 'vitest';
import { couponPages } from '#schemas/api/das.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { coupons } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { couponRow } from '../../rows.fixtures.ts';

const DAY_MS = 86_400_000;
const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

type Over = Parameters<typeof couponRow>[2];
const given = (all: Record<string, Over>) =>
  db.insert(coupons).values(Object.entries(all).map(([id, over]) => couponRow('zest', id, over)));
const list = (body: object = {}) => api.call(couponPages, { body });
const ids = async (body?: object) => (await list(body)).content.map(({ id }) => id).join(' ');
const inDays = (days: number) => new Date(clock.now() + days * DAY_MS);

beforeEach(() => db.delete(coupons));

test('[B7] a coupon has all fields of its API format', async () => {
  const endTime = inDays(1);
  await given({
    a: { endTime },
    b: { type: 'DISCOUNT', discountType: 'DISCOUNT', discount: 1_250, code: null },
  });
  const [a, b] = (await list()).content;
  expect(a).toEqual({
    id: 'a',
    type: 'CODE',
    discountType: 'AMOUNT',
    discount: 100,
    currency: 'THB',
    title: 'zest coupon a English',
    code: 'CODE-a',
    platform: 'SHOPEE',
    startTime: Date.UTC(2026, 0, 1),
    endTime: endTime.getTime(),
  });
  expect(b).toMatchObject({ discountType: 'DISCOUNT', discount: 12.5 });
  expect(b).not.toHaveProperty('code');
});

test('[B7] coupons of a type, or all for an empty one, come latest shelved first', async () => {
  await given({
    a: { shelfTime: inDays(-3) },
    b: { shelfTime: inDays(-1), type: 'DISCOUNT' },
    c: { shelfTime: inDays(-2) },
  });
  expect(await ids()).toBe('b c a');
  expect(await ids({ type: '', sort: 'SHELF_TIME_DESC' })).toBe('b c a');
  expect(await ids({ type: 'CODE' })).toBe('c a');
  expect(await ids({ type: 'DISCOUNT' })).toBe('b');
  expect(await ids({ pageRequest: { page: 2, size: 2 } })).toBe('a');
  await expect(ids({ type: 'GIFT' })).rejects.toMatchObject({ status: 422 });
});

test('coupons of a shop are those of its platform', async () => {
  await given({ a: {}, b: { platform: 'LAZADA' } });
  expect(await ids({ platform: 'LAZADA' })).toBe('b');
  expect(await ids({ platform: 'TIKTOK' })).toBe('');
  await expect(ids({ platform: 'NOWHERE' })).rejects.toMatchObject({ status: 422 });
});

test('expired coupons and those not yet on the shelf are left out', async () => {
  await given({
    over: { endTime: inDays(-1) },
    running: { endTime: inDays(1) },
    early: { shelfTime: inDays(1) },
  });
  expect(await ids()).toBe('running');
});
