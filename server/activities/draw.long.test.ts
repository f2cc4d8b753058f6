import { randomInt, randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#schemas/errors.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../api/api.fixtures.ts';
import type { MemberCall } from '../api/route.ts';
import { activities, draws, lotteryPrizes, prizeRecords } from '../db/activity-schema.ts';
import { members } from '../db/member-schema.ts';
import { tenants } from '../db/schema.ts';
import { memberScope } from '../members/member-scope.ts';
import { tenantScope } from '../tenants/tenants.ts';
import { createWorkQueue } from '../work-queue.ts';
import { giveChances, insertLottery } from './activities.fixtures.ts';
import { drawOnce } from './draw.ts';
import { pickPrize } from './weights.ts';

const zest = tenantFixture('zest');
const { db, url } = await openTestDatabase();
await db.insert(tenants).values({ id: 'zest', settings: {} });
const MEMBERS = 1_000;
const CLICKS = 3;
const PRIZES = 100;
const ids = Array.from({ length: MEMBERS }, (_, i) => `member${i}`);

const callOf = (id: string) =>
  ({
    ...{ db, scope: tenantScope(zest), lang: 'en', member: memberScope({ id, tokenHash: '' }), address: '' },
    ...{ now: Date.now, ahead: () => 0, headers: new Headers() },
  }) as unknown as MemberCall;

type Click = { memberId: string; requestId: string };
/** Every member's one tap, sent three times, in any order. */
function clicks(): Click[] {
  const taps = ids.map((memberId) => ({ memberId, requestId: randomUUID() }));
  return Array.from({ length: CLICKS }, () => taps)
    .flat()
    .map((tap) => ({ tap, at: randomInt(2 ** 40) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ tap }) => tap);
}

/** Sixty at once. */
function atOnce<T>(all: readonly Click[], draw: (click: Click) => Promise<T>): Promise<T[]> {
  const queue = createWorkQueue({ concurrency: 60, limit: all.length });
  return Promise.all(all.map((click) => queue(() => draw(click))));
}

beforeAll(async () => {
  await db.insert(members).values(ids.map((id) => ({ tenantId: 'zest', id, nickname: id })));
});

beforeEach(async () => {
  await db.delete(activities);
});

const prizeLeft = async () => (await db.select().from(lotteryPrizes))[0]?.left;
const recordCount = async () => (await db.select({ all: count() }).from(prizeRecords))[0]?.all;

/** Ends connections of the pool in the middle of whatever they do, as a process that is killed would. */
function cutConnections(): () => Promise<void> {
  const killer = new pg.Client(url);
  killer.on('error', () => undefined);
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE '%transaction%' LIMIT 4`;
  const connected = killer.connect();
  const timer = setInterval(() => void killer.query(cut).catch(() => undefined), 700);
  return async () => {
    clearInterval(timer);
    await connected;
    await killer.end();
  };
}

let cuts = 0;
/** The same request again when its connection was lost, as the shopper's screen would send it. */
async function untilAnswered<T>(draw: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await draw();
    } catch (error) {
      if (error instanceof AppError) throw error;
      cuts += 1;
    }
  }
}

test.each([
  ['', false],
  [', again', false],
  [', connections cut midway', true],
])(
  '1,000 members click three times for 100 prizes, sixty at once%s',
  async (_, isCut) => {
    const prizes = [{ id: 'phone', weight: 1, stock: PRIZES, needsAddress: true }];
    await insertLottery(db, 'zest', 'one', { prizes, nothing: 2 });
    await giveChances(db, 'zest', 'one', ids);
    const all = clicks();
    cuts = 0;
    const stop = isCut ? cutConnections() : undefined;
    const answers = await atOnce(all, async ({ memberId, requestId }) => ({
      memberId,
      ...(await untilAnswered(() =>
        drawOnce(callOf(memberId), 'one', { requestId, fingerprint: undefined }),
      )),
    }));
    await stop?.();
    if (isCut) expect(cuts).toBeGreaterThan(0);

    // More wanted the prize than there were: every one is given, and no other.
    expect(await recordCount()).toBe(PRIZES);
    expect(await prizeLeft()).toBe(0);
    // One chance was spent by each, never more.
    const [spent] = await db.select({ all: count(), last: sql<number>`max(${draws.number})` }).from(draws);
    expect(spent).toEqual({ all: MEMBERS, last: MEMBERS });
    // The ledger sums to the stock.
    const won = await db
      .select({ all: count(), different: sql<number>`count(distinct ${draws.number})::int` })
      .from(draws)
      .innerJoin(prizeRecords, eq(prizeRecords.number, draws.number))
      .where(eq(draws.prizeId, prizeRecords.prizeId));
    expect(won).toEqual([{ all: PRIZES, different: PRIZES }]);
    // Each of the three clicks got the same answer.
    const byMember = Map.groupBy(answers, ({ memberId }) => memberId);
    for (const same of byMember.values()) {
      expect(same).toHaveLength(CLICKS);
      expect(new Set(same.map(({ number, recordId }) => `${number} ${recordId}`)).size).toBe(1);
      for (const { remaining } of same) expect(remaining).toBe(0);
    }
  },
  180_000,
);

test('without its guards the same clicks oversell', async () => {
  await insertLottery(db, 'zest', 'one', { prizes: [{ id: 'phone', weight: 1, stock: PRIZES }] });
  let wins = 0;
  // The check of `left` in the table would end it: what reads, then writes, must never rely on that.
  await atOnce(clicks().slice(0, 600), async () => {
    const left = (await prizeLeft()) ?? 0;
    if (left === 0) return;
    await db.update(lotteryPrizes).set({ left: left - 1 });
    wins += 1;
  });
  expect(wins).toBeGreaterThan(PRIZES);
});

describe('the picker', () => {
  const table = {
    nothing: 500,
    prizes: [
      { id: 'phone', weight: 10, stock: 1 },
      { id: 'fryer', weight: 90, stock: 1 },
      { id: 'coupon', weight: 400, stock: 1 },
    ],
  };
  const DRAWS = 100_000;
  /** Of 100,000 draws. */
  const EXPECTED = { phone: 1_000, fryer: 9_000, coupon: 40_000, nothing: 50_000 };
  /** Chi-square with three degrees of freedom is larger once in 100,000 fair runs. */
  const CRITICAL = 25.9;

  function chiSquare(pick: () => string | undefined): number {
    const counts = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const id = pick() ?? 'nothing';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return Object.entries(EXPECTED).reduce(
      (sum, [id, expected]) => sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected,
      0,
    );
  }

  test('draws as often as the weights say', () => {
    expect(chiSquare(() => pickPrize(table))).toBeLessThan(CRITICAL);
  });

  test.each([
    ['a byte’s remainder', (end: number) => randomInt(2 ** 10) % end],
    ['two draws instead of one', (end: number) => Math.max(randomInt(end), randomInt(end))],
    ['an end that can’t be reached', (end: number) => randomInt(Math.floor(end * 0.98))],
  ])('is found out when it is rigged: %s', (_, random) => {
    expect(chiSquare(() => pickPrize(table, random))).toBeGreaterThan(CRITICAL);
  });

  test('each number of the table is one of its prizes’', () => {
    const picked = Array.from({ length: 1_000 }, (_, i) => pickPrize(table, () => i) ?? 'nothing');
    const counts = Object.fromEntries(
      [...Map.groupBy(picked, (id) => id)].map(([id, all]) => [id, all.length]),
    );
    expect(counts).toEqual({ phone: 10, fryer: 90, coupon: 400, nothing: 500 });
  });
});
