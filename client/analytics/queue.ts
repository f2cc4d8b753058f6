import { ANALYTICS } from '#schemas/constants.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import type { Kept } from './kept.ts';

/** Maximum number of unsent events that are kept, the newest. */
const MOST_WAITING = 100;

export type Queue = {
  add: (event: AnalyticsEvent, isUrgent?: boolean) => void;
  flush: () => void;
  /** Starts sending. */
  release: () => void;
  /** Stops the timer. */
  stop: () => void;
};

/** Sends a batch: returns whether the browser accepted it, or a promise of its arrival. */
type Send = (body: string) => boolean | Promise<boolean>;

/**
 * Queue of events (S2 §9): sent every 10 s, sooner when they are 10 or 10,240 characters, urgent ones at once. Events
 * that couldn't be sent wait for the next time, and stay in the browser's storage until they have arrived.
 */
export function createQueue(kept: Kept, send: Send, isHeld: boolean): Queue {
  let waiting = readQueue(kept);
  let underway: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = isHeld;
  let isStopped = false;

  const keep = () => {
    const unsent = [...underway, ...waiting];
    kept.write('analytics-queue', unsent.length > 0 ? unsent : undefined);
    if (waiting.length > 0) timer ??= setTimeout(flush, ANALYTICS.batchMs);
  };
  const settle = (batch: readonly string[], isSent: boolean) => {
    underway = underway.filter((record) => !batch.includes(record));
    if (!isSent) waiting = [...batch, ...waiting].slice(-MOST_WAITING);
    if (!isStopped) keep();
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held) return;
    while (waiting.length > 0) {
      const batch = firstBatch(waiting);
      const sending = send(`[${batch.join(',')}]`);
      if (!sending) break;
      waiting = waiting.slice(batch.length);
      if (sending === true) continue;
      underway = [...underway, ...batch];
      void sending.then((isSent) => settle(batch, isSent));
    }
    keep();
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
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const lengthOf = (records: readonly string[]) => records.reduce((sum, record) => sum + record.length + 1, 1);

/** First records that fit into one request, at least one. */
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
