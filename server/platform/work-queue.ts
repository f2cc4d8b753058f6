/** Error of a full queue; a retry may succeed in a moment. */
export class QueueFull extends Error {}

/** Creates a queue that runs at most `concurrency` tasks at once and lets at most `limit` wait. */
export function createWorkQueue({ concurrency, limit }: { concurrency: number; limit: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** Runs a task. @throws QueueFull when too many wait already */
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= limit) throw new QueueFull('Too many wait already');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
