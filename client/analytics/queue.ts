import { ANALYTICS } from '#schemas/constants.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import type { Kept } from './kept.ts';

/** Of what couldn't be sent so much is kept, the newest. */
const MOST_WAITING = 100;

export type Queue = {
  add: (event: AnalyticsEvent, isUrgent?: boolean) => void;
  flush: () => void;
  /** Sends from now on. */
  release: () => void;
  /** Lets the timer go. */
  stop: () => void;
};

/**
 * Events on their way (S2 §9): sent every 10 s, sooner when they are 10 or 10,240 characters, urgent ones at once. What
 * `send` refuses waits here and in the browser's storage for the next time.
 */
export function createQueue(kept: Kept, send: (body: string) => boolean, isHeld: boolean): Queue {
  let waiting = readQueue(kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = isHeld;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held) return;
    while (waiting.length > 0) {
      const batch = firstBatch(waiting);
      if (!send(`[${batch.join(',')}]`)) break;
      waiting = waiting.slice(batch.length);
    }
    kept.write('analytics-queue', waiting.length > 0 ? waiting : undefined);
    if (waiting.length > 0) timer = setTimeout(flush, ANALYTICS.batchMs);
  };
  return {
    add: (event, isUrgent = false) => {
      waiting = [...waiting, JSON.stringify(event)].slice(-MOST_WAITING);
      const isFull = waiting.length >= ANALYTICS.batchEvents || lengthOf(waiting) >= ANALYTICS.batchLength;
      if (isUrgent || isFull) flush();
      else timer ??= setTimeout(flush, ANALYTICS.batchMs);
    },
    flush,
    release: () => {
      held = false;
      flush();
    },
    stop: () => clearTimeout(timer),
  };
}

const lengthOf = (records: readonly string[]) => records.reduce((sum, record) => sum + record.length + 1, 1);

/** As many of the first records as may travel together, at least one. */
function firstBatch(waiting: readonly string[]): string[] {
  let batch = waiting.slice(0, ANALYTICS.batchEvents);
  while (batch.length > 1 && lengthOf(batch) > ANALYTICS.batchLength) batch = batch.slice(0, -1);
  return batch;
}

function readQueue(kept: Kept): string[] {
  const stored = kept.read('analytics-queue');
  return Array.isArray(stored)
    ? stored.filter((record) => typeof record === 'string').slice(-MOST_WAITING)
    : [];
}
