import { expect, test } from 'vitest';
import { timeValue } from './fields/time.ts';
import { momentSchema } from './storable.ts';

test('times far outside, such as a Buddhist year taken for a Christian one, are refused', () => {
  const far = Date.parse('2569-11-29T14:30:00Z');
  expect(momentSchema.safeParse(far).success).toBe(false);
  expect(momentSchema.safeParse(Date.parse('2026-11-29T14:30:00Z')).success).toBe(true);
  expect(timeValue.safeParse('2569-11-29T14:30:00+07:00').success).toBe(false);
  expect(timeValue.safeParse('2026-11-29T14:30:00+07:00').success).toBe(true);
});
