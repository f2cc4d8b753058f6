import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { QueueFull } from '../../platform/work-queue.ts';

/** Interval for checking whether the thread has time for one more render, while renders wait. */
const LOOK_MS = 5;
const IDLE_ENOUGH = 0.5;
const MOST_KNOWN = 10_000;

/** The tenant whose page is rendered, and the network of the visitor who asked (`network` in rate-limit.ts). */
export type Share = { tenantId: string; network: string };

/** Runs a render in its turn. @throws QueueFull when it isn't its turn in time, or too many wait */
export type RenderQueue = <T>(render: () => Promise<T>, share: Share) => Promise<T>;

type Waiting = Share & { since: number; start: () => void; refuse: () => void };

/**
 * A queue for renders, which share one thread with the API and with cached pages. One runs at a time; others start
 * beside it, up to `concurrency`, only while the thread is idle because the running ones wait for data: other work
 * never waits behind several renders that use the CPU.
 *
 * Turns go round by tenant, and within a tenant by network; of one network the newest is first, whose visitor is the
 * likeliest to wait still. At most `limit` wait, each at most `waitMs`: one too many refuses the oldest of the network
 * with the most in the tenant with the most, so that nobody's load takes another's turns.
 */
export function createRenderQueue(options: {
  concurrency: number;
  limit: number;
  waitMs: number;
}): RenderQueue {
  const { concurrency, limit, waitMs } = options;
  /** In the order of their arrival. */
  const waiting: Waiting[] = [];
  /** Number of the last turn of each tenant, and of each network of a tenant. */
  const turns = new LRUCache<string, number>({ max: MOST_KNOWN });
  let turn = 0;
  let running = 0;
  let looks: NodeJS.Timeout | undefined;
  let since = performance.eventLoopUtilization();

  const leave = (one: Waiting) => void waiting.splice(waiting.indexOf(one), 1);
  const startNext = () => {
    const tenantId = longestAgo(turns, groups(waiting, tenantKey));
    const ofTenant = waiting.filter((one) => tenantKey(one) === tenantId);
    const key = longestAgo(turns, groups(ofTenant, networkKey));
    const next = ofTenant.findLast((one) => networkKey(one) === key);
    if (!next) return;
    leave(next);
    takeTurn(next);
    next.start();
  };
  const takeTurn = (share: Share) => {
    running++;
    turn++;
    turns.set(tenantKey(share), turn).set(networkKey(share), turn);
  };
  const refuseOne = () => {
    const tenantId = largest(groups(waiting, tenantKey));
    const ofTenant = waiting.filter((one) => tenantKey(one) === tenantId);
    const key = largest(groups(ofTenant, networkKey));
    const oldest = ofTenant.find((one) => networkKey(one) === key);
    if (!oldest) return;
    leave(oldest);
    oldest.refuse();
  };
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(since);
    since = performance.eventLoopUtilization();
    const now = performance.now();
    for (const one of waiting.filter((one) => now - one.since > waitMs)) {
      leave(one);
      one.refuse();
    }
    if (waiting.length > 0 && running < concurrency && utilization < IDLE_ENOUGH) startNext();
    if (waiting.length > 0) return;
    clearInterval(looks);
    looks = undefined;
  };
  const wait = (share: Share) =>
    new Promise<void>((start, reject) => {
      const refuse = () => reject(new QueueFull('Too many wait already'));
      waiting.push({ ...share, since: performance.now(), start, refuse });
      if (waiting.length > limit) refuseOne();
      if (looks) return;
      since = performance.eventLoopUtilization();
      looks = setInterval(look, LOOK_MS);
    });

  return async (render, share) => {
    if (running > 0) await wait(share);
    else takeTurn(share);
    try {
      return await render();
    } finally {
      running--;
      if (running === 0 && waiting.length > 0) startNext();
    }
  };
}

const tenantKey = ({ tenantId }: Share) => tenantId;
const networkKey = ({ tenantId, network }: Share) => `${tenantId}\n${network}`;

/** How many wait of each key. */
function groups(waiting: readonly Waiting[], keyOf: (share: Share) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of waiting) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

const largest = (counts: Map<string, number>) => [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];

/** The key whose last turn is the longest ago. */
const longestAgo = (turns: LRUCache<string, number>, counts: Map<string, number>) =>
  [...counts.keys()].toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))[0];
