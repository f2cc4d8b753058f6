import { decoded } from './decode.ts';
import type { Bytes, SourceRow } from './source.ts';

type Reader = (text: AsyncIterable<string>) => AsyncGenerator<SourceRow>;

export const HEADER = 'item_id,price,url,pictures\n';

/** Bytes in pieces of `size`, to test every boundary. */
export async function* inPieces(bytes: Buffer, size: number): Bytes {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

export const pieces = (text: string, size: number): Bytes => inPieces(Buffer.from(text), size);

/** Thai letters of Windows-874 stand in the order of Unicode, from 0xA1 on. */
export const windows874 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((char) => (char < '\x80' ? char.charCodeAt(0) : char.charCodeAt(0) - 0xe01 + 0xa1)),
  );

/** A stream of `before`, then `megabytes` of the letter x, then `after`. */
export async function* flood(before: string, megabytes: number, after: string): Bytes {
  yield Buffer.from(before);
  for (let i = 0; i < megabytes * 16; i++) yield Buffer.alloc(65_536, 'x');
  yield Buffer.from(after);
}

export async function rows(reader: Reader, bytes: Bytes): Promise<SourceRow[]> {
  const found: SourceRow[] = [];
  for await (const row of reader(decoded(bytes))) found.push(row);
  return found;
}

/** Line and result of each row, without its content: `2 ok`, `3 IMPORT_MALFORMED_ROW`. */
export async function outline(reader: Reader, bytes: Bytes): Promise<string[]> {
  return (await rows(reader, bytes)).map(
    (row) => `${row.line} ${'problem' in row ? row.problem.code : 'ok'}`,
  );
}
