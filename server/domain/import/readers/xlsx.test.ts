import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSource } from './open-source.ts';
import { MAX_ROW, type SourceRow } from './source.ts';
import { textRow, workbookOf } from './xlsx.fixtures.ts';
import { SharedStrings } from './xlsx-strings.ts';
import { dateText, isDateFormat, numberText } from './xlsx-values.ts';
import { zipOf } from './zip.fixtures.ts';

const folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(content: Buffer): Promise<SourceRow[]> {
  const file = join(folder, 'feed.csv');
  await writeFile(file, content);
  const { kind, rows } = await openSource(file, () => {});
  expect(kind).toBe('xlsx');
  const found: SourceRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

test('shared, formatted, inline and formula texts, numbers, dates, flags and errors', async () => {
  const strings = [
    '<t>id</t>',
    '<t>Product  Name</t>',
    '<r><t xml:space="preserve">กระเป๋า </t></r><r><t>น้ำเงิน</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
    '<t>a_x000D_b</t>',
  ];
  const rows =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="str"><v>price</v></c><c r="D2" t="inlineStr"><is><t>from</t></is></c><c r="F2" t="inlineStr"><is><t>sold</t></is></c><c r="G2" t="inlineStr"><is><t>bad</t></is></c></row>' +
    '<row r="4"><c r="A4"><v>12345678901</v></c><c r="B4" t="s"><v>2</v></c><c r="C4"><f>1+1</f><v>99.989999999999995</v></c><c r="D4" s="1"><v>46143.395833333336</v></c><c r="F4" t="b"><v>1</v></c><c r="G4" t="e"><v>#N/A</v></c></row>' +
    '<row r="5"><c r="A5" t="s"><v>3</v></c><c r="C5" s="2"><v>5</v></c><c r="H5"><v>7</v></c></row><row r="6"/>';
  const workbook = workbookOf({
    sheets: [{ rows }],
    strings,
    formats: ['[$-D07041E]d/m/bbbb', '&quot;d&quot;#,##0'],
  });
  expect(await read(workbook)).toEqual([
    {
      line: 4,
      row: {
        id: '12345678901',
        product_name: 'กระเป๋า น้ำเงิน',
        price: '99.99',
        from: '2026-05-01T09:30:00',
        sold: 'true',
        bad: '',
      },
    },
    { line: 5, row: { id: 'a\rb', product_name: '', price: '5', from: '', sold: '', bad: '' } },
  ]);
});

test('merged titles above the header, and cells without references', async () => {
  const rows = textRow('Price list of May') + textRow('') + textRow('id', 'price') + textRow('1', '5');
  expect(await read(workbookOf({ sheets: [{ rows }] }))).toEqual([{ line: 4, row: { id: '1', price: '5' } }]);
});

test('the largest visible sheet is read', async () => {
  const table = (id: string, length: number) => textRow('id', 'price') + textRow(id, '5').repeat(length);
  const sheets = [
    { rows: textRow('Read me') },
    { rows: table('hidden', 900), hidden: true },
    { rows: table('shown', 90) },
  ];
  const found = await read(workbookOf({ sheets }));
  expect(found).toHaveLength(90);
  expect(found[0]).toMatchObject({ row: { id: 'shown' } });
});

test('a calendar from 1904', async () => {
  const rows = `${textRow('id', 'day')}<row><c><v>1</v></c><c s="1"><v>44681</v></c></row>`;
  const workbook = workbookOf({ sheets: [{ rows }], formats: ['yyyy-mm-dd'], from1904: true });
  expect(await read(workbook)).toEqual([{ line: 2, row: { id: '1', day: '2026-05-01' } }]);
});

test('texts of a workbook are limited', () => {
  const strings = new SharedStrings();
  const megabyte = 'x'.repeat(1_048_576);
  for (let i = 0; i < 96; i++) strings.add(megabyte);
  expect(() => strings.add('x')).toThrow(expect.objectContaining({ code: 'IMPORT_FILE_TOO_LARGE' }));
});

test('texts come back by number, across pages', () => {
  const strings = new SharedStrings();
  for (let i = 0; i < 2_000; i++) strings.add(i % 3 === 0 ? '' : `ข้อความ ${i}`);
  for (const i of [0, 1, 511, 512, 513, 1_023, 1_024, 1_999])
    expect(strings.get(i)).toBe(i % 3 === 0 ? '' : `ข้อความ ${i}`);
  expect(strings.get(2_000)).toBe('');
  expect(strings.get(Number.NaN)).toBe('');
});

test('a row over the limit is refused, and columns beyond it are passed over', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows =
    `<row>${cell('id')}${cell('text')}<c r="XFD1" t="str"><v>far</v></c></row>` +
    `<row>${cell('x'.repeat(30_000)).repeat(40)}</row>` +
    `<row>${cell('1')}<c r="XFD3"><v>5</v></c></row>`;
  expect(MAX_ROW).toBeLessThan(40 * 30_000);
  expect(await read(workbookOf({ sheets: [{ rows }] }))).toEqual([
    { line: 2, problem: expect.objectContaining({ code: 'IMPORT_ROW_TOO_LARGE' }), columns: ['id', 'text'] },
    { line: 3, row: { id: '1', text: '' } },
  ]);
});

describe('workbooks that fail', () => {
  const malformed = 'IMPORT_FILE_MALFORMED';
  const tooLarge = 'IMPORT_FILE_TOO_LARGE';
  const sheet = { rows: textRow('id', 'price') + textRow('1', '5') };
  const swollen = '<x/>'.repeat(8 * 1_048_576);

  test.each([
    ['without rows', workbookOf({ sheets: [{ rows: textRow('id', 'price') }] }), malformed, /no row of data/],
    [
      'whose sheets are hidden',
      workbookOf({ sheets: [{ ...sheet, hidden: true }] }),
      malformed,
      /no visible sheet/,
    ],
    ['with broken XML', workbookOf({ sheets: [{ rows: '<row>' }] }), malformed, /not well-formed/],
    ['that is a zip bomb in its sheet', workbookOf({ sheets: [{ rows: swollen }] }), tooLarge, /200 times/],
    [
      'that is a zip bomb in its texts',
      workbookOf({ sheets: [sheet], strings: [swollen] }),
      tooLarge,
      /200 times/,
    ],
    [
      'that is a zip bomb in its styles',
      workbookOf({ sheets: [sheet], extra: swollen.slice(0, 12 * 1_048_576) }),
      tooLarge,
      /200 times/,
    ],
    [
      'without parts',
      zipOf([{ name: 'xl/workbook.xml', content: '<workbook/>' }]),
      malformed,
      /no visible sheet/,
    ],
  ])('%s', async (_, content, code, message) => {
    await expect(read(content)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test('of an old format, or with a password', async () => {
    const file = join(folder, 'old.xls');
    await writeFile(file, Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    await expect(openSource(file, () => {})).rejects.toMatchObject({
      code: malformed,
      message: expect.stringMatching(/old or protected/),
    });
  });
});

test.each([
  ['12345678901', '12345678901'],
  ['1234567890123456789', '1234567890123456789'],
  ['1.2345678901E10', '12345678901'],
  ['99.989999999999995', '99.99'],
  ['0.30000000000000004', '0.3'],
  ['-5', '-5'],
  ['1E-3', '0.001'],
  ['', ''],
  ['x', 'x'],
])('the number %s is %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

test.each([
  ['1', '1900-01-01'],
  ['59', '1900-02-28'],
  ['61', '1900-03-01'],
  ['46143', '2026-05-01'],
  ['46143.99998', '2026-05-01T23:59:58'],
  ['46143.9999999', '2026-05-02'],
  ['0.5', '12:00:00'],
  ['-1', '-1'],
  ['9999999', '9999999'],
])('the day %s is %s', (value, text) => {
  expect(dateText(value, false)).toBe(text);
});

test.each([
  [14, undefined, true],
  [81, undefined, true],
  [0, undefined, false],
  [4, undefined, false],
  [164, 'd/m/bbbb', true],
  [164, '[h]:mm', true],
  [164, 'General', false],
  [164, '"฿"#,##0.00;[Red]\\d-0', false],
  [164, '_-[$THB]* #,##0.00_d', false],
])('format %i %s shows a date: %s', (id, code, expected) => {
  expect(isDateFormat(id, code)).toBe(expected);
});
