import { expect, test } from 'vitest';
import { findLanguage, joinLanguage, splitLanguage } from './find-language.ts';
import { perLanguage } from './per-language.ts';

test.each([
  ['/en', 'en', '/'],
  ['/id/brands', 'id', '/brands'],
  ['/enough', undefined, '/enough'],
  ['/', undefined, '/'],
  // The type of a generic link is never a language.
  ['/th/7', 'th', '/7'],
  ['/en/7', 'en', '/7'],
  ['/id/7', 'id', '/7'],
])('[X45 reserved] splits %s', (path, prefix, rest) => {
  expect(splitLanguage(path)).toEqual({ prefix, path: rest });
});

test('joins the language and the path of a page', () => {
  expect([joinLanguage('en', '/brands'), joinLanguage('en', '/')]).toEqual(['/en/brands', '/en']);
});

test('only the codes of the table are languages', () => {
  expect(['th', 'xx', 'toString', '', undefined].map(findLanguage)).toEqual([
    'th',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(perLanguage((lang) => lang)).toMatchObject({ th: 'th', en: 'en', id: 'id' });
});
