import { describe, expect, test } from 'vitest';
import { isNickname, isPassword, parseEmail, parseMobile } from './credentials.ts';

const rules = [
  { country: 'TH', areaCode: '66', pattern: '^[689]\\d{8}$' },
  { country: 'SG', areaCode: '65', pattern: '^[89]\\d{7}$' },
];

test.each([
  ['66', '812345678', '812345678'],
  ['66', '081-234 5678', '812345678'],
  ['66', '(081) 234.5678', '812345678'],
  ['65', '81234567', '81234567'],
  ['66', '0081234567', undefined],
  ['66', '712345678', undefined],
  ['66', '81234567', undefined],
  ['65', '812345678', undefined],
  ['62', '812345678', undefined],
  ['66', '81234567๘', '812345678'],
  ['66', '๐๘๑-๒๓๔ ๕๖๗๘', '812345678'],
  ['66', '０８１２３４５６７８', '812345678'],
  ['66', '081\u2011234\u20115678\u200b', '812345678'],
  ['66', '', undefined],
])('of +%s the number %j is %j', (countryCode, typed, mobile) => {
  expect(parseMobile(rules, countryCode, typed)?.mobile).toBe(mobile);
});

test.each([
  [' Mali@Test.Example ', 'mali@test.example'],
  ['mali.s+deals@mail.test.co.th', 'mali.s+deals@mail.test.co.th'],
  ['มะลิ@test.example', 'มะลิ@test.example'],
  ['mali@ร้านมะลิ.ไทย', 'mali@xn--q3cqek8cjs6n.xn--o3cw4h'],
  ['mali@xn--o3cw4h.xn--o3cw4h', 'mali@xn--o3cw4h.xn--o3cw4h'],
  ['mailto:mali＠test.example\u200b', 'mali@test.example'],
  ['mali@test', undefined],
  ['mali@@test.example', undefined],
  ['mali..s@test.example', undefined],
  ['.mali@test.example', undefined],
  ['mali@-test.example', undefined],
  ['mali@test.example\nBcc: nid@test.example', undefined],
  ['"mali"@test.example', undefined],
  ['mali@[127.0.0.1]', undefined],
  [`${'a'.repeat(65)}@test.example`, undefined],
  ['', undefined],
])('the email address %j is %j', (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
});

describe('a password', () => {
  test.each(['abcdefg1', '1234567a', 'มะม่วงสุก1', 'a'.repeat(19) + 1, 'p@ss w0rd'])('is %j', (password) => {
    expect(isPassword(password)).toBe(true);
  });
  test.each(['', 'abcdef1', 'abcdefgh', '12345678', '!!!!!!!1', 'a'.repeat(20) + 1])(
    "isn't %j",
    (password) => {
      expect(isPassword(password)).toBe(false);
    },
  );
});

describe('a nickname', () => {
  test.each(['มะลิ', 'Li', 'a'.repeat(20), '🌶️'.repeat(4), "D'Arc"])('is %j', (nickname) => {
    expect(isNickname(nickname)).toBe(true);
  });
  test.each(['', 'a', 'a'.repeat(21), 'a@b', '<b>', 'a/b', 'a\u202eb', 'a\u0000b'])(
    "isn't %j",
    (nickname) => {
      expect(isNickname(nickname)).toBe(false);
    },
  );
});
