import { expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';

const names = ['Ann', 'Ann Lee', 'สมชาย', ''];
const found = (text: string) => mentionsIn(text, names).map(({ name }) => name);

test('the longest name after an @ is mentioned', () => {
  expect(found('@Ann Lee and @Ann, please look')).toEqual(['Ann Lee', 'Ann']);
  expect(mentionsIn('Hi @Ann!', names)).toEqual([{ start: 3, end: 7, name: 'Ann' }]);
});

test('a longer word, an email address and a name without an @ mention nobody', () => {
  expect(found('@Anna @Ann2 me@Ann Ann @ Ann @')).toEqual([]);
});

test('a Thai name is mentioned in a sentence without spaces', () => {
  expect(found('ฝาก@สมชายดูหน่อย')).toEqual(['สมชาย']);
});
