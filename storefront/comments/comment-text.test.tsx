import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentText, splitAt } from './comment-text.tsx';

test('names are cut out of a text, the longest where one begins like another', () => {
  const names = ['@Mali', '@Mali Kha'];
  expect(splitAt('Hi @Mali Kha and @Mali!', names)).toEqual([
    { text: 'Hi ', isName: false },
    { text: '@Mali Kha', isName: true },
    { text: ' and ', isName: false },
    { text: '@Mali', isName: true },
    { text: '!', isName: false },
  ]);
  expect(splitAt('@Somebody else', names)).toEqual([{ text: '@Somebody else', isName: false }]);
  expect(splitAt('', names)).toEqual([]);
});

test('markup is text', () => {
  const content = '<img src=x onerror=alert(1)> @<b>';
  const meta = { atUsers: [{ id: '1', nickname: '<b>' }] };
  const { container } = render(<CommentText reply={{ content, meta }} />);
  expect(container.textContent).toBe(content);
  expect(container.querySelector('img, b')).toBeNull();
});
