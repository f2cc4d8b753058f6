import type { Reading } from './price-days.ts';

const DAY_MS = 86_400_000;
const CHECK_MS = 6 * 3_600_000;

/** Price from so many days ago on; `null` for sold out at the price before. */
type Step = readonly [daysAgo: number, price: number | null];

/** Readings of an item that was checked every six hours until `now`; prices are baht. */
export function readingsOf(now: number, steps: readonly Step[]): Reading[] {
  let price = 0;
  return steps.map(([daysAgo, baht], i) => {
    price = baht === null ? price : baht * 100;
    const next = steps[i + 1];
    const at = now - daysAgo * DAY_MS;
    const until = next ? Math.max(at, now - next[0] * DAY_MS - CHECK_MS) : now;
    return { at: new Date(at), until: new Date(until), price, available: baht !== null };
  });
}
