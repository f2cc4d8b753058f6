import { beforeAll, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createRandom, type Random } from '../../platform/random.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { priceStory } from '../catalogue/price-story.ts';
import { goods, pricePoints } from '../catalogue/schema.ts';
import { recordedStories } from './recorded-stories.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 25, 5, 30);
const ITEMS = 400;
const scope = tenantScope(tenantFixture('zest'));
const { db } = await openTestDatabase();

/** A history of up to 420 days: flats, sales, gaps and sold-out times. */
function randomReadings(random: Random): Reading[] {
  const usual = random.int(10, 900) * 100;
  const prices = [
    usual,
    usual,
    random.int(70, 99) * (usual / 100),
    random.int(101, 130) * (usual / 100),
    usual / 20,
    usual * 20,
  ];
  const readings: Reading[] = [];
  let at = NOW - random.int(1, 420 * 24) * HOUR_MS;
  const silence = random.pick([0, 0, 0, 50, 200, 800]) * HOUR_MS;
  while (at < NOW - silence) {
    const until = Math.min(at + random.int(0, random.pick([20, 200, 1_500])) * HOUR_MS, NOW - silence);
    const price = Math.round(random.pick(random.chance(0.02) ? prices : prices.slice(0, 4)));
    const decision = random.chance(0.05) ? random.pick(['passed', 'dropped'] as const) : null;
    readings.push({
      at: new Date(at),
      until: new Date(until),
      price,
      available: !random.chance(0.1),
      decision,
    });
    at = until + random.pick([1, 6, 6, 80, 300]) * HOUR_MS;
  }
  return readings.length > 0
    ? readings
    : [{ at: new Date(at), until: new Date(at), price: usual, available: true }];
}

const histories = new Map<string, Reading[]>();

beforeAll(async () => {
  const random = createRandom(35);
  for (let i = 0; i < ITEMS; i += 1) histories.set(`r${String(i).padStart(4, '0')}`, randomReadings(random));
  const { id, ...settings } = scope.tenant;
  await db.insert(tenants).values({ id, settings });
  await db.insert(goods).values([...histories.keys()].map((id) => goodsRow('zest', id)));
  const points = [...histories].flatMap(([goodsId, readings]) =>
    readings.map((reading) => ({ tenantId: 'zest', goodsId, ...reading })),
  );
  for (let i = 0; i < points.length; i += 1_000)
    await db.insert(pricePoints).values(points.slice(i, i + 1_000));
});

test('SQL over the raw record and the price story agree on 400 random histories', async () => {
  const recorded = await recordedStories(db, scope, [...histories.keys()], NOW);
  const told = [...histories].map(([goodsId, readings]) => {
    const story = priceStory(readings, NOW, scope.tenant.timezone);
    return {
      goodsId,
      price: story?.price,
      available: readings.at(-1)?.available,
      ageHours: (NOW - (story?.lastChecked ?? 0)) / HOUR_MS,
      held: story?.held,
      passed: story?.isPassed,
      median: story?.median,
      usual: story?.usual,
      verdict: story?.verdict,
      lows: story?.lows,
      allTimeLow: story?.allTimeLow,
      reduction: story?.reduction?.amount ?? null,
      reductionBefore: story?.reduction?.before ?? null,
    };
  });
  expect(recorded).toEqual(told);
  const claims = recorded.flatMap(({ lows, reduction, verdict, held }) => [
    ...lows,
    reduction,
    verdict,
    held,
  ]);
  for (const kind of [30, 90, 180, 'FAR_BELOW', 'BELOW', 'USUAL', 'ABOVE', 'NEW', 'TOO_LOW', 'DROPPED'])
    expect(claims).toContain(kind);
  expect(recorded.some(({ reduction }) => reduction !== null)).toBe(true);
  expect(recorded.some(({ allTimeLow }) => allTimeLow)).toBe(true);
});
