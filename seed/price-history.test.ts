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

test('deals have every verdict, none on nearly all of them', () => {
  const counts = Object.groupBy(rows.goods, ({ verdict }) => verdict ?? 'NEW');
  for (const verdict of ['FAR_BELOW', 'BELOW', 'USUAL', 'ABOVE'] as const) {
    expect(counts[verdict]?.length).toBeGreaterThan(rows.goods.length / 40);
    expect(counts[verdict]?.length).toBeLessThan(rows.goods.length * 0.6);
  }
});
