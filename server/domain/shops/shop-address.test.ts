import { expect, test } from 'vitest';
import { hostNameOf, isShopId } from './shop-address.ts';

test.each([
  ['shop.example', 'shop.example'],
  [' Shop.Example ', 'shop.example'],
  ['new.localhost', 'new.localhost'],
  ['ร้าน.ไทย', 'xn--q3ct9b5e.xn--o3cw4h'],
])('%j is the host %s', (given, host) => {
  expect(hostNameOf(given)).toBe(host);
});

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  'shop.example:3000',
  'https://shop.example',
  'shop.example/path',
  'user@shop.example',
  'shop..example',
  '-shop.example',
  'shop_1.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%j is no host of a shop', (given) => {
  expect(hostNameOf(given)).toBeUndefined();
});

test('ids are short lower-case words that name nothing else', () => {
  for (const id of ['zest', 'zest-2', 'a1']) expect(isShopId(id), id).toBe(true);
  for (const id of [
    '',
    't',
    'Zest',
    'zest_2',
    '2zest',
    'zest-',
    'a--b',
    'tenants',
    'shop',
    'api',
    'a'.repeat(32),
  ])
    expect(isShopId(id), id).toBe(false);
});
