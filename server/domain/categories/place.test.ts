import { expect, test } from 'vitest';
import { spellingKey } from '../search/spellings.ts';
import { type Mapping, openPlacement, PAGE_LEVEL, pathKey } from './place.ts';

const tree = [
  { id: '1', code: 'c1', name: { th: 'มือถือและแท็บเล็ต', en: 'Phones & Tablets' } },
  { id: '2', code: 'c2', name: { th: 'สมาร์ทโฟน', en: 'Smartphones' } },
  { id: '3', code: 'c3', name: { th: 'อุปกรณ์เสริมมือถือ', en: 'Phone Accessories' } },
  { id: '4', code: 'c4', name: { th: 'หูฟัง', en: 'Headphones' } },
];
const path = (value: string, classificationId: string): Mapping => ({
  source: 'path',
  key: pathKey(value),
  value,
  classificationId,
});
const word = (value: string, classificationId: string): Mapping => ({
  source: 'word',
  key: spellingKey(value),
  value,
  classificationId,
});
const placed = (mappings: readonly Mapping[], sourceCategory: string | null, title = 'x') =>
  openPlacement(tree, mappings)({ sourceCategory, title: { th: title } });

test('the narrowest of an item’s categories that the tenant has comes first, by name in any case or by code', () => {
  const mappings = [path('Gadgets > headphones', '3'), word('เคส', '3')];
  expect(placed(mappings, 'Gadgets > HEADPHONES', 'เคส')).toBe('4');
  expect(placed([], 'C1 > Smartphones > Unknown')).toBe('2');
  expect(placed([], 'Unknown')).toBeNull();
});

test('the mapping of the longest beginning of the path comes next, also of a number', () => {
  const mappings = [path('Gadgets', '1'), path(' gadgets>Audio ', '4'), path('267', '2'), word('เคส', '3')];
  expect(placed(mappings, 'Gadgets > Audio > In-ear', 'เคส')).toBe('4');
  expect(placed(mappings, 'Gadgets > Other')).toBe('1');
  expect(placed(mappings, 'Gadgetsandmore')).toBeNull();
  expect(placed(mappings, '267')).toBe('2');
  expect(placed(mappings, '2670 > 267')).toBeNull();
});

test('words of the title come last, the longest first, in any case, plural and tone marks', () => {
  const mappings = [word('หูฟัง', '4'), word('หูฟังบลูทูธ', '1'), word('Headphone', '4')];
  expect(placed(mappings, 'Unknown', 'หูฟังบลูทูธไร้สาย')).toBe('1');
  expect(placed(mappings, null, 'หูฟังมีสาย')).toBe('4');
  expect(placed(mappings, null, 'HEADPHONES Sony')).toBe('4');
  expect(placed([word('ฟิล์ม', '3')], null, 'ฟิลม กระจก')).toBe('3');
});

test('a word counts as a whole word of the title only', () => {
  expect(placed([word('พัด', '3')], null, 'ผัดพัดลม')).toBeNull();
  expect(placed([word('ear', '4')], null, 'Earl Grey tea')).toBeNull();
});

test('things that are given along, or that the thing only fits, don’t count', () => {
  const mappings = [word('เคส', '3'), word('สมาร์ทโฟน', '2')];
  expect(placed(mappings, null, 'OPPO A60 แถมเคส')).toBeNull();
  expect(placed(mappings, null, 'สมาร์ทโฟน OPPO A60 ฟรี เคส')).toBe('2');
  expect(placed(mappings, null, 'เคสสำหรับสมาร์ทโฟน OPPO')).toBe('3');
});

test('of an accessory its own word counts, though the thing’s is longer', () => {
  const mappings = [word('ฟิล์ม', '3'), word('โทรศัพท์', '2')];
  expect(placed(mappings, null, 'ฟิล์มกระจกนิรภัย โทรศัพท์ OPPO A60')).toBe('3');
  expect(placed(mappings, null, 'โทรศัพท์ OPPO A60')).toBe('2');
});

test('words come before a path that a page lays on all of its items', () => {
  const ofPage = `${PAGE_LEVEL} > Mobiles > Smartphones`;
  expect(placed([word('ฟิล์ม', '3')], ofPage, 'ฟิล์มกระจก OPPO A60')).toBe('3');
  expect(placed([word('ฟิล์ม', '3')], ofPage, 'OPPO A60')).toBe('2');
  expect(placed([word('ฟิล์ม', '3')], 'Mobiles > Smartphones', 'ฟิล์มกระจก OPPO A60')).toBe('2');
});

test('a mapping to a category that the tenant hasn’t got places nothing', () => {
  expect(placed([path('Gadgets', '9'), word('เคส', '9')], 'Gadgets', 'เคส')).toBeNull();
});
