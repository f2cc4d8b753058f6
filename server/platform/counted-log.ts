const INTERVAL_MS = 1_000;

/**
 * Logs what may happen thousands of times a second as one line a second: `write` is called for the first occurrence
 * at once, then each second with the number of occurrences since.
 */
export function createCountedLog<T>(write: (count: number, latest: T) => void): (latest: T) => void {
  let count = 0;
  let latest: T;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    if (count === 0) return;
    write(count, latest);
    count = 0;
    timer = setTimeout(flush, INTERVAL_MS).unref();
  };
  return (occurrence) => {
    count++;
    latest = occurrence;
    if (!timer) flush();
  };
}
