import { expect, test } from 'vitest';
import { tolerantEnum } from './tolerant-enum.ts';

const schema = tolerantEnum(['TIKTOK', 'LAZADA', 'Web'], { TIKTOK_SHOP: 'TIKTOK' });

test.each([
  ['TIKTOK', 'TIKTOK'],
  ['Tiktok', 'TIKTOK'],
  ['tiktok_shop', 'TIKTOK'],
  ['WEB', 'Web'],
  ['TEMU', 'TEMU'],
  ['constructor', 'constructor'],
  ['', ''],
])('[X26] %j is read as %j', (wire, value) => {
  expect(schema.parse(wire)).toBe(value);
});

test('a value that is no text is refused', () => {
  expect(schema.safeParse(1).success).toBe(false);
});
