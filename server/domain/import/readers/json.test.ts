import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoded } from './decode.ts';
import { findRows, readJson } from './json.ts';
import { pieces, rows } from './readers.fixtures.ts';
import { MAX_ROW, type SourceRow } from './source.ts';

/** Kind, path and rows of a JSON file, in pieces of `size` bytes. */
async function read(text: string, size: number) {
  const shape = text.trimStart().startsWith('[')
    ? { kind: 'json', path: '$' }
    : await findRows(decoded(pieces(text, size)));
  const found = await rows((source) => readJson(source, shape.path), pieces(text, size));
  return { ...shape, found };
}
const values = (found: SourceRow[]) => found.map((one) => ('row' in one ? one.row : one.problem.code));

test('whole numbers of any length keep their digits', async () => {
  const rows =
    '[{"id":1729384756123456789,"n":[-1729384756123456790],"x":"1729384756123456791","f":0.12345678901234567890}]';
  expect(values((await read(rows, 9)).found)).toEqual([
    {
      id: '1729384756123456789',
      n: ['-1729384756123456790'],
      x: '1729384756123456791',
      f: 0.123_456_789_012_345_68,
    },
  ]);
  expect(values((await read('[{"id":9007199254740991}]', 9)).found)).toEqual([{ id: 9_007_199_254_740_991 }]);
});

/** The value without whole numbers that come back as texts. */
const withoutLong = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'number' && Math.abs(one) > Number.MAX_SAFE_INTEGER ? 0 : one,
  );

test('the rows of any list come back, at any boundary of pieces and indentation', async () => {
  const item = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }).map(withoutLong));
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { minLength: 1 }),
      fc.constantFrom([], ['data'], ['result', 'list'], ['a"[{\\', 'items']),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(undefined, 2, '\t'),
      async (items, keys, size, indent) => {
        const file = keys.reduceRight<unknown>(
          (value, key) => ({ count: [1, 2], [key]: value, next: null }),
          items,
        );
        const { found } = await read(JSON.stringify(file, null, indent), size);
        expect(values(found)).toEqual(JSON.parse(JSON.stringify(items)));
        expect(found.map(({ line }) => line)).toEqual(items.map((_, i) => i + 1));
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['the usual name before a longer list', '{"facets":[{},{},{}],"items":[{"a":1}]}', '$.items', [{ a: 1 }]],
  ['the longest list', '{"x":[{}],"y":[{"a":1},{"a":2}]}', '$.y', [{ a: 1 }, { a: 2 }]],
  ['the outermost list', '{"data":[{"items":[{},{}]}]}', '$.data', [{ items: [{}, {}] }]],
  ['an empty list', '{"data":{"items":[]},"tags":["a"]}', '$.data.items', []],
  ['one object', '{"a":1,"pictures":["u","v"]}', '', [{ a: 1, pictures: ['u', 'v'] }]],
  ['objects one after another', '{\n"a":1}\n{"a":[{},{}]}', '', [{ a: 1 }, { a: [{}, {}] }]],
  [
    'broken elements',
    '[{"a":1},{"b":},5,{"c":nan}]',
    '$',
    [{ a: 1 }, 'IMPORT_MALFORMED_ROW', 5, 'IMPORT_MALFORMED_ROW'],
  ],
  ['two lists of one name', '{"data":[{"a":1}],"data":[{"a":2}]}', '$.data', [{ a: 1 }, { a: 2 }]],
] as const)('rows of %s', async (_, text, path, expected) => {
  for (const size of [1, 1024]) {
    const result = await read(text, size);
    expect(result.path).toBe(path);
    expect(values(result.found)).toEqual(expected);
  }
});

test('a Lazada page is told by its list, even if empty and the last of several', async () => {
  const page = '{"mainInfo":{"themes":[{},{}]},"mods":{"filter":{"items":[{},{}]},"listItems":[]}}';
  expect(await findRows(decoded(pieces(page, 7)))).toEqual({ kind: 'lazada-page', path: '$.mods.listItems' });
});

test('rows beyond the limits of size and depth are refused, and the next one is read', async () => {
  const text = `[{"a":"${'x'.repeat(MAX_ROW)}"},${'['.repeat(40)}${']'.repeat(40)},{"s":"${'{'.repeat(99)}\\""}]`;
  expect(values((await read(text, 65_536)).found)).toEqual([
    'IMPORT_ROW_TOO_LARGE',
    'IMPORT_MALFORMED_ROW',
    { s: `${'{'.repeat(99)}"` },
  ]);
});

test.each([
  ['ends inside of a value', '{"data":[{"a":1},{"b"'],
  ['ends inside of a value', '[{"a":1}'],
  ['brackets do not match', '{"data":[{"a":1}}'],
  ['nests deeper', '{"a":'.repeat(40)],
])('a file fails when it %s', async (message, text) => {
  await expect(read(text, 7)).rejects.toMatchObject({
    code: 'IMPORT_FILE_MALFORMED',
    message: expect.stringContaining(message),
  });
});

test('the key __proto__ is an ordinary field', async () => {
  const { found } = await read('[{"__proto__":{"polluted":1}}]', 5);
  const [row] = values(found);
  expect(Object.keys(Object(row))).toEqual(['__proto__']);
  expect(Object(row).polluted).toBeUndefined();
});
