import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openSource } from './open-source.ts';
import { windows874 } from './readers.fixtures.ts';
import type { Source } from './source.ts';
import { zipOf } from './zip.fixtures.ts';

const folder = await mkdtemp(join(tmpdir(), 'source-'));
afterAll(() => rm(folder, { recursive: true }));

async function open(content: string | Buffer): Promise<Source> {
  const file = join(folder, 'feed');
  await writeFile(file, content);
  return openSource(file, () => {});
}

/** Kind of a file, and its rows or their problems. */
async function read(content: string | Buffer) {
  const source = await open(content);
  const rows: unknown[] = [];
  for await (const one of source.rows) rows.push('row' in one ? one.row : one.problem.code);
  const { kind, encoding, delimiter } = source;
  return { kind, encoding, delimiter, rows };
}

const ROWS = [
  { id: '1', title: 'กระเป๋า, น้ำเงิน', price: '1290' },
  { id: '2', title: 'หูฟัง;ไร้สาย', price: '99,50' },
];
const table = (delimiter: string, lineEnd = '\n') =>
  [
    'id,title,price',
    ...ROWS.map(({ id, title, price }) =>
      [id, title, price].map((field) => (/[,;]/.test(field) ? `"${field}"` : field)),
    ),
  ]
    .map((fields) => (typeof fields === 'string' ? fields.split(',') : fields).join(delimiter))
    .join(lineEnd);
test.each([
  ['comma', table(','), ',', 'utf-8'],
  ['semicolon', table(';'), ';', 'utf-8'],
  ['tab', table('\t'), '\t', 'utf-8'],
  ['pipe', table('|'), '|', 'utf-8'],
  ['CR only', table(',', '\r'), ',', 'utf-8'],
  ['CRLF', table(';', '\r\n'), ';', 'utf-8'],
  ['CR CR LF', table(';', '\r\r\n'), ';', 'utf-8'],
  ['a byte order mark', `\ufeff${table(',')}`, ',', 'utf-8'],
  ['UTF-16 LE', Buffer.from(`\ufeff${table('\t')}`, 'utf16le'), '\t', 'utf-16le'],
  ['UTF-16 BE', Buffer.from(`\ufeff${table('\t')}`, 'utf16le').swap16(), '\t', 'utf-16be'],
  ['Windows-874', windows874(table(',')), ',', 'windows-874'],
  ['gzip', gzipSync(table(',')), ',', 'utf-8'],
  ['zip', zipOf([{ name: 'x.csv', content: table(';') }]), ';', 'utf-8'],
])('a table with %s is read', async (_, content, delimiter, encoding) => {
  expect(await read(content)).toEqual({ kind: 'table', encoding, delimiter, rows: ROWS });
});

describe('the delimiter of a table', () => {
  test.each([
    ['decimal commas', 'a;b\n1,5;2,5\n3,5;4,5\n', ';'],
    ['decimal commas under a title', 'Prices\na;b\n1,5;2,5\n3,5;4,5\n', ';'],
    ['a short first line', 'Export;\na,b,c\n1,2,3\n4,5,6\n', ','],
    ['lists in a column', 'a,b,c\n1,x|y,2\n3,x|y,4\n5,x|y,\n', ','],
    ['lists beside malformed rows', 'a,b,c,d\n1,x|y,2,3\n3,x|y\n5,x|y,,\n', ','],
    ['quoted delimiters', 'a;b\n"1,2,3";x\n"4,5,6";y\n', ';'],
    ['one column', 'a\n1\n2\n', ','],
    ['one row', 'a\tb\n1\t2', '\t'],
  ])('with %s', async (_, content, delimiter) => {
    expect((await open(content)).delimiter).toBe(delimiter);
  });
});

test('titles above a header and columns without a name are left out', async () => {
  const { rows } = await read('Export of 1 May,,\n\nImage  Link,Price ,\nx,1,\n');
  expect(rows).toEqual([{ image_link: 'x', price: '1' }]);
});

test.each([
  ['JSON Lines', '{"a":1}\n\n{"a":2}\n', 'jsonl', [{ a: 1 }, { a: 2 }]],
  ['JSON Lines with CR only', '{"a":1}\r{"a":2}\r', 'jsonl', [{ a: 1 }, { a: 2 }]],
  ['JSON Lines in UTF-16', Buffer.from('{"a":"ก"}\n{"a":2}', 'utf16le'), 'jsonl', [{ a: 'ก' }, { a: 2 }]],
  [
    'JSON Lines cut in the first row',
    '{"a":\n{"a":2}\n{"a":3}',
    'jsonl',
    ['IMPORT_MALFORMED_ROW', { a: 2 }, { a: 3 }],
  ],
  ['a JSON list', ' [\n{"a":1},\n{"a":2}\n]', 'json', [{ a: 1 }, { a: 2 }]],
  ['a JSON list in Windows-874', windows874('[{"a":"กระเป๋า"}]'), 'json', [{ a: 'กระเป๋า' }]],
  ['an answer of one line', '{"data":{"items":[{"a":1},{"a":2}]}}', 'json', [{ a: 1 }, { a: 2 }]],
  ['an answer with a row a line', '{"data":[\n{"a":1},\n{"a":2}\n]}', 'json', [{ a: 1 }, { a: 2 }]],
  ['one row of JSON Lines', '{"a":1}', 'json', [{ a: 1 }]],
  [
    'long JSON Lines',
    `{"a":"${'x'.repeat(70_000)}"}\n{"a":2}`,
    'jsonl',
    [{ a: 'x'.repeat(70_000) }, { a: 2 }],
  ],
] as const)('%s is told by its content', async (_, content, kind, rows) => {
  expect(await read(content as string)).toMatchObject({ kind, rows });
});

describe('XML in the encoding', () => {
  const feed = (name: string, title: string) =>
    `<?xml version="1.0" encoding="${name}"?><rss><channel><item><title>${title}</title></item></channel></rss>`;
  test.each([
    ['UTF-8', 'utf-8', Buffer.from(feed('UTF-8', 'กระเป๋า'))],
    ['windows-874', 'windows-874', windows874(feed('windows-874', 'กระเป๋า'))],
    ['TIS-620, of one letter', 'windows-874', windows874(feed('TIS-620', 'caf ก'))],
    ['ISO-8859-1', 'windows-1252', Buffer.from(feed('ISO-8859-1', 'café'), 'latin1')],
    ['UTF-16', 'utf-16le', Buffer.from(`\ufeff${feed('UTF-16', 'กระเป๋า')}`, 'utf16le')],
    ['UTF-8, said to be windows-874', 'utf-8', Buffer.from(feed('windows-874', 'กระเป๋า'))],
  ])('%s', async (_, encoding, content) => {
    const title = /<title>(.+?)<\/title>/.exec(new TextDecoder(encoding).decode(content))?.[1];
    expect(await read(content)).toMatchObject({ kind: 'xml', encoding, rows: [{ title: [title] }] });
  });
});

test.each([
  ['an empty file', '', /empty/],
  ['blank lines', '\ufeff\r\n \n', /empty/],
  ['a header alone', 'id,title\n', /no row of data/],
  ['an answer with an empty list', '{"code":0,"data":{"items":[]}}', /no row of data/],
  ['an empty list', '[ ]', /no row of data/],
  ['half of a JSON file', '{"data":[{"a":1},{"a"', /not JSON/],
  ['a web page', '\n<!-- x --><!DOCTYPE html><html><body>503</body></html>', /web page/],
  ['a web page without a doctype', '<HTML lang="th"><p>ไม่พบ</HTML>', /web page/],
  ['a web page in XHTML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"/>', /web page/],
  ['an XML error', '<Error><Code>AccessDenied</Code></Error>', /no row of data/],
  ['a plain error', 'Service Unavailable', /no row of data/],
])('%s fails', async (_, content, message) => {
  await expect(read(content)).rejects.toMatchObject({
    code: 'IMPORT_FILE_MALFORMED',
    message: expect.stringMatching(message),
  });
});

test('bytes read are counted once', async () => {
  let bytes = 0;
  const file = join(folder, 'counted');
  await writeFile(file, table(','));
  const { rows } = await openSource(file, (read) => {
    bytes += read;
  });
  expect(bytes).toBe(0);
  for await (const _ of rows);
  expect(bytes).toBe(Buffer.byteLength(table(',')));
});
