const DAY_MS = 86_400_000;
const NOON_UTC_MS = 5 * 3_600_000;

/** Milliseconds until the next noon in Bangkok, so that a test of a day's limits doesn't run over midnight. */
export const untilNoon = () => DAY_MS - ((Date.now() - NOON_UTC_MS) % DAY_MS);
