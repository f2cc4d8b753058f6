import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoded } from './decode.ts';
import { findLayout } from './layout.ts';
import { inPieces, pieces, windows874 } from './readers.fixtures.ts';
import { MAX_COLUMNS } from './source.ts';
import { readTable } from './table.ts';

const ENCODERS = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'windows-874': windows874,
};
const COLUMNS = ['id', 'ชื่อ', 'price'];

const field = fc
  .array(fc.constantFrom('a', '1', 'กระเป๋า', ' ', '"', ',', ';', '\t', '|', '\n', '\r\n', '\r', '.5'), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''));
const table = fc.record({
  rows: fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 8 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom(...(Object.keys(ENCODERS) as (keyof typeof ENCODERS)[])),
  size: fc.integer({ min: 1, max: 9 }),
  final: fc.boolean(),
});

test('the fields of any table come back, with any delimiter, line end and encoding, at any boundary', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ rows, delimiter, lineEnd, encoding, size, final }) => {
      const quoted = (text: string) => (/[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
      const lines = [COLUMNS, ...rows].map((fields) => fields.map(quoted).join(delimiter));
      const text = lines.join(lineEnd) + (final ? lineEnd : '');
      const layout = await findLayout(text);
      expect(layout).toEqual({ delimiter, lineEnd: lineEnd === '\r' ? '\r' : '\n' });
      const found: string[] = [];
      const bytes = ENCODERS[encoding](text);
      const source = decoded(inPieces(bytes, size), (name) => found.push(name));
      const read: unknown[] = [];
      for await (const row of readTable(source, layout)) read.push('row' in row ? row.row : row.problem);
      expect(read).toEqual(
        rows.map((fields) => Object.fromEntries(COLUMNS.map((name, i) => [name, fields[i]]))),
      );
      expect(found).toEqual([encoding]);
    }),
    { numRuns: 300 },
  );
});

test('a header has a limit of named columns, which its refusal says', async () => {
  const first = async (columns: number) => {
    const names = Array.from({ length: columns }, (_, i) => `c${i}`).join(',');
    return readTable(
      decoded(pieces(`${names},,\n1`, 9_000), () => undefined),
      { delimiter: ',' },
    ).next();
  };
  await expect(first(MAX_COLUMNS)).resolves.toMatchObject({ done: false });
  await expect(first(100_000)).rejects.toMatchObject({
    code: 'IMPORT_FILE_TOO_LARGE',
    message: 'The header has over 1024 columns.',
  });
});
