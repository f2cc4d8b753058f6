import { expect, test } from 'vitest';
import { allOf, anyOf, nearlyAllOf, queryWords, tellingWords, term } from './query.ts';
import type { Word } from './words.ts';

const word = (form: string, { parts = [], joined }: Partial<Word> = {}): Word => ({ form, parts, joined });
const words = (text: string) => text.split(' ').map((form) => word(form));
const asked = (keyword: string) => queryWords(keyword).map(({ form }) => form);

test.each([
  ['best price for a lamp', ['lamp']],
  ['ราคา lamp', ['lamp']],
  ['harga lampu untuk rumah', ['lampu', 'rumah']],
  ['cheap lamp', ['lamp']],
  ['lampu dan kursi terbaik', ['lampu', 'kursi']],
  ['อยากได้ lamp', ['lamp']],
  ['lamp ซื้อที่ไหนดี', ['lamp']],
  ['the best', ['the', 'best']],
  ['a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b1']],
  [`${' '.repeat(97)}lamp`, ['lam']],
  ['', []],
])('“%s” gives %j', (keyword, expected) => {
  expect(asked(keyword)).toEqual(expected);
});

test('filler words stay if there are no others', () => {
  expect(tellingWords(words('the lamp'))).toEqual(words('lamp'));
  expect(tellingWords(words('the best'))).toEqual(words('the best'));
});

test('all of the words', () => {
  expect(allOf(words('desk lamp'))).toBe("'desk' & 'lamp'");
  expect(allOf([word('iphone15', { parts: ['iphone', '15'] })])).toBe("('iphone15' | ('iphone' & '15'))");
  expect(allOf([])).toBe('');
});

test('a model number matches as one word, and by its parts next to each other', () => {
  const model = word('s', { joined: 's24' });
  expect(allOf([model, word('24'), word('case')])).toBe("('s24' | ('s' & '24')) & 'case'");
  expect(allOf([model, word('case')])).toBe("'s' & 'case'");
  expect(allOf([word('case'), model])).toBe("'case' & 's'");
});

test('in an unfinished text the last word may continue, from its third letter on', () => {
  expect(allOf(words('desk lam'), true)).toBe("'desk' & 'lam':*");
  expect(allOf(words('desk la'), true)).toBe("'desk' & 'la'");
  expect(allOf(words('desk lamp'), false)).toBe("'desk' & 'lamp'");
});

test('every part but one', () => {
  expect(nearlyAllOf(["'a'", "'b'", "'c'"])).toBe("('b' & 'c') | ('a' & 'c') | ('a' & 'b')");
});

test('a model number matches as a whole, or by its parts', () => {
  expect(term(word('x1', { parts: ['x', '1'] }))).toBe("('x1' | ('x' & '1'))");
  expect(term(word('lamp'))).toBe("'lamp'");
});

test('parts that are equal are one part, and no parts are no query', () => {
  expect(nearlyAllOf(["'a'", "'a'", "'b'"])).toBe("('b') | ('a')");
  expect(nearlyAllOf(["'a'", "'a'"])).toBe("'a'");
  expect([nearlyAllOf([]), anyOf([])]).toEqual(['', '']);
  expect(anyOf(["'a'", "'b'"])).toBe("('a' | 'b')");
});
