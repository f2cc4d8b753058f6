import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localize } from '#locales/format/localize.ts';
import { type CategoryData, GOODS_CATEGORIES } from '#seed/content/goods-categories.ts';
import { openNounPlacement } from './place-by-noun.ts';

const flat = (
  nodes: readonly CategoryData[],
  parentId: string | null,
): Parameters<typeof openNounPlacement>[0][number][] =>
  nodes.flatMap(({ name, children = [] }) => [
    { id: name[1], name: localize(name), parentId },
    ...flat(children, name[1]),
  ]);
const tree = flat(GOODS_CATEGORIES, null);
const told = openNounPlacement(tree);
const place = (title: Parameters<typeof told>[0]) => told(title)?.classificationId ?? null;
const titles = readFileSync('tests/fixtures/product-titles.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

test('of 300 titles of all departments nearly all that are placed are placed rightly', () => {
  const found = titles.map(([title, right]) => ({ title, right, placed: place({ th: title }) ?? '-' }));
  const placed = found.filter((one) => one.placed !== '-');
  const wrong = placed.filter((one) => one.placed !== one.right);
  const placeable = found.filter(({ right }) => right !== '-');
  const missed = placeable.filter((one) => one.placed === '-');
  expect(titles.length).toBeGreaterThanOrEqual(300);
  expect(new Set(placeable.map(({ right }) => right)).size).toBeGreaterThan(50);
  expect(wrong.length / placed.length).toBeLessThan(0.02);
  expect(1 - missed.length / placeable.length).toBeGreaterThan(0.85);
});

test('a shop without a category of that name places nothing', () => {
  expect(openNounPlacement([{ id: 'a', name: { th: 'อื่น ๆ' } }])({ th: 'หูฟังไร้สาย' })).toBeNull();
});

test('what titles in two languages say of one thing must agree', () => {
  expect(place({ th: 'หูฟังไร้สาย', en: 'Wireless headphones' })).toBe('Headphones');
  expect(place({ th: 'หูฟังไร้สาย', en: 'Laptop 14"' })).toBeNull();
});
