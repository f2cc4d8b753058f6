import { performance } from 'node:perf_hooks';
import { createFairLine, type Share } from '../../platform/fair-line.ts';

/** Interval for checking whether the thread has time for one more render, while renders wait. */
const LOOK_MS = 5;
const IDLE_ENOUGH = 0.5;

/**
 * Runs a render in the turn of its tenant (the group) and of the network of the visitor who asked (`network` in
 * rate-limit.ts). @throws QueueFull when it isn't its turn in time, or too many wait
 */
export type RenderQueue = <T>(render: () => Promise<T>, share: Share) => Promise<T>;

/**
 * A queue for renders, which share one thread with the API and with cached pages. One runs at a time; others start
 * beside it, up to `concurrency`, only while the thread is idle because the running ones wait for data: other work
 * never waits behind several renders that use the CPU. At most `limit` wait in a fair line, each at most `waitMs`; from
 * half of it on, which is overload, the newest are first.
 */
export function createRenderQueue(options: {
  concurrency: number;
  limit: number;
  waitMs: number;
}): RenderQueue {
  const { concurrency, limit, waitMs } = options;
  const line = createFairLine({ limit, patienceMs: waitMs / 2 });
  let running = 0;
  let looks: NodeJS.Timeout | undefined;
  let since = performance.eventLoopUtilization();

  const startNext = () => {
    if (line.startNext()) running++;
  };
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(since);
    since = performance.eventLoopUtilization();
    line.refuseAfter(waitMs);
    if (running < concurrency && utilization < IDLE_ENOUGH) startNext();
    if (line.size > 0) return;
    clearInterval(looks);
    looks = undefined;
  };
  const wait = (share: Share) => {
    if (!looks) {
      since = performance.eventLoopUtilization();
      looks = setInterval(look, LOOK_MS);
    }
    return line.wait(share);
  };

  return async (render, share) => {
    if (running > 0) await wait(share);
    else {
      running++;
      line.takeTurn(share);
    }
    try {
      return await render();
    } finally {
      running--;
      if (running === 0) startNext();
    }
  };
}
