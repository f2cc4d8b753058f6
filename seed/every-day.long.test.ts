import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { stateAt } from '#server/domain/activities/state.ts';
import { auditTruth } from '#server/domain/truth/audit.ts';
import { openTestDatabase } from '#server/edge/api/api.fixtures.ts';
import { createRandom } from '#server/platform/random.ts';
import { openTenantDirectory } from '#server/platform/tenants/tenants.ts';
import { allUnless } from '#tests/support/sample.ts';
import { buildActivities } from './activities.ts';
import { buildSeed } from './build.ts';
import { buildCoupons } from './coupons.ts';
import { nextDailySpecials } from './daily-specials.ts';
import { isLive } from './deals.ts';
import { insertRows } from './insert.ts';
import { priceHistory } from './price-history.ts';
import { SEED_TABLES, type SeedRows } from './rows.ts';
import { saleDayPages } from './sale-days.ts';
import { SEED } from './seed.fixtures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BANGKOK_MS = 7 * HOUR_MS;
const FIRST_DAY = Date.UTC(2026, 10, 28);
const DAYS = 4 * 365 + 1;
/** Midnight and noon in Bangkok, midnight in UTC, and the minute before it. */
const TIMES_OF_DAY = [0, 5 * HOUR_MS, 17 * HOUR_MS, DAY_MS - 60_000];
const timesOf = (days: readonly number[]) =>
  days.flatMap((day) => TIMES_OF_DAY.map((time) => FIRST_DAY + day * DAY_MS + time));
const everyDay = Array.from({ length: DAYS }, (_, day) => day);

/** Times of whole builds: ends of months and years, a leap day, sale days, and days on which a start once failed. */
const BUILT = [
  '2026-12-31T17:30Z',
  '2026-11-29T00:00Z',
  '2026-12-12T17:00Z',
  '2027-01-31T17:00Z',
  '2027-03-01T00:00Z',
  '2027-09-09T05:00Z',
  '2028-02-29T12:00Z',
  '2030-12-14T12:00Z',
];

const iso = (at: Date | number) => new Date(at).toISOString();
const of = <T extends { tenantId: string }>(list: readonly T[], tenantId: string) =>
  list.filter((row) => row.tenantId === tenantId);

// Every 13th day is in time every day of a month and of a week.
describe('on every 13th day of four years', () =>
  testTimes(timesOf(everyDay.filter((day) => day % 13 === 0))));
describe('on every day of four years', { tags: 'all' }, () => testTimes(timesOf(everyDay)));

/** Tests the parts of a seed that depend on the day, at each of the times. */
function testTimes(times: readonly number[]) {
  test('price histories of every age end, rise in time and change at each point', () => {
    const ages = [0.5, 1, 5, 20, ...Array.from({ length: 165 }, (_, i) => 36 + i), 390];
    const wrong: unknown[] = [];
    for (const [i, now] of times.entries()) {
      // Each time has other ages: every age is tried on some 170 of them.
      for (let at = i % 5; at < ages.length; at += 5) {
        const age = ages[at] ?? 0;
        const points = priceHistory(createRandom(i * 1_000 + at), 1_900 + (i % 4) * 45_000, age, now);
        const isSound = points.every((point, k) => {
          const before = points[k - 1];
          return (
            point.price > 0 &&
            +point.at <= now &&
            (!before || (+point.at > +before.at && point.price !== before.price))
          );
        });
        const fewest = age < 100 ? 1 : 5;
        if (!isSound || points.length < fewest || points.length > 30) wrong.push([iso(now), age, points]);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('a lottery runs, one has ended, coupons hold, and sale days are of the year in Bangkok', () => {
    const wrong: unknown[] = [];
    for (const now of times) {
      const { activities } = buildActivities('zest', now, createRandom(1));
      const states = activities
        .filter(({ type }) => type === 'LOTTERY')
        .map(({ startsAt, endsAt }) => stateAt({ startsAt, endsAt, invalidAt: null }, now));
      const coupons = buildCoupons('zest', now).filter(
        ({ startTime, endTime }) => Number(startTime) <= now && (!endTime || Number(endTime) > now + DAY_MS),
      );
      const years = saleDayPages('zest', { articles: [], boards: [] }, now).map(({ document }) =>
        Object.values(document.nodes).flatMap(({ props }) =>
          typeof props.from === 'string' ? [props.from.slice(0, 4), String(props.until).slice(0, 4)] : [],
        ),
      );
      const year = iso(now + BANGKOK_MS).slice(0, 4);
      const next = nextDailySpecials(now);
      const isSound =
        states.toSorted().join() === 'COMING_SOON,ENDED,RUNNING,RUNNING' &&
        coupons.length >= 8 &&
        years.length === 2 &&
        years.every((both) => both.length === 2 && both.every((one) => one === year)) &&
        next > now &&
        next <= now + 12 * HOUR_MS;
      if (!isSound) wrong.push([iso(now), states, coupons.length, years, iso(next)]);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
}

const { db } = await openTestDatabase();

for (const day of BUILT)
  test(`the seed of ${day} is whole, plausible and true`, allUnless(day === BUILT[0]), () =>
    expectSound(day),
  );

async function expectSound(day: string): Promise<void> {
  const now = Date.parse(day);
  const rows = buildSeed(SEED, now);
  expectWhole(rows, now);
  expectPlausible(rows);
  await expectTrue(rows, now);
}

/** Lists are long enough, and nothing is from the future. */
function expectWhole(rows: SeedRows, now: number): void {
  for (const [tenantId, goods, deals, boards] of [
    ['zest', 2_000, 1_800, 12],
    ['guide', 300, 260, 8],
  ] as const) {
    expect(of(rows.goods, tenantId).length).toBeGreaterThanOrEqual(goods);
    expect(of(rows.deals, tenantId).filter((deal) => isLive(deal, now)).length).toBeGreaterThan(deals);
    const specials = of(rows.deals, tenantId).filter(({ dailySpecialUntil }) => dailySpecialUntil);
    expect(specials).toHaveLength(24);
    expect(of(rows.itemGroups, tenantId).length).toBeGreaterThanOrEqual(boards);
    for (const { id } of of(rows.dealModules, tenantId)) {
      const items = of(rows.dealModuleItems, tenantId).filter(({ moduleId }) => moduleId === id);
      expect(items.length).toBeGreaterThanOrEqual(12);
    }
    expect(of(rows.contents, tenantId).length).toBeGreaterThanOrEqual(40);
    const articles = of(rows.contents, tenantId).filter(
      ({ contentTypeCode }) => contentTypeCode === 'ARTICLE',
    );
    expect(articles.filter(({ body }) => !body.th?.includes('href="/content/'))).toEqual([]);
    expect(of(rows.topics, tenantId)).toHaveLength(12);
    expect(of(rows.coupons, tenantId)).toHaveLength(10);
    expect(of(rows.pages, tenantId).filter(({ path }) => path?.startsWith('/campaign/'))).toHaveLength(2);
  }
  const readAt = rows.pricePoints.map(({ until }) => Number(until));
  expect(readAt.every((at) => at <= now)).toBe(true);
  const made = [...rows.goods, ...rows.deals].map(({ updatedAt }) => Number(updatedAt));
  const written = rows.contents.map(({ updateTime }) => Number(updateTime));
  expect([...made, ...written].every((at) => at <= now)).toBe(true);
}

/** Verdicts are those of a shop in which some things are good buys, and every label is given. */
function expectPlausible(rows: SeedRows): void {
  const share = Object.groupBy(rows.goods, ({ verdict }) => verdict ?? 'NEW');
  const percents = Object.fromEntries(
    Object.entries(share).map(([verdict, list]) => [verdict, (list.length * 100) / rows.goods.length]),
  );
  for (const [verdict, least, most] of [
    ['FAR_BELOW', 4, 14],
    ['BELOW', 4, 12],
    ['USUAL', 60, 85],
    ['ABOVE', 2, 14],
    ['NEW', 0, 3],
  ] as const) {
    expect([verdict, (percents[verdict] ?? 0) >= least]).toEqual([verdict, true]);
    expect([verdict, (percents[verdict] ?? 0) <= most]).toEqual([verdict, true]);
  }
  const labels = rows.deals.flatMap((deal) => deal.labels ?? []);
  for (const label of ['LOWEST_30_DAYS', 'LOWEST_90_DAYS', 'HALF_YEAR_LOW', 'PRICE_REDUCTION_TOP'])
    expect([label, labels.filter((one) => one === label).length > 15]).toEqual([label, true]);
  expect(labels.filter((one) => one === 'ALL_TIME_LOW').length).toBeGreaterThan(4);
}

/** Nothing is claimed of a price that its record doesn't bear out, by the rules of `npm run truth`. */
async function expectTrue(rows: SeedRows, now: number): Promise<void> {
  const audited = ['tenants', 'classifications', 'brands', 'goods', 'pricePoints', 'deals'] as const;
  await db.execute(sql`TRUNCATE tenants, content_texts CASCADE`);
  for (const name of audited as readonly (keyof SeedRows)[])
    await insertRows(db, SEED_TABLES[name], rows[name]);
  const directory = await openTenantDirectory(db, () => 3000, vi.fn());
  for (const scope of directory.all()) {
    // A fifth of the large shop, by the day.
    const of = scope.tenantId === 'zest' ? 5 : 1;
    const part = { of, number: new Date(now).getUTCDate() % of };
    const { items, claims, contradictions } = await auditTruth(db, scope, now, { part });
    expect(contradictions).toEqual([]);
    expect(items).toBeGreaterThan(250);
    expect(claims).toBeGreaterThan(items * 5);
  }
}
