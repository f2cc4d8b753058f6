import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a result is made once for a text, and again after the limit of texts', () => {
  const made: string[] = [];
  const length = remembered(2, (text) => {
    made.push(text);
    return text.length;
  });
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2]);
  expect(made).toEqual(['a', 'bb']);
  expect(['ccc', 'a'].map(length)).toEqual([3, 1]);
  expect(made).toEqual(['a', 'bb', 'ccc', 'a']);
});
