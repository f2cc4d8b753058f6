import { describe, expect, test } from 'vitest';
import { median, percentile, row, shareGreater, table } from './report.ts';

test.each([
  [[3], 3],
  [[3, 1], 2],
  [[10, 9, 1], 9],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test.each([
  [[1, 2], [1, 2], 0.5],
  [[3, 4], [1, 2], 1],
  [[1, 2, 3], [2], 0.5],
  [[1], [2, 3], 0],
])('the share of pairs in which %j is greater than %j is %d', (these, those, share) => {
  expect(shareGreater(these, those)).toBe(share);
});

describe('a row', () => {
  test('is judged by its median and includes the noise', () => {
    expect(row('a', [1.3, 1, 1.1], 'ratio', { atMost: 1.1 })).toEqual({
      name: 'a',
      value: 1.1,
      unit: 'ratio',
      min: 1,
      max: 1.3,
      target: '≤ 1.1',
      pass: true,
    });
  });

  test.each([
    [{ atMost: 50 }, 50.01],
    [{ atLeast: 15 }, 14.99],
    [{ atMost: 50 }, []],
    [{ atLeast: 15 }, []],
  ])('misses %j with %j', (target, measured) => {
    expect(row('a', measured, 'x', target).pass).toBe(false);
  });

  test('without a target is not judged', () => {
    expect(row('a', 5, 'KB')).toEqual({ name: 'a', value: 5, unit: 'KB' });
  });
});

test('the table lists missed targets', () => {
  const rows = [
    row('fast', [11, 12, 13], 'ms', { atMost: 15 }),
    row('small', 1234.5, 'KB', { atMost: 50 }),
    row('peer', 2, 'ms'),
  ];
  expect(table(rows)).toBe(
    [
      'what   median    min – max    target',
      'fast   12.0 ms   11.0 – 13.0  ≤ 15    reached',
      'small  1,235 KB               ≤ 50    MISSED',
      'peer   2.00 ms',
      '',
      '1 of 2 targets reached, missed: small',
    ].join('\n'),
  );
});

test('a percentile is the least number that this share doesn’t exceed', () => {
  const numbers = Array.from({ length: 20 }, (_, i) => 20 - i);
  expect(percentile(numbers, 0.95)).toBe(19);
  expect(percentile(numbers, 1)).toBe(20);
  expect(percentile([], 0.95)).toBeNaN();
});
