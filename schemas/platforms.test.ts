import { expect, test } from 'vitest';
import { platformLook } from './platforms.ts';

test.each([
  ['LAZADA', 'Lazada'],
  ['SHOPEE', 'Shopee'],
  ['TIKTOK', 'TikTok Shop'],
  ['Tiktok', 'TikTok Shop'],
  ['TIKTOK_SHOP', 'TikTok Shop'],
  ['AMAZON', 'Amazon'],
  ['ALIEXPRESS', 'AliExpress'],
  ['SHEIN', 'SHEIN'],
  ['TOKOPEDIA', 'Tokopedia'],
])('[C20] %s is %s', (code, name) => {
  expect(platformLook(code)).toMatchObject({ name, dot: expect.stringMatching(/^#[0-9A-F]{6}$/) });
});

test.each(['UNKNOWN', 'TEMU', '', 'constructor', undefined])(
  '[C20] %s has no look, so no broken logo',
  (code) => {
    expect(platformLook(code)).toBeUndefined();
  },
);
