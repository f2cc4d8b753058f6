import { expect, test } from 'vitest';
import { hasBuyBar, isShelf } from './page-kinds.ts';

test.each([
  ['/content/d1', true, true],
  ['/product/p1', true, true],
  ['/products', false, true],
  ['/products/audio_a', false, true],
  ['/search', false, true],
  ['/deals', false, true],
  ['/daily-special-offers', false, true],
  ['/zestbuy-deal/zbc', false, true],
  ['/brand/b-kirin', false, true],
  ['/', false, false],
  ['/article/a1', false, false],
  ['/productsale', false, false],
])('%s has a bar to buy: %s, and leads with things to buy: %s', (path, bar, shelf) => {
  expect([hasBuyBar(path), isShelf(path)]).toEqual([bar, shelf]);
});
