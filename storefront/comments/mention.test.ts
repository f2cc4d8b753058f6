import { expect, test } from 'vitest';
import { mentionBefore, withMention } from './mention.ts';

test.each([
  ['@', ''],
  ['hello @ma', 'ma'],
  ['สวัสดี @มะ', 'มะ'],
  ['mail me: a@b', undefined],
  ['@mali kha', undefined],
  ['hello', undefined],
])('%s is the beginning of %s', (text, begun) => {
  expect(mentionBefore(text, text.length)).toBe(begun);
});

test('a name takes the place of its beginning, the rest stays', () => {
  expect(withMention('hi @ma, you', 6, 'Mali Kha')).toEqual({ text: 'hi @Mali Kha , you', caret: 13 });
  expect(withMention('hi', 2, 'Mali')).toEqual({ text: 'hi @Mali ', caret: 9 });
});
