import { expect, test } from 'vitest';
import { groupSpellings, spellingKey } from '../search/spellings.ts';
import { type Knowledge, learnWords, openSuggestions } from './suggest.ts';

const tree = [
  { id: '1', code: 'c1', name: { th: 'มือถือและแท็บเล็ต', en: 'Phones & Tablets', id: 'Ponsel & Tablet' } },
  { id: '2', code: 'c2', name: { th: 'โทรศัพท์มือถือ', en: 'Mobile Phones', id: 'Ponsel' } },
  { id: '3', code: 'c3', name: { th: 'อุปกรณ์เสริมมือถือ', en: 'Phone Accessories', id: 'Aksesori HP' } },
  { id: '4', code: 'c4', name: { th: 'หูฟัง', en: 'Headphones', id: 'Headphone' } },
];
const spellings = groupSpellings([
  { kind: 'free', written: 'เฮดโฟน', key: spellingKey('เฮดโฟน'), meant: 'Headphones' },
]);
const open = (over: Partial<Knowledge> = {}) =>
  openSuggestions({ tree, mappings: [], spellings, learnt: new Map(), ...over });
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

test('words of titles are learnt from goods with a category if nearly all mean the same one', () => {
  const learnt = learnWords([
    ...th('เคสใส Samsung', 'เคสหนัง OPPO', 'เคสกันกระแทก vivo').map((title) => ({
      title,
      classificationId: '3',
    })),
    ...th('Samsung A15', 'Samsung A25', 'Samsung A35').map((title) => ({ title, classificationId: '2' })),
  ]);
  expect(learnt.get('เคส')).toBe('3');
  expect(learnt.get('samsung')).toBeUndefined();
  const suggest = open({ learnt });
  expect(shown(suggest('Kai', th('เคสลายแมว', 'เคส iPhone', 'สายคล้อง')))).toEqual([['3', 'titles: เคส']]);
  expect(suggest('Kai', th('สายคล้อง', 'พวงกุญแจ'))).toEqual([]);
  expect(suggest('Kai', th('เคสลายแมว', 'หูฟังไร้สาย', 'พวงกุญแจ'))).toMatchObject([
    { source: 'word', value: 'เคส', classificationId: '3' },
    { source: 'word', value: 'หูฟัง', classificationId: '4' },
  ]);
});

test('goods whose feed gives no category are suggested words of their titles', () => {
  expect(open()(null, th('หูฟังไร้สาย', 'พวงกุญแจ'))).toEqual([
    { source: 'word', value: 'หูฟัง', classificationId: '4', reasons: [{ kind: 'titles', text: 'หูฟัง' }] },
  ]);
});

test('a category that the tenant hasn’t got any more is not suggested', () => {
  const mappings = [{ source: 'path', key: '', value: 'A > ของเล่น', classificationId: '9' }];
  expect(open({ mappings, learnt: new Map([['ของเล่น', '9']]) })('B > ของเล่น', th('ของเล่น'))).toEqual([]);
});
