import { expect, test } from 'vitest';
import { brandNamesOf } from './brand-names.ts';

test.each([
  'NoBrand',
  'No Brand',
  'no-brand',
  'NO BRAND',
  'OEM',
  'N/A',
  'ไม่มีแบรนด์',
  '-',
  'Unbranded',
  'ไม่ระบุ',
])('%s is no brand', (text) => {
  expect(brandNamesOf(text)).toBeUndefined();
});

test.each([
  ['Dr.Pong(ด็อกเตอร์พงศ์)', 'Dr.Pong', 'ด็อกเตอร์พงศ์'],
  ['ศรีจันทร์ (Srichand)', 'Srichand', 'ศรีจันทร์'],
  ['Anker', 'Anker', 'Anker'],
  ['Sony (Official)', 'Sony (Official)', 'Sony (Official)'],
  ['มิสทีน', 'มิสทีน', 'มิสทีน'],
])('%s is %s, in Thai %s', (text, en, th) => {
  expect(brandNamesOf(text)).toEqual({ th, en, id: en });
});
