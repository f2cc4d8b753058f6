import { expect, test } from 'vitest';
import { closestRatio, noteRatio } from './aspect-ratio.ts';

test.each([
  [100, 100, '1:1'],
  [800, 600, '4:3'],
  [600, 800, '3:4'],
  [1920, 1080, '4:3'],
  [1080, 1920, '3:4'],
  [110, 100, '1:1'],
  [120, 100, '4:3'],
  [90, 100, '1:1'],
  [85, 100, '3:4'],
  [0, 100, '1:1'],
  [100, 0, '1:1'],
  [undefined, undefined, '1:1'],
])('[SP14] %j by %j is closest to %s', (width, height, ratio) => {
  expect(closestRatio(width, height)).toBe(ratio);
});

test.each([
  [800, 600, '4:3'],
  [100, 100, '4:3'],
  [100, 101, '3:4'],
  [undefined, undefined, '4:3'],
])('[X42] a note of %j by %j is %s', (width, height, ratio) => {
  expect(noteRatio(width, height)).toBe(ratio);
});
