import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { heldReason, rankPriceOf } from './held.ts';
import { readingsOf } from './price-story.fixtures.ts';
import { priceStory } from './price-story.ts';
import { deals, goods } from './schema.ts';

const NOW = Date.UTC(2026, 10, 25, 5);
const { db } = await openTestDatabase();

beforeEach(async () => {
  await db.delete(tenants);
  await db.insert(tenants).values({ id: 'zest', settings: {} });
});

/** Story of an item that cost 500 baht for 100 days and has another price today. */
const storyAt = (baht: number, now = NOW, decision?: 'passed' | 'dropped') => {
  const readings = readingsOf(NOW, [
    [100, 500],
    [0, baht],
  ]);
  return priceStory(
    readings.map((reading, i) => (i === 1 ? { ...reading, decision } : reading)),
    now,
    'Asia/Bangkok',
  );
};
const offer = (baht: number, highest?: number) => ({
  price: baht * 100,
  maxPrice: highest === undefined ? null : highest * 100,
});

test.each([
  [50, 'TOO_LOW'],
  [51, null],
  [4_999, null],
  [5_000, 'TOO_HIGH'],
] as const)('500 baht for 100 days, then %i baht: %s', (baht, reason) => {
  expect(heldReason(offer(baht), storyAt(baht))).toBe(reason);
});

test('a range is a bait from ten times its lowest price on, also without a record', () => {
  expect(heldReason(offer(1, 9.99), undefined)).toBeNull();
  expect(heldReason(offer(1, 10), undefined)).toBe('BAIT');
  expect(heldReason(offer(400, 4_000), storyAt(400))).toBe('BAIT');
});

test('an offer at another price than its goods is compared with their usual price', () => {
  expect(heldReason(offer(50), storyAt(490))).toBe('TOO_LOW');
  expect(heldReason(offer(300), storyAt(490))).toBeNull();
});

test('a price that an operator has let through speaks, and one that was dropped doesn’t', () => {
  const passed = storyAt(50, NOW, 'passed');
  expect(heldReason(offer(50, 600), passed)).toBeNull();
  expect(passed).toMatchObject({ held: null, verdict: 'FAR_BELOW', percent: -90 });
  const dropped = storyAt(490, NOW, 'dropped');
  expect(heldReason(offer(490), dropped)).toBe('DROPPED');
  expect(dropped).toMatchObject({ verdict: 'NEW', usual: null, buyable: false });
});

test('a dropped price is no part of the record, and one that imports confirm stays dropped', () => {
  const readings = readingsOf(NOW, [
    [100, 500],
    [3, 10],
    [1, 490],
  ]);
  const dropped = readings.map((reading, i) =>
    i === 1 ? { ...reading, decision: 'dropped' as const } : reading,
  );
  expect(priceStory(dropped, NOW, 'Asia/Bangkok')?.previous?.price).toBe(50_000);
  const later = {
    ...readings[1],
    at: new Date(NOW - 60_000),
    until: new Date(NOW),
    price: 1_000,
    available: true,
  };
  expect(priceStory([...dropped.slice(0, 2), later], NOW, 'Asia/Bangkok')?.held).toBe('DROPPED');
});

test('a held price stays held in silence, until its goods aren’t sold any more', () => {
  const day = 86_400_000;
  expect(storyAt(50, NOW + 8 * day)).toMatchObject({ held: 'TOO_LOW', verdict: 'NEW', buyable: true });
});

test('the column and the function give the same price for comparisons', async () => {
  const rows = [null, 'TOO_LOW', 'TOO_HIGH', 'BAIT', 'DROPPED'] as const;
  for (const held of rows) {
    await db.insert(goods).values(goodsRow('zest', `${held}`, { price: 100, maxPrice: 1_500, held }));
    await db.insert(deals).values(dealRow('zest', `${held}`, { currentPrice: 100, maxPrice: 1_500, held }));
  }
  const expected = rows.map((held) => [`${held}`, rankPriceOf({ price: 100, maxPrice: 1_500, held })]);
  for (const table of [goods, deals]) {
    const stored = await db.select({ id: table.id, rankPrice: table.rankPrice }).from(table);
    expect(stored.map(({ id, rankPrice }) => [id, rankPrice])).toEqual(expected);
  }
  expect(expected.map(([, price]) => price)).toEqual([100, null, null, 1_500, null]);
});
