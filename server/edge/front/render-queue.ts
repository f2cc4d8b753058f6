import { performance } from 'node:perf_hooks';
import { QueueFull, type WorkQueue } from '../../platform/work-queue.ts';

/** Interval for checking whether the thread has time for one more render, while renders wait. */
const LOOK_MS = 5;
const IDLE_ENOUGH = 0.5;

/**
 * A queue for renders, which share one thread with the API and with cached pages. One runs at a time; others start
 * beside it, up to `concurrency`, only while the thread is idle because the running ones wait for data: other work
 * never waits behind several renders that use the CPU. At most `limit` wait.
 */
export function createRenderQueue({ concurrency, limit }: { concurrency: number; limit: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let looks: NodeJS.Timeout | undefined;
  let since = performance.eventLoopUtilization();
  const startNext = () => {
    running++;
    waiting.shift()?.();
  };
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(since);
    since = performance.eventLoopUtilization();
    if (waiting.length > 0 && running < concurrency && utilization < IDLE_ENOUGH) startNext();
    if (waiting.length > 0) return;
    clearInterval(looks);
    looks = undefined;
  };
  return async function run<T>(render: () => Promise<T>): Promise<T> {
    if (running > 0) {
      if (waiting.length >= limit) throw new QueueFull('Too many wait already');
      if (!looks) {
        since = performance.eventLoopUtilization();
        looks = setInterval(look, LOOK_MS);
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await render();
    } finally {
      running--;
      if (running === 0 && waiting.length > 0) startNext();
    }
  };
}
