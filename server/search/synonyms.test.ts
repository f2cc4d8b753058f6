import { expect, test } from 'vitest';
import { allByAnyName, queryWords } from './query.ts';
import { synonymsAt } from './synonyms.ts';
import { textWords } from './words.ts';

const query = (keyword: string) => allByAnyName(queryWords(keyword));
const others = (keyword: string) => synonymsAt(textWords(keyword), 0)?.others.map((forms) => forms.join(' '));

test.each([
  ['โทรศัพท์', 'ponsel'],
  ['ponsel', 'smartphone'],
  ['โทรทัศน์', 'tv'],
  ['tv', 'ทีวี'],
  ['headsets', 'headphone'],
  ['แอร์ฟรายเออร์', 'air fryer'],
  ['ไอโฟน', 'iphone'],
])('%s is also %s', (keyword, other) => {
  expect(others(keyword)).toContain(other);
});

test('several words have one name together, the longest', () => {
  expect(others('โทรศัพท์มือถือ')).toContain('โทรศัพท');
  expect(others('power bank anker')).toContain('แบต สำรอง');
  expect(synonymsAt(textWords('power tool'), 0)).toBeUndefined();
});

test('a query asks for any name, and for everything else that was typed', () => {
  const fridge = "(('fridge') | ('ตู' & 'เยน') | ('refrigerator') | ('kulka'))";
  expect(query('fridge')).toBe(fridge);
  expect(query('small fridge wx 700')).toBe(`'small' & ${fridge} & ('wx700' | ('wx' & '700'))`);
  expect(query('desk lamp')).toBeUndefined();
});
