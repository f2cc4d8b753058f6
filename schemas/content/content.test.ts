import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_HTML } from './hostile.fixtures.ts';
import { isMediaUrl } from './media-url.ts';
import { safeJson } from './safe-json.ts';

describe('safeJson', () => {
  test('parses back to the same value and holds nothing that ends a script element', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...HOSTILE_HTML, '\u2028\u2029</style>'), (json, text) => {
        const value = { [text]: json, text };
        expect(JSON.parse(safeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(safeJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });

  test('a value that JSON has no word for is null', () => {
    expect(safeJson(undefined)).toBe('null');
  });
});

describe('isMediaUrl', () => {
  test.each(['/media/a.png', '/media/a/b.jpg?w=1', 'https://cdn.example/x.png'])('%s is allowed', (url) => {
    expect(isMediaUrl(url)).toBe(true);
  });

  test.each([
    '/api/x',
    '/media',
    '/media/../api/x',
    '/mediax/a.png',
    'media/a.png',
    'http://cdn.example/x.png',
    '//cdn.example/x.png',
    'data:image/png;base64,x',
    'tel:+66812345678',
    'blob:https://x/y',
    '',
  ])('%s is refused', (url) => {
    expect(isMediaUrl(url)).toBe(false);
  });
});
