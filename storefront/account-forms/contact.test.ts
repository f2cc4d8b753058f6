import { expect, test } from 'vitest';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';
import { type ContactKind, NO_CONTACT, readContact } from './contact.ts';

const rules: PhoneRule[] = [
  { country: 'TH', areaCode: '66', pattern: '^[689]\\d{8}$' },
  { country: 'SG', areaCode: '65', pattern: '^[89]\\d{7}$' },
];
const read = (kind: ContactKind, contact: string, areaCode = '66') =>
  readContact(rules, kind, { contact, areaCode });
const thai = { rcvType: 'MOBILE', rcv: '812345678', countryCode: '66' };
const email = { rcvType: 'EMAIL', rcv: 'mali@shop.example' };

test.each<[ContactKind, string, unknown]>([
  ['either', '081 234 5678', thai],
  ['either', '+66 81-234-5678', thai],
  ['either', '๐๘๑-๒๓๔-๕๖๗๘', thai],
  ['either', '+66 (0)81 234 5678', thai],
  ['either', '0066812345678', thai],
  ['either', '66812345678', thai],
  ['either', 'tel:+66812345678', thai],
  ['phone', '081\u2011234\u20115678', thai],
  ['either', '+6581234567', { ...thai, rcv: '81234567', countryCode: '65' }],
  ['either', ' Mali@Shop.example ', email],
  ['either', 'mali', 'validation.emailOrPhone'],
  ['either', 'mali@', 'validation.email'],
  ['either', '12', 'validation.phone'],
  ['email', '081 234 5678', 'validation.email'],
  ['email', 'mali@shop.example', email],
  ['phone', 'mali@shop.example', 'validation.phone'],
  ['phone', '812345678', thai],
  ['phone', ' ', 'validation.required'],
])('of %s %j is read', (kind, typed, expected) => {
  expect(read(kind, typed)).toEqual(expected);
});

test('[U9] without a chosen area code a number is Thai', () => {
  expect(readContact(rules, 'phone', { ...NO_CONTACT, contact: '081 234 5678' })).toEqual(thai);
});

test('a number is validated by the rules of the chosen country', () => {
  expect(read('phone', '81234567', '65')).toEqual({ rcvType: 'MOBILE', rcv: '81234567', countryCode: '65' });
  expect(read('phone', '81234567', '66')).toBe('validation.phone');
});
