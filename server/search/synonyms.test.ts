import { expect, test } from 'vitest';
import { allOf, queryWords } from './query.ts';
import { synonymsAt } from './synonyms.ts';
import { textWords } from './words.ts';

const query = (keyword: string) => allOf(queryWords(keyword));
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

test('a query asks for either name, and for everything else that was typed', () => {
  expect(query('fridge')).toBe("(('fridge') | ('ตู' & 'เยน') | ('refrigerator') | ('kulka'))");
  expect(query('macbook 14')).toMatch(/\| \('macbook'\)|'macbook14' \|/);
  expect(query('desk lamp')).toBe("'desk' & 'lamp'");
});

test('what is still being typed is taken as it stands', () => {
  expect(allOf(queryWords('fridge'), true)).toBe("'fridge':*");
});
