import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localize } from '#locales/format/localize.ts';
import { type CategoryData, GOODS_CATEGORIES } from '#seed/content/goods-categories.ts';
import { groupSpellings, spellingKey } from '../search/spellings.ts';
import { type Knowledge, openSuggestions } from './suggest.ts';

const tree = [
  { id: '1', code: 'c1', name: { th: 'มือถือและแท็บเล็ต', en: 'Phones & Tablets', id: 'Ponsel & Tablet' } },
  { id: '2', code: 'c2', name: { th: 'โทรศัพท์มือถือ', en: 'Mobile Phones', id: 'Ponsel' } },
  { id: '3', code: 'c3', name: { th: 'อุปกรณ์เสริมมือถือ', en: 'Phone Accessories', id: 'Aksesori HP' } },
  { id: '4', code: 'c4', name: { th: 'หูฟัง', en: 'Headphones', id: 'Headphone' } },
];
const spellings = groupSpellings([
  { kind: 'free', written: 'เฮดโฟน', key: spellingKey('เฮดโฟน'), meant: 'Headphones' },
]);
const open = (over: Partial<Knowledge> = {}) => openSuggestions({ tree, mappings: [], spellings, ...over });
const flat = (nodes: readonly CategoryData[], parentId: string | null): Knowledge['tree'][number][] =>
  nodes.flatMap(({ name, children = [] }) => [
    { id: name[1], code: name[1], name: localize(name), parentId },
    ...flat(children, name[1]),
  ]);
/** Categories of the seed, by their English names. */
const shop = flat(GOODS_CATEGORIES, null);
const th = (...titles: string[]) => titles.map((title) => ({ th: title }));
const shown = (found: ReturnType<ReturnType<typeof open>>) =>
  found.map(({ classificationId, reasons }) => [
    classificationId,
    ...reasons.map(({ kind, text }) => `${kind}: ${text}`),
  ]);

test.each(['Audio > headphones', 'หูฟัง', 'Elektronik > Headphone', 'เฮดโฟน', 'หูฟัง และอื่นๆ'])(
  'a path is suggested the category that has its name in any language or spelling: %s',
  (path) => {
    expect(open()(path, [])[0]).toMatchObject({ source: 'path', value: path, classificationId: '4' });
  },
);

test('a narrower level weighs more than a wider one, and at most three are suggested', () => {
  const found = open()('Phones & Tablets > Phone Accessories', []);
  expect(shown(found).slice(0, 2)).toEqual([
    ['3', 'name: Phone Accessories'],
    ['1', 'name: Phones & Tablets'],
  ]);
  expect(found.length).toBeLessThanOrEqual(3);
});

test('Google’s categories are known by number and by name, in the names of all languages', () => {
  expect(shown(open()('267', []))[0]).toEqual(['2', 'google: Mobile Phones']);
  expect(
    shown(
      open({ tree: [{ id: '7', code: 'c', name: { th: 'โทรทัศน์' } }] })(
        'Electronics > Video > Televisions',
        [],
      ),
    ),
  ).toEqual([['7', 'google: โทรทัศน์']]);
  expect(open()('99999', [])).toEqual([]);
});

test('an earlier decision about the same narrowest level is a reason', () => {
  const mappings = [{ source: 'path', key: '', value: 'Shopee > ของเล่น', classificationId: '3' }];
  expect(shown(open({ mappings })('Lazada > ของเล่น', []))).toEqual([['3', 'earlier: Shopee > ของเล่น']]);
});

test('a path means the category of the things that its titles name, if nearly all name it', () => {
  const suggest = open();
  expect(shown(suggest('Kai', th('หูฟังไร้สาย ANC', 'หูฟังมีสาย', 'Headphones with mic')))).toEqual([
    ['4', 'titles: หูฟัง, หูฟังมีสาย, headphones'],
    ['4', 'titles: หูฟัง, หูฟังมีสาย, headphones'],
  ]);
  expect(suggest('Kai', th('หูฟังไร้สาย', 'พวงกุญแจ', 'ฟองน้ำหูฟัง'))).toMatchObject([
    { source: 'word', value: 'หูฟัง', classificationId: '4' },
  ]);
  expect(suggest('Kai', th('แหวนทอง multi', 'พวงกุญแจ'))).toEqual([]);
});

test('titles suggest nothing that only names, fits or holds a category’s things', () => {
  const found = readFileSync('tests/fixtures/product-titles.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [title = '', right] = line.split('\t');
      const [first] = open({ tree: shop })(null, th(title));
      return first ? [{ title, right, found: first.classificationId }] : [];
    });
  expect(found.length).toBeGreaterThan(150);
  expect(found.filter(({ right, found: id }) => id !== right).length / found.length).toBeLessThan(0.02);
});

test('goods whose feed gives no category are suggested words of their titles', () => {
  expect(open()(null, th('หูฟังไร้สาย', 'พวงกุญแจ'))).toEqual([
    { source: 'word', value: 'หูฟัง', classificationId: '4', reasons: [{ kind: 'titles', text: 'หูฟัง' }] },
  ]);
});

test('a category that the tenant hasn’t got any more is not suggested', () => {
  const mappings = [{ source: 'path', key: '', value: 'A > ของเล่น', classificationId: '9' }];
  expect(open({ mappings })('B > ของเล่น', th('ของเล่น'))).toEqual([]);
});
