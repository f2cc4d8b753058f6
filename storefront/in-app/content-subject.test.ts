import { expect, test } from 'vitest';
import { contentSubject } from './content-subject.ts';

test.each([
  ['/content/d1', { type: 'CONTENT', code: 'd1' }],
  ['/en/product/P11?page=2#top', { type: 'GOODS', code: 'P11' }],
  ['/id/note-detail/n%201', { type: 'NOTE', code: 'n 1' }],
  ['/th/article/a1', { type: 'ARTICLE', code: 'a1' }],
])('%s is content', (href, subject) => {
  expect(contentSubject(href)).toEqual(subject);
});

test.each([
  '/',
  '/en',
  '/brand/sony',
  '/topic/x',
  '/content/',
  '/products/tv-1',
  '/english/content/d1',
  '/content/%',
])('%s is none', (href) => {
  expect(contentSubject(href)).toBeUndefined();
});
