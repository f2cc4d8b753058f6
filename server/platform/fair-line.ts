import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { QueueFull } from './work-queue.ts';

const MOST_KNOWN = 10_000;

/** Whose share a task takes: that of a group, such as a tenant, and within it that of one of its sources. */
export type Share = { group: string; source: string };

type LineOptions = { limit: number; patienceMs?: number };
type Waiting = Share & { since: number; start: () => void; refuse: () => void };

/**
 * A line of tasks that wait for their turn. Turns go round by group, and within a group by source. Of one source the
 * oldest is first, until it has waited for `patienceMs`: then the newest is, since whoever asked for it is the likeliest
 * to wait still. One more than `limit` refuses the oldest of the source with the most in the group with the most, so
 * that nobody's load takes another's turns.
 */
export function createFairLine({ limit, patienceMs = Number.POSITIVE_INFINITY }: LineOptions) {
  /** In the order of their arrival. */
  const waiting: Waiting[] = [];
  /** Number of the last turn of each group, and of each source of a group. */
  const turns = new LRUCache<string, number>({ max: MOST_KNOWN });
  let turn = 0;

  const leave = (one: Waiting) => void waiting.splice(waiting.indexOf(one), 1);
  /** Notes a turn of the share. */
  const takeTurn = (share: Share) => {
    turn++;
    turns.set(share.group, turn).set(sourceKey(share), turn);
  };
  const refuseOne = () => {
    const group = largest(groups(waiting, groupKey));
    const ofGroup = waiting.filter((one) => one.group === group);
    const key = largest(groups(ofGroup, sourceKey));
    const oldest = ofGroup.find((one) => sourceKey(one) === key);
    if (!oldest) return;
    leave(oldest);
    oldest.refuse();
  };

  return {
    takeTurn,
    get size() {
      return waiting.length;
    },
    /** Waits for a turn. @throws QueueFull when it doesn't come, because too many wait or for too long */
    wait: (share: Share) =>
      new Promise<void>((start, reject) => {
        const refuse = () => reject(new QueueFull('Too many wait already'));
        waiting.push({ ...share, since: performance.now(), start, refuse });
        if (waiting.length > limit) refuseOne();
      }),
    /** Gives the turn to the task whose turn it is; false if none waits. */
    startNext: (): boolean => {
      const group = longestAgo(turns, groups(waiting, groupKey));
      const ofGroup = waiting.filter((one) => one.group === group);
      const key = longestAgo(turns, groups(ofGroup, sourceKey));
      const ofSource = ofGroup.filter((one) => sourceKey(one) === key);
      const oldest = ofSource[0];
      const isLate = oldest && performance.now() - oldest.since > patienceMs;
      const next = isLate ? ofSource.at(-1) : oldest;
      if (!next) return false;
      leave(next);
      takeTurn(next);
      next.start();
      return true;
    },
    /** Refuses tasks that have waited for longer than that. */
    refuseAfter: (ms: number) => {
      const now = performance.now();
      for (const one of waiting.filter(({ since }) => now - since > ms)) {
        leave(one);
        one.refuse();
      }
    },
  };
}

/** Creates a queue that runs at most `concurrency` tasks at once and lets at most `limit` wait in a fair line. */
export function createFairQueue({ concurrency, limit }: { concurrency: number; limit: number }) {
  const line = createFairLine({ limit });
  let running = 0;
  /** Runs a task. @throws QueueFull when too many wait already */
  return async function run<T>(task: () => Promise<T>, share: Share): Promise<T> {
    if (running >= concurrency) await line.wait(share);
    else {
      running++;
      line.takeTurn(share);
    }
    try {
      return await task();
    } finally {
      if (!line.startNext()) running--;
    }
  };
}

const groupKey = ({ group }: Share) => group;
const sourceKey = ({ group, source }: Share) => `${group}\n${source}`;

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
