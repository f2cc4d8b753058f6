import { fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { and, count, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSeed } from '#tests/support/seed.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createRandom } from '../../platform/random.ts';
import { members as memberTable } from '../members/schema.ts';
import { giveChances, insertLottery } from './activities.fixtures.ts';
import { type Answer, atOnce, type Click, drawFor } from './clicks.fixtures.ts';
import { activities, draws, lotteryPrizes, prizeRecords } from './schema.ts';
import { pickPrize } from './weights.ts';

const { db, url } = await openTestDatabase();
await db.insert(tenants).values({ id: 'zest', settings: {} });
const CLICKS = 3;

type Size = { members: number; prizes: number };
/** A tenth of the members try three draws with their one chance. */
const SMALL: Size = { members: 100, prizes: 10 };
const LARGE: Size = { members: 1_000, prizes: 100 };
const namesOf = (members: number) => Array.from({ length: members }, (_, i) => `member${i}`);
const isGreedy = (memberId: string) => memberId.endsWith('9');
const phones = (stock: number) => [{ id: 'phone', weight: 1, stock, needsAddress: true }];
const seed = testSeed();
const random = createRandom(seed);

/** One click of every member, sent three times, in any order; of a greedy member three different clicks at once. */
function threefold(ids: readonly string[]): Click[] {
  const later = () => random.next();
  const clicks = ids.flatMap((memberId) => {
    const [requestId, at] = [randomUUID(), later()];
    return Array.from({ length: CLICKS }, () =>
      isGreedy(memberId)
        ? { tap: { memberId, requestId: randomUUID() }, at }
        : { tap: { memberId, requestId }, at: later() },
    );
  });
  return clicks.toSorted((a, b) => a.at - b.at).map(({ tap }) => tap);
}

beforeAll(async () => {
  await db
    .insert(memberTable)
    .values(namesOf(LARGE.members).map((id) => ({ tenantId: 'zest', id, nickname: id })));
});

beforeEach(async () => {
  await db.delete(activities);
});

const prizeLeft = async (activityId: string) =>
  (await db.select().from(lotteryPrizes).where(eq(lotteryPrizes.activityId, activityId)))[0]?.left;

/**
 * Answers of another process until it is killed, with other clicks still running; the outcome of those is unknown.
 */
async function drawUntilKilled(clicks: readonly Click[], killAfter: number): Promise<Answer[]> {
  const program = fileURLToPath(new URL('./drawing-process.fixtures.ts', import.meta.url));
  const drawing = fork(program, [url], { execArgv: [] });
  const ended = once(drawing, 'exit');
  const [first] = await Promise.race([once(drawing, 'message'), ended]);
  expect(first, 'what the process says first').toBe('ready');
  const answers: Answer[] = [];
  drawing.on('message', (answer: Answer) => {
    if (answers.push(answer) === killAfter) drawing.kill('SIGKILL');
  });
  drawing.send(clicks);
  expect(await ended, 'exit code and signal').toEqual([null, 'SIGKILL']);
  return answers;
}

/** Number of winners when the stock is read first and written later, for the same clicks. */
async function winsWithoutGuards(clicks: readonly Click[], stock: number): Promise<number> {
  await insertLottery(db, 'zest', 'twin', { prizes: phones(stock) });
  const isTwin = eq(lotteryPrizes.activityId, 'twin');
  let wins = 0;
  await atOnce(60, clicks, async () => {
    // Returns before the table's check of `left` would fail: code that reads and then writes must not rely on it.
    const left = (await prizeLeft('twin')) ?? 0;
    if (left === 0) return;
    await db
      .update(lotteryPrizes)
      .set({ left: left - 1 })
      .where(isTwin);
    wins += 1;
  });
  return wins;
}

/** Lets members click, sixty concurrently, in two processes of which one is killed midway, and checks what they got. */
async function drawKilled({ members, prizes }: Size): Promise<void> {
  const ids = namesOf(members);
  await insertLottery(db, 'zest', 'one', { prizes: phones(prizes), nothing: 2 });
  await giveChances(db, 'zest', 'one', ids);
  const clicks = threefold(ids);
  const start = performance.now();
  const [theirs, ours] = [clicks.slice(0, clicks.length / 2), clicks.slice(clicks.length / 2)];
  const answers = (
    await Promise.all([drawUntilKilled(theirs, members / 2), atOnce(30, ours, (click) => drawFor(db, click))])
  ).flat();
  const lost = clicks.length - answers.length;
  expect(lost).toBeGreaterThan(0);
  // It is unknown which clicks the killed process carried out, so all are sent again.
  answers.push(...(await atOnce(60, theirs, (click) => drawFor(db, click))));
  const seconds = (performance.now() - start) / 1_000;
  const repeats = answers.reduce((sum, { tries }) => sum + tries - 1, 0);

  // More members wanted the prize than there were prizes: exactly all of them are given.
  const [records] = await db.select({ all: count() }).from(prizeRecords);
  expect(records?.all).toBe(prizes);
  expect(await prizeLeft('one')).toBe(0);
  // Each member has spent exactly one chance.
  const [spent] = await db
    .select({ all: count(), members: sql<number>`count(distinct ${draws.memberId})::int` })
    .from(draws);
  expect(spent).toEqual({ all: members, members });
  // The draws are numbered without a gap, and their prizes add up to the stock.
  const [numbered] = await db
    .select({
      last: sql<number>`max(${draws.number})`,
      different: sql<number>`count(distinct ${draws.number})::int`,
    })
    .from(draws);
  expect(numbered).toEqual({ last: members, different: members });
  const [won] = await db
    .select({ all: count(), different: sql<number>`count(distinct ${draws.number})::int` })
    .from(draws)
    .innerJoin(
      prizeRecords,
      and(eq(prizeRecords.number, draws.number), eq(prizeRecords.memberId, draws.memberId)),
    )
    .where(eq(draws.prizeId, prizeRecords.prizeId));
  expect(won).toEqual({ all: prizes, different: prizes });
  // Each repetition of a click got the same answer, whichever process gave it, also after the kill.
  const byMember = Map.groupBy(answers, ({ memberId }) => memberId);
  expect(byMember.size).toBe(members);
  for (const [memberId, own] of byMember) {
    expect(own.length).toBeGreaterThanOrEqual(CLICKS);
    const drawn = own.filter(({ number }) => number > 0);
    // Of three clicks with one chance the same one draws each time, the others never do.
    expect(new Set(drawn.map(({ requestId }) => requestId)).size).toBe(1);
    if (!isGreedy(memberId)) expect(drawn).toEqual(own);
    expect(new Set(drawn.map(({ number, recordId }) => `${number} ${recordId}`)).size).toBe(1);
    for (const { remaining } of own) expect(remaining).toBe(0);
  }

  const unguarded = await winsWithoutGuards(clicks, prizes);
  expect(unguarded).toBeGreaterThan(prizes);
  process.stdout.write(
    `seed ${seed}: ${records?.all} wins of ${prizes}, ${spent?.all} draws, ${lost} clicks lost with the process, ${answers.length} answers in ${seconds.toFixed(1)} s, ${repeats} after a repeat; without guards ${unguarded} wins\n`,
  );
}

describe('members click three times for fewer prizes, some for three draws, and a process is killed midway', () => {
  test('100 members for 10 prizes', () => drawKilled(SMALL));
  test('1,000 members for 100 prizes', { tags: 'all' }, () => drawKilled(LARGE));
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
  /** Expected numbers in 100,000 draws. */
  const EXPECTED = { phone: 1_000, fryer: 9_000, coupon: 40_000, nothing: 50_000 };
  /** Chi-square with three degrees of freedom exceeds it once in 10^12 fair runs, the rigged ones by far. */
  const CRITICAL = 60;

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
    ['an end that can’t be reached', (end: number) => randomInt(Math.floor(end * 0.95))],
  ])('fails the chi-square test when it is rigged: %s', (_, random) => {
    expect(chiSquare(() => pickPrize(table, random))).toBeGreaterThan(CRITICAL);
  });

  test('maps each number of the table to one of its prizes', () => {
    const picked = Array.from({ length: 1_000 }, (_, i) => pickPrize(table, () => i) ?? 'nothing');
    const counts = Object.fromEntries(
      [...Map.groupBy(picked, (id) => id)].map(([id, all]) => [id, all.length]),
    );
    expect(counts).toEqual({ phone: 10, fryer: 90, coupon: 400, nothing: 500 });
  });
});
