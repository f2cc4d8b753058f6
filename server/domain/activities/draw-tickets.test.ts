import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { activityDetail, drawLottery, lotteryResults, userLotteryInfo } from '#schemas/api/activities.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { signedIn } from '../members/members.fixtures.ts';
import { memberMessages, members } from '../members/schema.ts';
import { giveChances, insertLottery } from './activities.fixtures.ts';
import { drawDueTickets, drawTickets } from './draw-tickets.ts';
import { activities, lotteryPrizes, prizeRecords } from './schema.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let mali: Record<string, string> = {};
const api = (headers: Record<string, string> | undefined = mali) =>
  client(zest, { ...headers, 'Accept-Language': 'en' });
const one = { params: { id: 'one' } };
const draw = (headers?: Record<string, string>) =>
  api(headers).call(drawLottery, { ...one, body: { requestId: randomUUID() } });

beforeEach(async () => {
  clock.set(0);
  await db.delete(members);
  await db.delete(activities);
  mali = await signedIn(db, zest, 'mali');
});

const drawAt = () => new Date(Date.now() + 2 * HOUR_MS);
const detail = async () => (await api({}).call(activityDetail, one)).lottery;

test('tickets are numbered, closed, and drawn once at their time', async () => {
  const prizes = [
    { id: 'phone', weight: 0, stock: 2, needsAddress: true },
    { id: 'coupon', weight: 0, stock: 3 },
  ];
  await insertLottery(db, 'zest', 'one', { mode: 'SCHEDULED', drawAt: drawAt(), prizes });
  const ids = Array.from({ length: 8 }, (_, i) => `member${i}`);
  const everybody = await Promise.all(ids.map((id) => signedIn(db, zest, id)));
  await giveChances(db, 'zest', 'one', ids, 2);
  const numbers = [];
  for (const headers of everybody) {
    const ticket = await draw(headers);
    expect(ticket).toEqual({ outcome: 'TICKET', number: expect.any(String), remaining: 1 });
    numbers.push(ticket.number);
  }
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const open = await detail();
  expect(open).toMatchObject({ ticketCount: 8 });
  expect([open?.ticketsHash, open?.weights]).toEqual([undefined, undefined]);

  expect(await drawDueTickets({ db, now: clock.now })).toBe(0);
  clock.set(1.5 * HOUR_MS);
  expect(await drawDueTickets({ db, now: clock.now })).toBe(1);
  const closed = await detail();
  expect(closed).toMatchObject({
    ticketsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(closed?.drawnTime).toBeUndefined();
  const list = numbers.map((number, i) => {
    const who = createHash('sha256').update(`one\n${ids[i]}`).digest('hex');
    return `${number} ${who}\n`;
  });
  expect(closed?.ticketsHash).toBe(createHash('sha256').update(list.join('')).digest('hex'));

  clock.set(2.5 * HOUR_MS);
  const steps = await Promise.all(Array.from({ length: 6 }, () => drawDueTickets({ db, now: clock.now })));
  expect(steps.reduce((a, b) => a + b)).toBe(1);
  const won = await db.select().from(prizeRecords);
  expect(won.map(({ prizeId }) => prizeId).toSorted()).toEqual([
    'coupon',
    'coupon',
    'coupon',
    'phone',
    'phone',
  ]);
  const winners = won.map(({ memberId }) => memberId);
  expect(new Set(winners).size).toBe(5);
  const told = await db.select().from(memberMessages);
  expect(told.map(({ memberId, kind, subjectId }) => [memberId, kind, subjectId]).toSorted()).toEqual(
    winners.map((id) => [id, 'PRIZE_WON', won[0]?.activityId]).toSorted(),
  );
  expect((await db.select().from(lotteryPrizes)).map(({ left }) => left)).toEqual([0, 0]);
  const results = await api({}).call(lotteryResults, { ...one, query: {} });
  expect(results.content.map(({ prizeId }) => prizeId)).toEqual([
    'phone',
    'phone',
    'coupon',
    'coupon',
    'coupon',
  ]);
  const drawn = await detail();
  expect(drawn).toMatchObject({ drawnTime: won[0]?.wonAt.getTime() });
  const [winner] = won;
  const headers = everybody[ids.indexOf(winner?.memberId ?? '')];
  expect((await api(headers).call(userLotteryInfo, one)).tickets).toMatchObject([
    { number: String(winner?.number), drawn: true, record: { id: winner?.id } },
  ]);
});

test('no tickets are given after the list is closed, whatever a clock says', async () => {
  await insertLottery(db, 'zest', 'one', { mode: 'SCHEDULED', drawAt: drawAt(), ticketsHash: 'closed' });
  await giveChances(db, 'zest', 'one', ['mali']);
  await expect(draw()).rejects.toMatchObject({ code: 'ACTIVITY_CLOSED' });
});

test('tickets of an invalid lottery are never drawn', async () => {
  await insertLottery(db, 'zest', 'one', { mode: 'SCHEDULED', drawAt: drawAt(), invalidAt: new Date() });
  clock.set(DAY_MS);
  expect(await drawDueTickets({ db, now: clock.now })).toBe(0);
});

test('tickets of closed accounts win nothing', async () => {
  await insertLottery(db, 'zest', 'one', { mode: 'SCHEDULED', drawAt: drawAt() });
  await giveChances(db, 'zest', 'one', ['mali']);
  await draw();
  await db.update(members).set({ closedAt: new Date() }).where(eq(members.id, 'mali'));
  clock.set(DAY_MS);
  await drawDueTickets({ db, now: clock.now });
  expect(await db.select().from(prizeRecords)).toEqual([]);
});

test('every ticket is equally likely, none is drawn twice, and no member exceeds the limit of wins', () => {
  const tickets = Array.from({ length: 10 }, (_, i) => ({
    number: i + 1,
    memberId: i < 5 ? 'keen' : `m${i}`,
  }));
  const times = new Map<number, number>();
  for (let i = 0; i < 20_000; i++) {
    const won = drawTickets(tickets, [{ id: 'a', left: 1 }], 1).get('a') ?? [];
    for (const { number } of won) times.set(number, (times.get(number) ?? 0) + 1);
  }
  const chiSquare = tickets.reduce(
    (sum, { number }) => sum + ((times.get(number) ?? 0) - 2_000) ** 2 / 2_000,
    0,
  );
  // With nine degrees of freedom, exceeded once in 100,000 fair runs.
  expect(chiSquare).toBeLessThan(39.3);
  const prizes = [
    { id: 'a', left: 3 },
    { id: 'b', left: 20 },
  ];
  const all = [...drawTickets(tickets, prizes, 2).values()].flat();
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  expect(all.filter(({ memberId }) => memberId === 'keen')).toHaveLength(2);
  expect(all).toHaveLength(7);
});
