import type { Random } from '#server/platform/random.ts';

export type PricePoint = { at: Date; price: number };

/** Equal readings from `at` to `until`. */
export type PriceRun = PricePoint & { until: Date; available: boolean };

const MINUTE_MS = 60_000;
/** Time between two checks of a price. */
const CHECK_MINUTES = 6 * 60;
const SATANG = 100;

/** A retail price as Thai shops set it (฿29, ฿199, ฿1,290) near `baht`, in satang. */
export function nicePrice(baht: number, random: Random): number {
  if (baht < 100) return Math.max(9, Math.round(baht / 10) * 10 - (random.chance(0.6) ? 1 : 5)) * SATANG;
  if (baht < 1_000) return (Math.round(baht / 10) * 10 - (random.chance(0.8) ? 1 : 0)) * SATANG;
  if (baht < 10_000) return (Math.round(baht / 100) * 100 - (random.chance(0.75) ? 10 : 1)) * SATANG;
  return (Math.round(baht / 500) * 500 - (random.chance(0.8) ? 10 : 100)) * SATANG;
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
