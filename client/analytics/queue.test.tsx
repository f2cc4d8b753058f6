import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { createKept, forgetKept } from './kept.ts';
import { createQueue } from './queue.ts';

let sent: string[][];
let isAccepted: boolean;
const send = (body: string) => {
  if (isAccepted) sent.push(JSON.parse(body).map(({ eventId }: AnalyticsEvent) => eventId));
  return isAccepted;
};
const open = (isHeld = false) => createQueue(createKept(!isHeld), send, isHeld);
const event = (eventId: string, text = '') => ({ eventId, text }) as AnalyticsEvent;
const names = (count: number) => Array.from({ length: count }, (_, i) => `e${i}`);

beforeEach(() => {
  vi.useFakeTimers();
  forgetKept();
  sent = [];
  isAccepted = true;
});
afterEach(() => void vi.useRealTimers());

test('[Y6] one send in 10 s, sooner with 10 events or 10,240 characters, at once for urgent ones', () => {
  const queue = open();
  queue.add(event('a'));
  vi.advanceTimersByTime(5_000);
  queue.add(event('b'));
  vi.advanceTimersByTime(4_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['a', 'b']]);

  for (const name of names(9)) queue.add(event(name));
  expect(sent).toHaveLength(1);
  queue.add(event('tenth'));
  expect(sent[1]).toEqual([...names(9), 'tenth']);

  queue.add(event('long', 'x'.repeat(10_240)));
  expect(sent[2]).toEqual(['long']);

  queue.add(event('c'));
  queue.add(event('leave'), true);
  expect(sent[3]).toEqual(['c', 'leave']);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(4);
});

test('[Y6] events that can’t be sent wait, in the storage too, and are sent later in batches', () => {
  const queue = open();
  isAccepted = false;
  for (const name of names(25)) queue.add(event(name));
  queue.stop();
  expect(sent).toEqual([]);

  isAccepted = true;
  open().flush();
  expect(sent.map((batch) => batch.length)).toEqual([10, 10, 5]);
  expect(sent.flat()).toEqual(names(25));
  open().flush();
  expect(sent).toHaveLength(3);
});

test('a refused batch is sent again every 10 s', () => {
  const queue = open();
  isAccepted = false;
  queue.add(event('a'), true);
  isAccepted = true;
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([['a']]);
});

test('[Y6] a failed batch is put back; a pending one is kept for the next page', async () => {
  const answers: ((isSent: boolean) => void)[] = [];
  const tried: string[] = [];
  const sending = (body: string) => {
    tried.push(body);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const queue = createQueue(createKept(true), sending, false);
  queue.add(event('a'), true);
  queue.add(event('b'), true);
  expect(JSON.parse(localStorage.getItem('analytics-queue') ?? '')).toHaveLength(2);
  answers[1]?.(true);
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(tried).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(tried[2]).toBe(tried[0]);
  answers[2]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem('analytics-queue')).toBeNull();
});

test('the newest 100 are kept', () => {
  const queue = open();
  isAccepted = false;
  for (const name of names(150)) queue.add(event(name));
  isAccepted = true;
  queue.flush();
  expect(sent.flat()).toEqual(names(150).slice(50));
});

test.each(['{', '"text"', '[1, {"a": 2}, null]'])('a stored %s is no queue', (stored) => {
  localStorage.setItem('analytics-queue', stored);
  open().flush();
  expect(sent).toEqual([]);
});

describe('while the visitor hasn’t agreed', () => {
  test('[X36] nothing is sent or stored; afterwards everything', () => {
    const kept = createKept(false);
    const queue = createQueue(kept, send, true);
    for (const name of names(12)) queue.add(event(name), true);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    expect(localStorage).toHaveLength(0);
    kept.persist();
    queue.release();
    expect(sent.flat()).toEqual(names(12));
  });
});
