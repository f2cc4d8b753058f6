import { expect, test } from 'vitest';
import { maskContact } from './mask.ts';

test.each([
  ['mali@test.example', 'm•••@test.example'],
  ['"a@b"@test.example', '"•••@test.example'],
  ['😀x@test.example', '😀•••@test.example'],
  ['+66 812345678', '+66•••678'],
  ['+66812345678', '+66•••678'],
])('%s is shown as %s', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown);
});
