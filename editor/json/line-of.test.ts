import { expect, test } from 'vitest';
import { lineOf } from './line-of.ts';

const text = JSON.stringify(
  {
    nodes: { a: { props: { list: [{ x: 1 }, { x: '}"]' }], 'k:"': 2 } }, b: { props: { x: 3 } } },
    slots: [],
  },
  null,
  2,
);
const lineWith = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

test.each([
  [[], 1],
  [['nodes'], lineWith('"nodes"')],
  [['nodes', 'a', 'props', 'list'], lineWith('"list"')],
  [['nodes', 'a', 'props', 'list', 1, 'x'], lineWith('}\\"]')],
  [['nodes', 'a', 'props', 'k:"'], lineWith('k:')],
  [['nodes', 'b', 'props', 'x'], lineWith('"x": 3')],
  [['slots'], lineWith('"slots"')],
  [['nodes', 'b', 'props', 'gone', 'x'], lineWith('"x": 3') - 1],
  [['nodes', 'gone', 'props'], lineWith('"nodes"')],
])('the line of %j', (path, line) => {
  expect(lineOf(text, path)).toBe(line);
});

test('an item of a list is on the line where it begins, or where the one before it ends', () => {
  expect(lineOf('{"a": [\n  1,\n  2\n]}', ['a', 0])).toBe(1);
  expect(lineOf('{"a": [\n  1,\n  2\n]}', ['a', 1])).toBe(2);
});

test.each(['', '{', '[[[', '}}}', '"', '{"a": nope,\n "b": 1}'])('text that isn’t JSON: %s', (broken) => {
  expect(lineOf(broken, ['b', 'c'])).toBeGreaterThan(0);
});
