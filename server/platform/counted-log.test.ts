import { expect, onTestFinished, test, vi } from 'vitest';
import { createCountedLog } from './counted-log.ts';

test('the first occurrence is logged at once, further ones once a second with their number', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: [number, string][] = [];
  const log = createCountedLog<string>((count, latest) => lines.push([count, latest]));
  log('a');
  expect(lines).toEqual([[1, 'a']]);
  for (const text of ['b', 'c', 'd']) log(text);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([
    [1, 'a'],
    [3, 'd'],
  ]);
  vi.advanceTimersByTime(5_000);
  expect(lines).toHaveLength(2);
  log('e');
  expect(lines.at(-1)).toEqual([1, 'e']);
});
