import { describe, expect, test } from 'vitest';
import { createRandom } from '#server/platform/random.ts';
import { priceHistory } from './price-history.ts';
import { rows } from './seed.fixtures.ts';

const NOW = Date.UTC(2026, 10, 26, 3);
const DAY_MS = 86_400_000;
const histories = Array.from({ length: 300 }, (_, i) => priceHistory(createRandom(i), 129_000, 195, NOW));
const bangkok = (at: Date) => new Date(at.getTime() + 7 * 3_600_000);

describe('price histories', () => {
  test('are flat for most of the time', () => {
    const changes = histories.flat().length / histories.length;
    expect(changes).toBeLessThan(17);
    const longest = histories.map((points) =>
      Math.max(...points.map(({ at }, i) => (points[i + 1]?.at.getTime() ?? NOW) - at.getTime())),
    );
    expect(longest.every((length) => length > 14 * DAY_MS)).toBe(true);
  });

  test('fall on double days and paydays, the current price apart, and return to the usual one', () => {
    let sales = 0;
    for (const points of histories)
      for (const [i, { at, price }] of points.entries()) {
        const [before, after] = [points[i - 1], points[i + 1]];
        if (!before || !after || price > before.price * 0.9) continue;
        const day = bangkok(at);
        expect([day.getUTCMonth() + 1, 25]).toContain(day.getUTCDate());
        expect(after.price).toBe(before.price);
        sales += 1;
      }
    expect(sales).toBeGreaterThan(300);
  });
});

test('goods have every verdict, and a tenth to a fifth are below their usual price', () => {
  const counts = Object.groupBy(rows.goods, ({ verdict }) => verdict ?? 'NEW');
  for (const verdict of ['FAR_BELOW', 'BELOW', 'USUAL', 'ABOVE'] as const) {
    expect(counts[verdict]?.length).toBeGreaterThan(rows.goods.length / 60);
  }
  const below = (counts.BELOW?.length ?? 0) + (counts.FAR_BELOW?.length ?? 0);
  expect(below / rows.goods.length).toBeGreaterThan(0.1);
  expect(below / rows.goods.length).toBeLessThan(0.2);
});

test('prices are whole baht, and nothing is crossed out above a price that is higher than usual', () => {
  for (const { price, maxPrice, originalPrice, verdict } of rows.goods) {
    expect([price, maxPrice ?? 0, originalPrice ?? 0].every((one) => one % 100 === 0)).toBe(true);
    if (verdict === 'ABOVE') expect(originalPrice).toBeNull();
  }
});
