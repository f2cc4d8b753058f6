import { expect, test } from 'vitest';
import { dashName } from './slug.ts';

test.each([
  ['air fryer', 'air-fryer'],
  ['  หม้อทอด  ไร้น้ำมัน\n5 ลิตร ', 'หม้อทอด-ไร้น้ำมัน-5-ลิตร'],
  ['already-dashed', 'already-dashed'],
  [' ', ''],
])('"%s" becomes "%s"', (name, dashed) => {
  expect(dashName(name)).toBe(dashed);
});
