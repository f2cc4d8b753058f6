import { beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '#client/api-client.ts';
import { activityDetail, lotteryResults, userLotteryInfo } from '#schemas/api/activities.ts';
import { activityList } from '#schemas/api/invented/activities.ts';
import { activitySchema, activitySummarySchema } from '#schemas/entities/activity.ts';
import { ACTIVITY_TYPES } from '#schemas/enums/activity.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { activityRow, insertLottery } from '../../../../domain/activities/activities.fixtures.ts';
import { activities, type BadgeRule, chanceEntries } from '../../../../domain/activities/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { api: server, db, client, clock } = await openTestApi([zest, guide]);
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS);

const api = (headers: Record<string, string> = {}, tenant = zest, lang = 'en') =>
  client(tenant, { ...headers, 'Accept-Language': lang });
const detail = (id: string, headers = {}, lang = 'en') =>
  api(headers, zest, lang).call(activityDetail, { params: { id } });

beforeEach(async () => {
  clock.set(0);
  await db.delete(members);
  await db.delete(activities);
});

test('[CALL91] [P1] bonus, lottery and badge are returned by id, each with the data of its type', async () => {
  await insertLottery(db, 'zest', 'lottery');
  const badge: BadgeRule = {
    id: 'b',
    reason: 'SHARE' as const,
    goal: 2,
    picture: '/media/zest/b.webp',
    name: { en: 'Sharer' },
    text: { en: 'Share twice' },
  };
  await db
    .insert(activities)
    .values([
      activityRow('zest', 'badge', { badges: [badge] }),
      activityRow('zest', 'bonus', { type: 'BONUS', bonusBasisPoints: 250, minimumPayout: 10_000 }),
    ]);
  const shared = (id: string) => ({
    id,
    type: id.toUpperCase(),
    state: 'RUNNING',
    title: `zest ${id} English`,
    summary: `zest summary of ${id} English`,
    rules: `zest rules of ${id} English`,
    organiser: expect.any(String),
    startTime: expect.any(Number),
    endTime: expect.any(Number),
  });
  expect(await detail('lottery')).toEqual({
    ...shared('lottery'),
    licenceNumber: '1/2569',
    lottery: {
      id: 'lottery',
      mode: 'INSTANT',
      claimDays: 14,
      chances: [],
      buyerCount: 0,
      appDownloadCount: 0,
      prizes: [expect.objectContaining({ id: 'phone', left: 1, total: 1, value: 12_900 })],
      weightsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect(await detail('bonus')).toEqual({
    ...shared('bonus'),
    bonus: { percent: 2.5, minimumPayout: 100, currency: 'THB' },
  });
  expect(await detail('badge')).toEqual({
    ...shared('badge'),
    badges: [
      {
        id: 'b',
        reason: 'SHARE',
        goal: 2,
        picture: '/media/zest/b.webp',
        name: 'Sharer',
        text: 'Share twice',
        earned: false,
      },
    ],
  });
  expect((await detail('lottery', {}, 'th')).title).toBe('zest lottery ไทย');
  for (const type of ACTIVITY_TYPES) {
    const whole = await detail(type.toLowerCase());
    expect(activitySchema.parse(whole)).toEqual(whole);
    expect(whole.type).toBe(type);
    for (const wrong of [
      { ...whole, startTime: 'soon' },
      { ...whole, title: null },
      { ...whole, type: 1 },
    ])
      expect(activitySchema.safeParse(wrong).success).toBe(false);
  }
});

test('drafts and activities of another tenant are not found', async () => {
  await db
    .insert(activities)
    .values([activityRow('zest', 'draft', { publishedAt: null }), activityRow('guide', 'theirs')]);
  for (const id of ['draft', 'theirs', 'none'])
    await expect(detail(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { content } = await api().call(activityList, { query: {} });
  expect(content).toEqual([]);
});

describe('a preview', () => {
  /** The API as called by the page of a previewed activity. */
  const preview = (activityId: string, at: Date, headers = {}, tenant = zest) => {
    const { apiBase, fetchApi } = server.forPages(tenantScope(tenant), { time: at.getTime(), activityId });
    return createApiClient({ base: apiBase, fetch: fetchApi, headers: () => headers, timeoutMs: 5_000 });
  };
  const one = { params: { id: 'one' } };

  test('reads one draft as of its preview time, and only for its screen', async () => {
    await insertLottery(db, 'zest', 'one', { publishedAt: null });
    await db.insert(activities).values(activityRow('zest', 'other', { publishedAt: null }));
    const states = [];
    for (const at of [-2, 0, 2])
      states.push((await preview('one', hours(at)).call(activityDetail, one)).state);
    expect(states).toEqual(['COMING_SOON', 'RUNNING', 'ENDED']);
    expect(await preview('one', hours(2)).call(lotteryResults, { ...one, query: {} })).toMatchObject({
      content: [],
    });
    const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await refused(preview('one', hours(0)).call(activityDetail, { params: { id: 'other' } }));
    await refused(preview('one', hours(0), {}, guide).call(activityDetail, one));
    // Taking part requires a published activity.
    const mali = await signedIn(db, zest, 'mali');
    await refused(preview('one', hours(0), mali).call(userLotteryInfo, one));
    expect((await preview('one', hours(0)).call(activityList, { query: {} })).content).toEqual([]);
  });
});

test('a lottery can’t be published without a licence, or a reason for none', async () => {
  await expect(insertLottery(db, 'zest', 'one', { licenceNumber: null })).rejects.toMatchObject({
    cause: { constraint: 'activities_licence' },
  });
  await insertLottery(db, 'zest', 'two', { licenceNumber: null, licenceExemption: 'A game of skill' });
  expect(await detail('two')).toMatchObject({ licenceExemption: 'A game of skill' });
});

describe('states', () => {
  test('follow the server’s clock', async () => {
    await db.insert(activities).values(activityRow('zest', 'one', { invalidAt: hours(3) }));
    const states = [];
    for (const at of [-2, 0, 2, 4]) {
      clock.set(at * HOUR_MS);
      states.push((await detail('one')).state);
    }
    expect(states).toEqual(['COMING_SOON', 'RUNNING', 'ENDED', 'INVALID']);
  });
});

test('a lottery counts its buyers and the members who opened the app', async () => {
  await insertLottery(db, 'zest', 'one');
  for (const id of ['mali', 'ploy']) await signedIn(db, zest, id);
  const entry = { tenantId: 'zest', activityId: 'one', chances: 1, day: '2026-11-11', createdAt: new Date() };
  await db.insert(chanceEntries).values([
    { ...entry, memberId: 'mali', reason: 'ORDER', ref: '1' },
    { ...entry, memberId: 'mali', reason: 'ORDER', ref: '2' },
    { ...entry, memberId: 'ploy', reason: 'ORDER', ref: '3' },
    { ...entry, memberId: 'ploy', reason: 'APP_DOWNLOAD', ref: 'app' },
    { ...entry, memberId: 'ploy', reason: 'SHARE', ref: 's' },
  ]);
  expect((await detail('one')).lottery).toMatchObject({ buyerCount: 2, appDownloadCount: 1 });
});

test('a badge shows each member’s own progress', async () => {
  const badges = [2, 3].map(
    (goal) => ({ id: `b${goal}`, reason: 'SHARE', goal, name: {}, text: {} }) as const,
  );
  await db.insert(activities).values(activityRow('zest', 'one', { badges: [...badges] }));
  const [mali, ploy] = [await signedIn(db, zest, 'mali'), await signedIn(db, zest, 'ploy')];
  const step = {
    tenantId: 'zest',
    activityId: 'one',
    memberId: 'mali',
    reason: 'SHARE',
    chances: 1,
  } as const;
  await db.insert(chanceEntries).values([
    { ...step, ref: '1', day: '2026-11-11', createdAt: new Date(1_000) },
    { ...step, ref: '2', day: '2026-11-12', createdAt: new Date(2_000) },
  ]);
  expect((await detail('one', mali)).badges).toMatchObject([
    { id: 'b2', progress: 2, earned: true, earnedTime: 2_000 },
    { id: 'b3', progress: 2, earned: false },
  ]);
  expect((await detail('one', ploy)).badges).toMatchObject([{ progress: 0, earned: false }, {}]);
});

test('the list has running ones first, then coming ones, then ended ones', async () => {
  await insertLottery(db, 'zest', 'scheduled', { mode: 'SCHEDULED', drawAt: hours(9), endsAt: hours(5) });
  await db
    .insert(activities)
    .values([
      activityRow('zest', 'over', { startsAt: hours(-9), endsAt: hours(-2) }),
      activityRow('zest', 'longer over', { startsAt: hours(-9), endsAt: hours(-3) }),
      activityRow('zest', 'later', { startsAt: hours(3), endsAt: hours(9) }),
      activityRow('zest', 'soon', { startsAt: hours(1), endsAt: hours(9) }),
      activityRow('zest', 'invalid', { invalidAt: hours(-1) }),
      activityRow('zest', 'running'),
    ]);
  const { content, totalElements } = await api().call(activityList, { query: {} });
  expect(content.map(({ id }) => id)).toEqual([
    'running',
    'scheduled',
    'soon',
    'later',
    'invalid',
    'over',
    'longer over',
  ]);
  expect(totalElements).toBe(7);
  expect(content[1]).toEqual({
    id: 'scheduled',
    type: 'LOTTERY',
    state: 'RUNNING',
    title: 'zest scheduled English',
    summary: 'zest summary of scheduled English',
    prizeCount: 1,
    drawTime: expect.any(Number),
    startTime: expect.any(Number),
    endTime: expect.any(Number),
  });
  for (const one of content) expect(activitySummarySchema.parse(one)).toEqual(one);
  const second = await api().call(activityList, { query: { page: 2, size: 3 } });
  expect(second).toMatchObject({ content: [{ id: 'later' }, { id: 'invalid' }, {}], hasNext: true });
});
