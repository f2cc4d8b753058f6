import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  activityDetail,
  drawLottery,
  givePrizeAddress,
  lotteryAwards,
  lotteryResults,
  prizeAddress,
  remainingChances,
  userLotteryInfo,
  userPrizes,
} from '#schemas/api/activities.ts';
import { addAlert } from '#schemas/api/invented/deal-alerts.ts';
import { prizeRecordSchema } from '#schemas/entities/lottery.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import {
  activityRow,
  giveChances,
  insertLottery,
} from '../../../../domain/activities/activities.fixtures.ts';
import { earnChances } from '../../../../domain/activities/earn-chances.ts';
import { activities, draws, lotteryPrizes, prizeRecords } from '../../../../domain/activities/schema.ts';
import { MEMBERS_PER_SOURCE } from '../../../../domain/activities/sources.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const address = {
  name: 'Mali Suk',
  phone: '081-234-5678',
  street: '1 Rama IV',
  area: { province: 'Bangkok', district: 'Pathum Wan', subDistrict: 'Lumphini', postalCode: '10330' },
};

type Headers = Record<string, string>;
let mali: Headers = {};
const api = (headers: Headers = mali, tenant = zest) =>
  client(tenant, { ...headers, 'Accept-Language': 'en' });
const one = { params: { id: 'one' } };
const draw = (headers?: Headers, requestId: string = randomUUID(), fingerprint?: string) =>
  api(headers).call(drawLottery, { ...one, body: { requestId, fingerprint } });
const remaining = async (headers?: Headers) => (await api(headers).call(remainingChances, one)).remaining;
const refused = (code: string, message?: string) => (call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject({ code, ...(message && { message }) });
const change = (over: Partial<typeof activities.$inferInsert>) =>
  db.update(activities).set(over).where(eq(activities.id, 'one'));

beforeEach(async () => {
  clock.set(0);
  await db.delete(members);
  await db.delete(activities);
  mali = await signedIn(db, zest, 'mali', 'มะลิ สุขใจ');
});

test('[CALL92] awards are the prizes in their order with their remaining stock', async () => {
  const prizes = [
    { id: 'phone', weight: 1, stock: 7, needsAddress: true },
    { id: 'coupon', weight: 9, stock: 500 },
  ];
  await insertLottery(db, 'zest', 'one', { prizes });
  const value = { value: 12_900, currency: 'THB' };
  expect(await api({}).call(lotteryAwards, one)).toEqual([
    {
      id: 'phone',
      name: 'zest phone English',
      picture: '/media/zest/phone.webp',
      ...value,
      total: 7,
      left: 7,
      needsAddress: true,
    },
    {
      id: 'coupon',
      name: 'zest coupon English',
      picture: '/media/zest/coupon.webp',
      ...value,
      total: 500,
      left: 500,
      needsAddress: false,
    },
  ]);
  await refused('NOT_FOUND')(api({}, guide).call(lotteryAwards, one));
});

describe('[CALL93] a draw', () => {
  test('spends a chance on the prize, once per request id', async () => {
    await insertLottery(db, 'zest', 'one', { winsPerMember: 9 });
    await giveChances(db, 'zest', 'one', ['mali'], 3);
    const requestId = randomUUID();
    const first = await draw(mali, requestId);
    expect(first).toMatchObject({
      outcome: 'WON',
      number: '1',
      remaining: 2,
      record: { lotteryId: 'one', prize: { id: 'phone' }, status: 'NOT_FILL_ADDRESS', expired: false },
    });
    const again = await Promise.all(Array.from({ length: 20 }, () => draw(mali, requestId)));
    for (const answer of again) expect(answer).toEqual(first);
    expect(await remaining()).toBe(2);
    // The only prize is gone: its weight now counts as no prize.
    expect(await draw()).toEqual({ outcome: 'NOTHING', number: '2', record: undefined, remaining: 1 });
    const [prize] = await db.select().from(lotteryPrizes);
    expect(prize).toMatchObject({ stock: 1, left: 0 });
  });

  test('requires a chance and a session', async () => {
    await insertLottery(db, 'zest', 'one');
    await refused('NO_CHANCES', 'You have no chances left')(draw());
    await refused('401')(draw({}));
    expect(await db.select().from(draws)).toEqual([]);
    for (const requestId of ['', 'short', `${'x'.repeat(16)}'`])
      await refused('VALIDATION_FAILED')(draw(mali, requestId));
  });

  test('concurrently spends no chance twice', async () => {
    await insertLottery(db, 'zest', 'one', { nothing: 1, prizes: [{ id: 'coupon', weight: 0, stock: 9 }] });
    await giveChances(db, 'zest', 'one', ['mali'], 2);
    const taken = await Promise.allSettled(Array.from({ length: 10 }, () => draw()));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await remaining()).toBe(0);
  });

  test('gives a member no more prizes than the rules allow', async () => {
    await insertLottery(db, 'zest', 'one', {
      prizes: [{ id: 'coupon', weight: 1, stock: 9 }],
      winsPerMember: 2,
    });
    await giveChances(db, 'zest', 'one', ['mali'], 4);
    const outcomes = [];
    for (let i = 0; i < 4; i++) outcomes.push((await draw()).outcome);
    expect(outcomes).toEqual(['WON', 'WON', 'NOTHING', 'NOTHING']);
  });

  test('counts only within the period, by the server’s clock', async () => {
    await insertLottery(db, 'zest', 'one');
    await giveChances(db, 'zest', 'one', ['mali'], 9);
    for (const [ahead, code] of [
      [-2 * HOUR_MS, 'ACTIVITY_CLOSED'],
      [2 * HOUR_MS, 'ACTIVITY_CLOSED'],
      [0, undefined],
    ] as const) {
      clock.set(ahead);
      await (code ? refused(code)(draw()) : draw());
    }
    // Simulates a process whose own clock is wrong.
    const { now } = clock;
    clock.now = () => Date.now();
    await change({ startsAt: new Date(Date.now() - 2 * DAY_MS), endsAt: new Date(Date.now() - DAY_MS) });
    clock.now = () => Date.now() - 1.5 * DAY_MS;
    await refused('ACTIVITY_CLOSED')(draw());
    clock.now = now;
    expect(await db.select().from(draws)).toHaveLength(1);
  });
});

test('an activity of another type is not a lottery', async () => {
  await db.insert(activities).values(activityRow('zest', 'one'));
  await refused('NOT_FOUND')(draw());
  await refused('NOT_FOUND')(remaining());
  await refused('NOT_FOUND')(api().call(userLotteryInfo, one));
  await refused('NOT_FOUND')(api({}).call(lotteryResults, { ...one, query: {} }));
});

describe('[P5]', () => {
  test('an invalid lottery spends no chance and returns the reason', async () => {
    await insertLottery(db, 'zest', 'one', { invalidReason: { en: 'The licence was withdrawn' } });
    await giveChances(db, 'zest', 'one', ['mali'], 2);
    await change({ invalidAt: new Date() });
    await refused('ACTIVITY_INVALID', 'Activity invalidation')(draw());
    expect(await remaining()).toBe(2);
    expect(await api({}).call(activityDetail, one)).toMatchObject({
      state: 'INVALID',
      invalidReason: 'The licence was withdrawn',
      invalidTime: expect.any(Number),
    });
  });

  const abnormal = 'Abnormal behavior, unable to claim rewards';
  test.each([
    ['device', (i: number) => ({ headers: { 'ccaop-x-d': 'a'.repeat(32) }, fingerprint: `print${i}` })],
    [
      'mailboxFingerprint',
      (i: number) => ({ headers: { 'ccaop-x-d': `device${i}`.padEnd(32, '0') }, fingerprint: 'print' }),
    ],
  ] as const)('too many members of one %s can’t draw, even concurrently', async (kind, source) => {
    await insertLottery(db, 'zest', 'one', { nothing: 1 });
    const most = MEMBERS_PER_SOURCE[kind];
    const ids = Array.from({ length: most + 3 }, (_, i) => `member${i}`);
    const everybody = await Promise.all(ids.map((id) => signedIn(db, zest, id)));
    await giveChances(db, 'zest', 'one', ids, 2);
    const tries = () =>
      Promise.allSettled(
        everybody.map((headers, i) => {
          const from = source(i);
          return draw({ ...headers, ...from.headers }, randomUUID(), from.fingerprint);
        }),
      );
    const first = await tries();
    const refusals = first.filter(({ status }) => status === 'rejected');
    // Concurrent requests may all be refused, but never more than the limit succeed.
    expect(refusals.length).toBeGreaterThanOrEqual(3);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ reason: { code: 'ACTIVITY_ABNORMAL', message: abnormal } });
    const second = await tries();
    const admitted = everybody.filter(
      (_, i) => first[i]?.status === 'fulfilled' || second[i]?.status === 'fulfilled',
    );
    expect(admitted.length).toBeLessThanOrEqual(most);
    expect(admitted.length).toBeGreaterThan(0);
    expect(await db.select().from(draws)).toHaveLength(
      [...first, ...second].filter(({ status }) => status === 'fulfilled').length,
    );
  });
});

test('[CALL94] remaining chances are those earned less those used, until the end', async () => {
  await insertLottery(db, 'zest', 'one', { nothing: 1 });
  const [row] = await db.select().from(activities);
  const expireTime = row?.endsAt.getTime();
  expect(await api().call(remainingChances, one)).toEqual({ remaining: 0, used: 0, expireTime });
  await giveChances(db, 'zest', 'one', ['mali'], 5);
  await draw();
  expect(await api().call(remainingChances, one)).toEqual({ remaining: 4, used: 1, expireTime });
  await refused('401')(api({}).call(remainingChances, one));
});

describe('[CALL95] a member’s lottery', () => {
  const rules = [
    { reason: 'DAILY_VISIT', chances: 1, times: 1, per: 'DAY' },
    { reason: 'APP_DOWNLOAD', chances: 2, times: 1, per: 'ACTIVITY' },
    { reason: 'ALERT', chances: 1, times: 2, per: 'ACTIVITY' },
  ] as const;

  test('counts each day’s visit and the app once, and lists the chances still to be earned', async () => {
    await insertLottery(db, 'zest', 'one', {
      chanceRules: [...rules],
      endsAt: new Date(Date.now() + 3 * DAY_MS),
    });
    const info = (headers?: Headers) => api(headers).call(userLotteryInfo, one);
    // The next noon in Bangkok: no day ends during the test.
    const noon = DAY_MS - ((Date.now() - 5 * HOUR_MS) % DAY_MS);
    clock.set(noon);
    const visited = await info();
    expect(visited).toEqual({
      remaining: 1,
      used: 0,
      tickets: [],
      chances: [
        { ...rules[0], counted: 1, done: true },
        { ...rules[1], counted: 0, done: false },
        { ...rules[2], counted: 0, done: false },
      ],
    });
    expect(await info()).toEqual(visited);
    expect((await info({ ...mali, platform: 'App' })).remaining).toBe(3);
    expect((await info({ ...mali, platform: 'App' })).remaining).toBe(3);
    clock.set(noon + DAY_MS);
    expect(await info()).toMatchObject({ remaining: 4, chances: [{ counted: 1, done: true }, {}, {}] });
    clock.set(4 * DAY_MS);
    expect(await info()).toMatchObject({ remaining: 4, chances: [{ counted: 0, done: false }, {}, {}] });
  });

  test('an alert earns chances, as often as the rule allows', async () => {
    await insertLottery(db, 'zest', 'one', { chanceRules: [...rules] });
    for (const keyword of ['fan', 'phone', 'shoes']) await api().call(addAlert, { body: { keyword } });
    expect(await remaining()).toBe(2);
  });

  test('actions count once, in lotteries that run at that time, and for badges', async () => {
    await insertLottery(db, 'zest', 'one', { chanceRules: [{ ...rules[0], reason: 'SHARE' }] });
    const later = { startsAt: new Date(Date.now() + HOUR_MS), endsAt: new Date(Date.now() + DAY_MS) };
    await insertLottery(db, 'zest', 'later', { chanceRules: [{ ...rules[0], reason: 'SHARE' }], ...later });
    const badge = { id: 'b', reason: 'SHARE', goal: 2, name: {}, text: {} } as const;
    await db.insert(activities).values(activityRow('zest', 'badges', { badges: [badge] }));
    const deed = { userId: 'mali', reason: 'SHARE', ref: 's1', at: new Date() } as const;
    const earn = (over = {}) =>
      db.transaction((tx) => earnChances(tx, tenantScope(zest), { ...deed, ...over }));
    expect(await earn()).toBe(1);
    expect(await earn()).toBe(0);
    expect(await earn({ ref: 's2' })).toBe(0);
    expect(await earn({ userId: 'nobody' })).toBe(0);
    expect(await earn({ at: new Date(Date.now() + 2 * HOUR_MS), ref: 's3' })).toBe(1);
    const progress = await api().call(activityDetail, { params: { id: 'badges' } });
    expect(progress.badges).toMatchObject([{ progress: 2, goal: 2, earned: true }]);
  });

  test('concurrently, no more chances are earned than the rule allows', async () => {
    await insertLottery(db, 'zest', 'one', {
      chanceRules: [{ reason: 'SHARE', chances: 1, times: 3, per: 'ACTIVITY' }],
    });
    const deed = { userId: 'mali', reason: 'SHARE', at: new Date() } as const;
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        db.transaction((tx) => earnChances(tx, tenantScope(zest), { ...deed, ref: `s${i}` })),
      ),
    );
    expect(await remaining()).toBe(3);
  });
});

describe('[CALL96] prizes of a member', () => {
  const records = () => api().call(userPrizes, one);

  test('change from needing an address to waiting, delivered or expired', async () => {
    await insertLottery(db, 'zest', 'one', { claimDays: 14 });
    await giveChances(db, 'zest', 'one', ['mali']);
    await draw();
    const [won] = await records();
    expect(won).toMatchObject({
      status: 'NOT_FILL_ADDRESS',
      expired: false,
      needsAddress: true,
      number: '1',
    });
    expect(prizeRecordSchema.parse(won)).toEqual(won);
    expect((won?.claimUntil ?? 0) - (won?.wonTime ?? 0)).toBe(14 * DAY_MS);
    const params = { awardRecordId: won?.id ?? '' };
    clock.set(15 * DAY_MS);
    expect(await records()).toMatchObject([{ status: 'NOT_FILL_ADDRESS', expired: true }]);
    await refused('PRIZE_EXPIRED')(api().call(givePrizeAddress, { params, body: address }));
    clock.set(DAY_MS);
    const waiting = await api().call(givePrizeAddress, { params, body: address });
    expect(waiting).toMatchObject({ status: 'NOT_DELIVERED', expired: false });
    // Fourteen working days are two weeks plus four or more weekend days.
    const days = ((waiting.deliverBy ?? 0) - (waiting.addressTime ?? 0)) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(18);
    expect(days).toBeLessThanOrEqual(20);
    clock.set(20 * DAY_MS);
    expect(await records()).toMatchObject([{ status: 'NOT_DELIVERED', expired: false }]);
    const sent = {
      status: 'DELIVERED',
      deliveredAt: new Date(),
      carrier: 'EMS',
      trackingNumber: 'TH1',
    } as const;
    await db.update(prizeRecords).set(sent);
    expect(await records()).toMatchObject([
      { status: 'DELIVERED', carrier: 'EMS', trackingNumber: 'TH1', deliveredTime: expect.any(Number) },
    ]);
    await refused('PRIZE_SENT')(api().call(givePrizeAddress, { params, body: address }));
  });

  test('are visible to their winner only', async () => {
    await insertLottery(db, 'zest', 'one');
    await giveChances(db, 'zest', 'one', ['mali']);
    await draw();
    const ploy = await signedIn(db, zest, 'ploy');
    expect(await api(ploy).call(userPrizes, one)).toEqual([]);
    const awardRecordId = (await records())[0]?.id ?? '';
    await refused('NOT_FOUND')(
      api(ploy).call(givePrizeAddress, { params: { awardRecordId }, body: address }),
    );
    await refused('NOT_FOUND')(api(ploy).call(prizeAddress, { query: { awardRecordId } }));
    await refused('401')(api({}).call(userPrizes, one));
  });
});

describe('an address', () => {
  const won = async () => {
    await insertLottery(db, 'zest', 'one');
    await giveChances(db, 'zest', 'one', ['mali']);
    return (await draw()).record?.id ?? '';
  };
  const stored = { ...address, phone: '812345678' };

  test('[CALL98] is returned to its owner, for the next prize too', async () => {
    const awardRecordId = await won();
    expect(await api().call(prizeAddress, { query: {} })).toBeNull();
    await api().call(givePrizeAddress, { params: { awardRecordId }, body: address });
    expect(await api().call(prizeAddress, { query: { awardRecordId } })).toEqual(stored);
    expect(await api().call(prizeAddress, { query: {} })).toEqual(stored);
    await refused('NOT_FOUND')(api().call(prizeAddress, { query: { awardRecordId: 'none' } }));
  });

  test('[CALL99] can be changed until the prize is sent, is validated, and is stored encrypted', async () => {
    const params = { awardRecordId: await won() };
    const give = (over: object = {}) =>
      api().call(givePrizeAddress, { params, body: { ...address, ...over } });
    await refused('MOBILE_INVALID')(give({ phone: '0212345678' }));
    await refused('VALIDATION_FAILED')(give({ area: { ...address.area, postalCode: '1033' } }));
    await refused('VALIDATION_FAILED')(give({ name: ' ' }));
    for (const wrong of [{ province: 'Chiang Mai' }, { district: 'ดุสิต' }, { subDistrict: 'Nowhere' }])
      await refused(
        'AREA_INVALID',
        'Sub-district, district and province don’t match. Please choose them from the list',
      )(give({ area: { ...address.area, ...wrong } }));
    expect(await give()).toMatchObject({ status: 'NOT_DELIVERED' });
    await give({ street: '2 Rama IV' });
    expect(await api().call(prizeAddress, { query: {} })).toEqual({ ...stored, street: '2 Rama IV' });
    const [row] = await db.select().from(prizeRecords);
    expect(Buffer.from(row?.address ?? '', 'base64url').toString('latin1')).not.toMatch(
      /Rama|Mali|812345678/,
    );
    expect(JSON.stringify(row)).not.toMatch(/Rama|812345678/);
  });

  test('takes its names from the table, and keeps a postal code that the shopper has corrected', async () => {
    const params = { awardRecordId: await won() };
    const area = {
      province: ' กรุงเทพมหานคร',
      district: 'PATHUMWAN',
      subDistrict: 'ลุมพินี ',
      postalCode: '10500',
    };
    await api().call(givePrizeAddress, { params, body: { ...address, area } });
    expect((await api().call(prizeAddress, { query: {} }))?.area).toEqual({
      province: 'กรุงเทพมหานคร',
      district: 'Pathum Wan',
      subDistrict: 'ลุมพินี',
      postalCode: '10500',
    });
  });

  test('isn’t accepted for a prize that needs none', async () => {
    await insertLottery(db, 'zest', 'one', { prizes: [{ id: 'coupon', weight: 1, stock: 1 }] });
    await giveChances(db, 'zest', 'one', ['mali']);
    const { record } = await draw();
    expect(record).toMatchObject({ status: 'NOT_DELIVERED', needsAddress: false });
    await refused('ADDRESS_NEEDLESS')(
      api().call(givePrizeAddress, { params: { awardRecordId: record?.id ?? '' }, body: address }),
    );
  });
});

test('[CALL97] results have prizes and masked names, the newest first', async () => {
  await insertLottery(db, 'zest', 'one', { prizes: [{ id: 'coupon', weight: 1, stock: 9 }] });
  const ploy = await signedIn(db, zest, 'ploy', 'Ploy');
  await giveChances(db, 'zest', 'one', ['mali', 'ploy']);
  await draw();
  await draw(ploy);
  const results = await api({}).call(lotteryResults, { ...one, query: {} });
  const prize = { prizeId: 'coupon', prizeName: 'zest coupon English', wonTime: expect.any(Number) };
  expect(results).toEqual({
    content: [
      { number: '2', name: 'P•••', ...prize },
      { number: '1', name: 'ม•••', ...prize },
    ],
    totalElements: 2,
    hasNext: false,
  });
  expect((await api({}).call(lotteryResults, { ...one, query: { page: 2, size: 1 } })).content).toHaveLength(
    1,
  );
});

test('the weight table’s hash is public from the start, the table after the end', async () => {
  await insertLottery(db, 'zest', 'one', { nothing: 3 });
  const told = async () => (await api({}).call(activityDetail, one)).lottery;
  const before = await told();
  expect(before).toMatchObject({ weightsHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(before?.weights).toBeUndefined();
  clock.set(2 * HOUR_MS);
  const after = await told();
  expect(after?.weightsHash).toBe(before?.weightsHash);
  expect(
    createHash('sha256')
      .update(after?.weights ?? '')
      .digest('hex'),
  ).toBe(before?.weightsHash);
  expect(JSON.parse(after?.weights ?? '')).toEqual({
    salt: 'salt of tests',
    nothing: 3,
    prizes: [{ id: 'phone', weight: 1, stock: 1 }],
  });
});
