import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '#schemas/fields/registry.ts';
import { showsAnything } from '#schemas/fold-typed.ts';
import { MAX_ENTRIES, MAX_FILE, readFile, toCsv, toJson } from './exchange.ts';

const label = 'field.title';
const fields: Field[] = [
  { name: 'title', type: 'TEXT', localized: true, maxLength: 100, label },
  { name: 'code', type: 'TEXT', maxLength: 100, label },
  { name: 'count', type: 'NUMBER', min: -100, max: 100, label },
  {
    name: 'hot',
    type: 'SELECT',
    options: [
      { value: true, label },
      { value: false, label },
    ],
    label,
  },
  { name: 'goods', type: 'LIST', max: 5, item: [{ name: 'id', type: 'TEXT', maxLength: 9, label }], label },
];
const type = { type: 'things', fields };
const csv = (text: string) => readFile(type, text);

// A text that shows nothing is none: it comes back as an empty cell.
const plain = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => showsAnything(text) && !text.includes('\u0000'));
const entry = fc.record({
  id: fc.option(fc.uuid()),
  leaves: fc.record(
    {
      'title.th': plain,
      code: fc.constantFrom('=1+1', "'=x", "''-a", '@x', '5', 'true', '{"a":1}', 'a,"b"\n;c', ' x ', "'x"),
      count: fc.integer({ min: -100, max: 100 }),
      hot: fc.boolean(),
      goods: fc.array(fc.record({ id: fc.constantFrom('1', 'a;b') }), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
});
const isHeld = (value: unknown) => value !== null && value !== undefined;

describe('a file of entries', () => {
  test('gives each entry back as it was, as JSON and as CSV', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        expect(readFile(type, toJson(type, entries))).toEqual({ entries, unknown: [] });
        const read = csv(toCsv(type, ['th', 'en'], entries));
        if ('fault' in read) throw new Error(read.fault);
        const held = read.entries.map(({ id, leaves }) => ({
          id,
          leaves: Object.fromEntries(Object.entries(leaves).filter(([, value]) => isHeld(value))),
        }));
        expect(held).toEqual(entries);
      }),
    );
  });

  test('has no cell that a spreadsheet runs as a formula', () => {
    const text = toCsv(type, ['th'], [{ id: null, leaves: { code: '=HYPERLINK("x")', 'title.th': '+1' } }]);
    expect(text).toBe(`\uFEFFid,title.th,code,count,hot,goods\r\n,'+1,"'=HYPERLINK(""x"")",,,`);
  });

  test('may be of a spreadsheet that saves with semicolons, and may name some columns alone', () => {
    expect(csv('id;count;title.th\n7;3;สวัสดี\n;;x\n')).toEqual({
      entries: [
        { id: '7', leaves: { count: 3, 'title.th': 'สวัสดี' } },
        { id: null, leaves: { count: null, 'title.th': 'x' } },
      ],
      unknown: [],
    });
  });

  test('names columns that the type lacks, and sets nothing of them', () => {
    expect(csv('id,price,title.xx,code\n1,5,x,y')).toEqual({
      entries: [{ id: '1', leaves: { code: 'y' } }],
      unknown: ['price', 'title.xx'],
    });
  });

  test('keeps a value that the field can’t have, for the server to refuse by name', () => {
    expect(csv('id,count\n1,many')).toMatchObject({ entries: [{ leaves: { count: 'many' } }] });
  });

  test.each([
    ['an empty one', '', 'MALFORMED'],
    ['a header without entries', 'id,code\n', 'NO_ENTRIES'],
    ['a row with too many cells', 'id,code\n1,2,3', 'MALFORMED'],
    ['a column named twice', 'id,code,code\n1,2,3', 'MALFORMED'],
    ['an open quote', 'id,code\n1,"2', 'MALFORMED'],
    ['broken JSON', '{"type":', 'MALFORMED'],
    ['JSON of something else', '{"type":"things","entries":[{"leaves":[]}]}', 'MALFORMED'],
    ['another type’s', '{"type":"coupons","entries":[{"leaves":{}}]}', 'OTHER_TYPE'],
    ['too many entries', `id,code\n${',x\n'.repeat(MAX_ENTRIES + 1)}`, 'TOO_LARGE'],
    ['too many characters', `{${' '.repeat(MAX_FILE)}`, 'TOO_LARGE'],
  ])('is refused: %s', (_, text, fault) => {
    expect(csv(text)).toEqual({ fault });
  });
});
