import type { Random } from '#server/platform/random.ts';

export type PricePoint = { at: Date; price: number };

/** Equal readings from `at` to `until`. */
export type PriceRun = PricePoint & { until: Date; available: boolean };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Time between two checks of a price. */
const CHECK_MINUTES = 6 * 60;
const SATANG = 100;

/** A realistic retail price (฿199, ฿1,290, sometimes ฿459.50) near `baht`, in satang. */
export function nicePrice(baht: number, random: Random): number {
  if (baht < 1_000 && random.chance(0.06)) return Math.max(1, Math.round(baht)) * SATANG - 50;
  if (baht < 100) return Math.max(9, Math.round(baht / 10) * 10 - (random.chance(0.6) ? 1 : 5)) * SATANG;
  if (baht < 1_000) return (Math.round(baht / 10) * 10 - (random.chance(0.8) ? 1 : 0)) * SATANG;
  if (baht < 10_000) return (Math.round(baht / 100) * 100 - (random.chance(0.75) ? 10 : 1)) * SATANG;
  return (Math.round(baht / 500) * 500 - (random.chance(0.8) ? 10 : 100)) * SATANG;
}

/**
 * Changes of a price over `ageDays` until now: promotions start and end around `listPrice` (satang), and the last
 * change is a record low, a promotion or a return to the usual price. At least 5 and at most 30 points, ascending.
 */
export function priceHistory(random: Random, listPrice: number, ageDays: number, now: number): PricePoint[] {
  const wanted = random.int(6, Math.min(30, Math.floor(ageDays / 3)));
  const lastChange = random.chance(0.75)
    ? 0.1 + random.next() * 12
    : Math.min(14 + random.next() * 30, ageDays / 2);
  const gap = (ageDays - lastChange) / (wanted - 1);
  const points: PricePoint[] = [{ at: daysBefore(now, ageDays), price: listPrice }];
  let usual = listPrice;
  for (let i = 1; i < wanted; i++) {
    const isLast = i === wanted - 1;
    const at = isLast ? lastChange : ageDays - gap * (i + (random.next() - 0.5) * 0.6);
    usual = Math.min(listPrice * 1.05, usual * (0.97 + random.next() * 0.05));
    const price = isLast ? lastPrice(points, usual, random) : ordinaryPrice(points, usual, random);
    if (price !== points.at(-1)?.price) points.push({ at: daysBefore(now, at), price });
  }
  return points.length >= 5 ? points : priceHistory(random, listPrice, ageDays, now);
}

function ordinaryPrice(points: PricePoint[], usual: number, random: Random): number {
  const onPromotion = (points.at(-1)?.price ?? usual) < usual * 0.96;
  const factor = onPromotion && random.chance(0.6) ? 1 : 0.58 + random.next() * 0.4;
  return nicePrice((usual * factor) / SATANG, random);
}

function lastPrice(points: PricePoint[], usual: number, random: Random): number {
  const fate = random.next();
  if (fate < 0.1) {
    const lowest = Math.min(...points.map((point) => point.price));
    return nicePrice((lowest * (0.82 + random.next() * 0.15)) / SATANG, random);
  }
  const factor = fate < 0.78 ? 0.68 + random.next() * 0.28 : 1;
  return nicePrice((usual * factor) / SATANG, random);
}

/** A time in whole seconds, so that the database returns the same one. */
function daysBefore(now: number, days: number): Date {
  return new Date(Math.round((now - days * DAY_MS) / 1_000) * 1_000);
}

/** Time of the last check of the item at `index`: within the last six hours, in whole minutes. */
export function checkTime(index: number, now: number): Date {
  const minutes = 5 + ((index * 37) % (CHECK_MINUTES - 5));
  return new Date((Math.floor(now / MINUTE_MS) - minutes) * MINUTE_MS);
}

/** Runs of readings of a history that was checked every six hours, last at `checkedAt`. */
export function priceRuns(history: readonly PricePoint[], checkedAt: Date): PriceRun[] {
  return history.map((point, i) => {
    const next = history[i + 1];
    const lastCheck = next ? next.at.getTime() - CHECK_MINUTES * MINUTE_MS : checkedAt.getTime();
    return { ...point, until: new Date(Math.max(point.at.getTime(), lastCheck)), available: true };
  });
}
