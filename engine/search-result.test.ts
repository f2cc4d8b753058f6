import { expect, test } from 'vitest';
import { cutDescription, cutTitle } from './search-result.ts';

test('a title that fits stays, with its spaces as a page shows them', () => {
  expect(cutTitle('  11.11\n shopping   festival ')).toEqual({
    text: '11.11 shopping festival',
    count: 23,
    shown: 23,
  });
});

test('a longer title ends before the word that doesn’t fit', () => {
  const title = 'The best air fryers under 2,000 baht, compared by price history and by tests';
  const { text, count, shown } = cutTitle(title);
  expect(text.endsWith('…')).toBe(true);
  const kept = text.slice(0, -1);
  expect(title.startsWith(`${kept} `)).toBe(true);
  expect(shown).toBe(kept.length);
  expect(count).toBe(title.length);
  expect(shown).toBeGreaterThan(45);
});

test('the space counts, not the number of characters', () => {
  expect(cutTitle('i'.repeat(80)).text).toBe('i'.repeat(80));
  const wide = cutTitle('M'.repeat(80));
  expect(wide.shown).toBeLessThan(45);
  expect(wide.text).toBe(`${'M'.repeat(wide.shown)}…`);
});

test('marks above and below Thai letters take no space, and are never parted from them', () => {
  const word = 'ที่นี่';
  const { text, count, shown } = cutTitle(word.repeat(40));
  expect(count).toBe(80);
  expect(shown).toBeGreaterThan(40);
  expect(text).toMatch(/(ที่|นี่)…$/u);
});

test('a description has more space', () => {
  const text = 'word '.repeat(60);
  const { shown } = cutDescription(text);
  expect(shown).toBeGreaterThan(120);
  expect(shown).toBeLessThan(190);
});
