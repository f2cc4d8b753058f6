const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Time zone of the shops: Bangkok, which has no summer time. */
export const BANGKOK_MS = 7 * 3_600_000;

/** Start of the day in Bangkok that is `days` after that of `now`, in ms since 1970. */
export function dayStart(now: number, days: number): number {
  return (Math.floor((now + BANGKOK_MS) / DAY_MS) + days) * DAY_MS - BANGKOK_MS;
}

/** Last minute of that day, as shops write the end of an offer: 23:59. */
export function dayEnd(now: number, days: number): number {
  return dayStart(now, days + 1) - MINUTE_MS;
}
