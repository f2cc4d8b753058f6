import { describe, expect, test } from 'vitest';
import { createReply } from './api/interaction.ts';
import { isNickname } from './credentials.ts';
import { boundedText, foldDigits, foldNumber, showsAnything } from './fold-typed.ts';

test.each([
  ['๑๒๓', '123'],
  ['１２３', '123'],
  ['٤٥٦', '456'],
  ['ราคา ๙๙ บาท', 'ราคา 99 บาท'],
])('%s has the digits of %s', (text, folded) => expect(foldDigits(text)).toBe(folded));

test('a number loses gaps and signs, but not its plus', () => {
  expect(foldNumber(' +66 (0)81\u2011234.5678\u200b')).toBe('+660812345678');
});

describe('texts that show nothing are empty', () => {
  test.each(['', '  ', '\u200b\u200b', '\u3164', '\u2800', '\u2060 \u2060', '\ufeff', '\u00ad', '\u115f'])(
    '%j',
    (text) => {
      expect(showsAnything(text)).toBe(false);
      expect(isNickname(text.repeat(5))).toBe(false);
      const body = { subjectType: 'GOODS', subjectId: 'one', content: text };
      expect(createReply.body.safeParse(body).success).toBe(false);
    },
  );

  test.each(['a', '👨‍👩‍👧', 'ก\u200bข', '5'])('%j shows something', (text) => {
    expect(showsAnything(text)).toBe(true);
  });
});

describe('a text is bounded where it is shown', () => {
  test('a tower of marks', () => {
    expect(boundedText(`ก${'\u0e48'.repeat(300)}ข`)).toBe(`ก${'\u0e48'.repeat(4)}ข`);
    for (const text of ['น้ำใจที่ดี', 'กี้ กั๊ก ปู่', 'Việt Nam']) expect(boundedText(text)).toBe(text);
  });

  test('line breaks in a row and in all', () => {
    expect(boundedText(`a${'\n'.repeat(300)}b`)).toBe('a\n\nb');
    expect(boundedText('a\n \n\t\nb')).toBe('a\n\nb');
    expect(boundedText('a\nb\n\nc')).toBe('a\nb\n\nc');
    const lines = boundedText(Array.from({ length: 300 }, (_, i) => i).join('\n')).split('\n');
    expect([lines.length, lines.at(-1)?.endsWith('299')]).toEqual([13, true]);
  });
});
