import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[F5] runs at once, then at most once in every 100 ms, and after the last call', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  for (let ms = 0; ms < 250; ms += 10) {
    throttled();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(4);
  throttled();
  expect(run).toHaveBeenCalledTimes(5);
});

test('cancelling drops the pending call', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});
