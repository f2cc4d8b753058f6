import { expect, test } from 'vitest';
import { frameMarks } from './page-kinds.ts';

test.each([
  ['/content/d1', 'buy', 'off'],
  ['/product/p1', 'buy', 'off'],
  ['/products', undefined, 'off'],
  ['/products/audio_a', undefined, 'off'],
  ['/search', undefined, 'off'],
  ['/deals', undefined, 'off'],
  ['/daily-special-offers', undefined, 'off'],
  ['/zestbuy-deal/zbc', undefined, 'off'],
  ['/brand/b-kirin', undefined, 'off'],
  ['/download', undefined, 'off'],
  ['/', undefined, undefined],
  ['/article/a1', undefined, undefined],
  ['/productsale', undefined, undefined],
])('%s has the bar %s and the strip to the app %s', (path, bar, strip) => {
  expect(frameMarks(path)).toEqual({ bar, strip });
});
