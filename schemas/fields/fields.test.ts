import { describe, expect, test } from 'vitest';
import { CUSTOM_FIELD_TYPES, type CustomFieldType } from '../page/custom-field.ts';
import { FIELD_VALUES } from './registry.ts';
import { countGraphemes, localizedTextValue, textValue } from './text.ts';

const picture = { url: '/media/a.png', alt: { th: 'ก' } };
const deal = { type: 'CONTENT', code: 'd1' };

const VALID: Record<CustomFieldType, unknown[]> = {
  TEXT: ['x', '', { th: 'ก', en: 'a' }, {}],
  PICTURE: [
    picture,
    { ...picture, url: 'https://cdn.example/a.png', width: 1, height: 20_000, focalPoint: { x: 0, y: 1 } },
  ],
  RICH_TEXT: [{}, { en: '<p>x</p>' }],
  SELECT: ['a', 1, true, ['a', 2]],
  TIME: ['2026-01-01T00:00:00Z', '2026-01-01T07:00:00.5+07:00'],
  CONTENT_RELATION: [deal, { type: 'TOPIC', code: 'ของถูก' }],
  RELATED_CONTENTS: [[], [deal, { ...deal, type: 'NOTE' }]],
  JUMP: ['/deals', 'https://other.example/', 'tel:+66812345678'],
  COMMODITY_RELATION: [[], ['g1', 'g2']],
};

const INVALID: Record<CustomFieldType, unknown[]> = {
  TEXT: [1, null, { fr: 'x' }, 'x'.repeat(5_001)],
  PICTURE: [
    picture.url,
    { url: '/media/a.png' },
    { ...picture, url: 'http://cdn.example/a.png' },
    { ...picture, url: 'data:image/png;base64,x' },
    { ...picture, width: 0 },
    { ...picture, height: 1.5 },
    { ...picture, focalPoint: { x: 1.1, y: 0 } },
    { ...picture, onload: 'x' },
  ],
  RICH_TEXT: ['<p>x</p>', { en: 1 }, { en: 'x'.repeat(65_537) }],
  SELECT: [null, {}, [[]], ['a', null]],
  TIME: ['', '2026-01-01', '2026-01-01T00:00:00', '2026-02-30T00:00:00Z', 0],
  CONTENT_RELATION: ['d1', { code: 'd1' }, { type: 'CONTENT', code: '' }, { type: 'USER', code: 'u1' }],
  RELATED_CONTENTS: [deal, [deal, deal], Array.from({ length: 101 }, (_, i) => ({ ...deal, code: `${i}` }))],
  JUMP: ['', 'deals', '//evil.example', 'javascript:alert(1)'],
  COMMODITY_RELATION: ['g1', ['g1', 'g1'], [''], Array.from({ length: 101 }, (_, i) => `${i}`)],
};

test('the nine custom field types of the specification', () => {
  expect(CUSTOM_FIELD_TYPES).toHaveLength(9);
  expect(Object.keys(FIELD_VALUES)).toEqual([...CUSTOM_FIELD_TYPES]);
});

describe.each(CUSTOM_FIELD_TYPES)('%s', (type) => {
  test.each(VALID[type].map((value) => [value]))('takes %j', (value) => {
    expect(FIELD_VALUES[type].parse(value)).toEqual(value);
  });

  test.each(INVALID[type].map((value) => [value]))('refuses %j', (value) => {
    expect(FIELD_VALUES[type].safeParse(value).success).toBe(false);
  });
});

describe('textValue', () => {
  test.each([
    ['กำ', 1],
    ['ที่นี่', 2],
    ['👨‍👩‍👧', 1],
    ['🇹🇭x', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('%s has %i graphemes', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
    expect(textValue(count).safeParse(text).success).toBe(true);
    if (count > 0) expect(textValue(count - 1).safeParse(text).success).toBe(false);
  });

  test('reports the maximum, and the language with too many', () => {
    expect(localizedTextValue(2).safeParse({ th: 'ที่นี่', en: 'here' }).error?.issues).toMatchObject([
      { code: 'too_big', maximum: 2, path: ['en'] },
    ]);
  });

  test('a text far too long is refused without being counted', () => {
    const text = 'x'.repeat(50_000_000);
    const timed = (work: () => void) => {
      const start = performance.now();
      work();
      return performance.now() - start;
    };
    const refusals = Array.from({ length: 3 }, () =>
      timed(() => expect(textValue(10).safeParse(text).success).toBe(false)),
    );
    let counted = 0;
    const counting = timed(() => {
      for (const _ of text) counted++;
    });
    expect(counted).toBe(text.length);
    // The quickest of three: another process may have had the processor during one.
    expect(Math.min(...refusals)).toBeLessThan(counting);
  });
});
