import { eq, gt } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { fillDailySpecials, nextRound } from './daily-specials.ts';
import { dailyPins, deals, goods } from './schema.ts';

const NOW = Date.parse('2026-03-01T03:00:00Z');
const ROUND = 12 * 3_600_000;
const zest = tenantFixture('zest', { timezone: 'Asia/Bangkok' });
const { db } = await openTestDatabase();
await db
  .insert(tenants)
  .values([zest, tenantFixture('other')].map(({ id, ...settings }) => ({ id, settings })));
const ids = Array.from({ length: 60 }, (_, i) => String(i).padStart(2, '0'));
await db.insert(goods).values([...ids.map((id) => goodsRow('zest', id)), goodsRow('other', '00')]);

const fill = (now = NOW) => fillDailySpecials({ db, now: () => now }, tenantScope(zest));
const running = async (now = NOW) =>
  (
    await db
      .select()
      .from(deals)
      .where(gt(deals.dailySpecialUntil, new Date(now)))
  ).map(({ id, dailySpecialUntil }) => ({
    id,
    until: Number(dailySpecialUntil),
  }));

beforeEach(async () => {
  await db.delete(dailyPins);
  await db.delete(deals);
  await db
    .insert(deals)
    .values([
      ...ids.map((id) => dealRow('zest', id, { currentPrice: 1_000 + Number(id), originalPrice: 2_000 })),
      dealRow('other', '00', { currentPrice: 1, originalPrice: 2_000 }),
    ]);
});

test.each([
  ['2026-03-01T03:00:00Z', 'Asia/Bangkok', '2026-03-01T05:00:00Z'],
  ['2026-03-01T05:00:00Z', 'Asia/Bangkok', '2026-03-01T17:00:00Z'],
  ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29T10:00:00Z'],
  ['2026-12-31T16:59:00Z', 'Asia/Bangkok', '2026-12-31T17:00:00Z'],
])('after %s in %s the next round is %s', (now, timezone, next) => {
  expect(nextRound(Date.parse(now), timezone)).toBe(Date.parse(next));
});

test('the biggest discounts run, a third of them until each of the next three rounds', async () => {
  expect(await fill()).toBe(24);
  const offers = await running();
  expect(offers.map(({ id }) => id).sort()).toEqual(ids.slice(0, 24));
  const first = nextRound(NOW, zest.timezone);
  const ends = Map.groupBy(offers, ({ until }) => (until - first) / ROUND);
  expect([...ends].sort().map(([round, list]) => [round, list.length])).toEqual([
    [0, 8],
    [1, 8],
    [2, 8],
  ]);
});

test('at each round other deals replace those that leave', async () => {
  await fill();
  const later = NOW + ROUND;
  expect(await fill(later)).toBe(8);
  expect(await running(later)).toHaveLength(24);
  const fresh = (await running(later)).filter(({ id }) => Number(id) >= 24);
  expect(fresh.map(({ until }) => until)).toEqual(Array(8).fill(nextRound(later, zest.timezone) + 2 * ROUND));
});

test('deals that have ended, are invalid or aren’t reduced are left out, and so are another tenant’s', async () => {
  await db
    .update(deals)
    .set({ expiresAt: new Date(NOW + ROUND) })
    .where(eq(deals.id, '00'));
  await db.update(deals).set({ invalid: true }).where(eq(deals.id, '01'));
  await db.update(deals).set({ originalPrice: null }).where(eq(deals.id, '02'));
  await fill();
  expect((await running()).map(({ id }) => id).sort()).toEqual(ids.slice(3, 27));
});

test('concurrent runs choose once', async () => {
  const counts = await Promise.all(Array.from({ length: 5 }, () => fill()));
  expect(counts.reduce((sum, count) => sum + count)).toBe(24);
});

const pin = (id: string, codes: string[], startsAt: number, endsAt: number, tenantId = 'zest') =>
  db
    .insert(dailyPins)
    .values({ tenantId, id, name: id, deals: codes, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

test('pinned deals are offers until their pins end, and the biggest discounts fill the rest', async () => {
  await pin('now', ['d-50', 'd-51'], NOW, NOW + 3 * ROUND);
  await pin('later', ['d-52'], NOW + ROUND, NOW + 2 * ROUND);
  await pin('over', ['d-53'], NOW - ROUND, NOW);
  expect(await fill()).toBe(22);
  const offers = await running();
  expect(offers.map(({ id }) => id).sort()).toEqual([...ids.slice(0, 22), '50', '51']);
  expect(offers.find(({ id }) => id === '50')?.until).toBe(NOW + 3 * ROUND);
  await fill(NOW + ROUND);
  expect((await running(NOW + ROUND)).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['50', '51', '52']),
  );
  expect(await running(NOW + ROUND)).toHaveLength(24);
});

test('pins take the places of the smallest discounts, and give them back when they are removed', async () => {
  await fill();
  await pin('now', ['d-50'], NOW, NOW + ROUND);
  expect(await fill()).toBe(0);
  expect((await running()).map(({ id }) => id).sort()).toEqual([...ids.slice(0, 23), '50']);
  await db.delete(dailyPins);
  await fill(NOW + 1);
  const after = (await running(NOW + 1)).map(({ id }) => id);
  expect(after).toHaveLength(24);
  expect(after).not.toContain('50');
});

test('pinned deals that have ended or are invalid are skipped, and another tenant’s pins change nothing', async () => {
  await db
    .update(deals)
    .set({ expiresAt: new Date(NOW) })
    .where(eq(deals.id, '50'));
  await db.update(deals).set({ invalid: true }).where(eq(deals.id, '51'));
  await pin('now', ['d-50', 'd-51', 'd-none'], NOW, NOW + ROUND);
  await pin('theirs', ['d-52'], NOW, NOW + ROUND, 'other');
  await fill();
  expect((await running()).map(({ id }) => id).sort()).toEqual(ids.slice(0, 24));
});
