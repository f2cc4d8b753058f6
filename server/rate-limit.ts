/** A bound on how often something may happen, for each of a few keys such as tenants. */
export type RateLimit = { allows: (key: string) => boolean };

/** At most `max` times within each `windowMs`. */
export function createRateLimit({
  max,
  windowMs,
  now = Date.now,
}: {
  max: number;
  windowMs: number;
  now?: () => number;
}): RateLimit {
  let counts = new Map<string, number>();
  let window = 0;
  return {
    allows: (key) => {
      const current = Math.floor(now() / windowMs);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= max;
    },
  };
}
