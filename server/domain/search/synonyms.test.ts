import { expect, test } from 'vitest';
import { allByAnyName, queryWords } from './query.ts';
import { synonymsAt } from './synonyms.ts';
import { textWords } from './words.ts';

const query = (keyword: string) => allByAnyName(queryWords(keyword));
const written = (text: string) =>
  textWords(text)
    .map(({ form }) => form)
    .join(' ');
const others = (keyword: string) => synonymsAt(textWords(keyword), 0)?.others.map((forms) => forms.join(' '));

test.each([
  ['โทรศัพท์', 'ponsel'],
  ['ponsel', 'smartphone'],
  ['โทรทัศน์', 'tv'],
  ['tv', 'ทีวี'],
  ['notebook', 'laptop'],
  ['tablet', 'แท็บเล็ต'],
  ['headsets', 'headphone'],
  ['tws', 'earbud'],
  ['power bank', 'powerbank'],
  ['แอร์ฟรายเออร์', 'air fryer'],
  ['air conditioner', 'เครื่องปรับอากาศ'],
  ['kulkas', 'fridge'],
  ['mesin cuci', 'washing machine'],
  ['robot vacum', 'robot vacuum'],
  ['sunblock', 'sunscreen'],
  ['lipstick', 'ลิป'],
  ['popok', 'diaper'],
  ['kaos', 'tshirt'],
  ['sneakers', 'รองเท้าผ้าใบ'],
  ['ไอโฟน', 'iphone'],
  ['ไอแพด', 'ipad'],
  ['แมคบุ๊ค', 'macbook'],
  ['กาแลคซี่', 'galaxy'],
  ['แอปเปิล', 'apple'],
  ['ซัมซุง', 'samsung'],
  ['หัวเว่ย', 'huawei'],
  ['เสียวหมี่', 'xiaomi'],
  ['ออปโป้', 'oppo'],
  ['วีโว่', 'vivo'],
  ['เรียลมี', 'realme'],
  ['โซนี่', 'sony'],
  ['ฟิลิปส์', 'philips'],
  ['พานาโซนิค', 'panasonic'],
  ['โลจิเทค', 'logitech'],
])('%s is also %s', (keyword, other) => {
  expect(others(keyword)).toContain(written(other));
});

test('the longest name of several words is used', () => {
  expect(others('โทรศัพท์มือถือ')).toContain('โทรศัพท');
  expect(others('power bank anker')).toContain('แบต สำรอง');
});

test('the beginning of a name of several words has no synonym', () => {
  expect(others('power tool')).toBeUndefined();
  expect(others('power')).toBeUndefined();
  expect(others('')).toBeUndefined();
});

test('a query matches any synonym, and all other words as typed', () => {
  const fridge = "(('fridge') | ('ตู' & 'เยน') | ('refrigerator') | ('kulka'))";
  expect(query('fridge')).toBe(fridge);
  expect(query('small fridge wx 700')).toBe(`'small' & ${fridge} & ('wx700' | ('wx' & '700'))`);
  expect(query('desk lamp')).toBeUndefined();
});
