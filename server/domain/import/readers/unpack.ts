import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { Entry } from 'yauzl';
import { ImportFailure } from '../problem.ts';
import { inflated } from './inflate.ts';
import type { Bytes } from './source.ts';
import { openZip } from './zip.ts';

const DATA_FILE = /\.(csv|tsv|tab|txt|json|jsonl|ndjson|xml|rss|atom)$/i;
/** Files that operating systems add to an archive. */
const EXTRA_FILE = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/;

/** First bytes of a zip, also of an empty one. */
const ZIP = ['504b0304', '504b0506'];

/** Whether a file begins as a zip. */
export async function isZip(file: string): Promise<boolean> {
  return ZIP.includes(await firstBytes(file));
}

/**
 * Content of a file: plain, of a gzip or of one file in a zip, told by its first bytes and never by its name. `onRead`
 * hears of the bytes read from the file itself.
 */
export async function* unpacked(file: string, onRead: (bytes: number) => void): Bytes {
  const magic = await firstBytes(file);
  if (magic === 'd0cf11e0')
    throw new ImportFailure(
      'IMPORT_FILE_MALFORMED',
      'The file is an old or protected workbook: save it as .xlsx without a password, or as CSV.',
    );
  if (ZIP.includes(magic)) yield* fromZip(file, onRead);
  else if (magic.startsWith('1f8b')) yield* inflated(plain(file, onRead), createGunzip());
  else yield* plain(file, onRead);
}

async function* fromZip(file: string, onRead: (bytes: number) => void): Bytes {
  const zip = await openZip(file);
  try {
    yield* zip.read(dataFile(zip.entries), onRead);
  } finally {
    zip.close();
  }
}

/** The only file of an archive, or the largest with data. */
function dataFile(all: Entry[]): Entry {
  const entries = all.filter(({ fileName }) => !EXTRA_FILE.test(fileName));
  const data = entries.filter(({ fileName }) => DATA_FILE.test(fileName));
  const [largest] = data.toSorted((a, b) => b.compressedSize - a.compressedSize);
  const chosen = largest ?? (entries.length === 1 ? entries[0] : undefined);
  if (chosen) return chosen;
  throw new ImportFailure('IMPORT_FILE_MALFORMED', 'The zip has no table, JSON or XML file.');
}

async function* plain(file: string, onRead: (bytes: number) => void): Bytes {
  for await (const chunk of createReadStream(file)) {
    onRead(chunk.length);
    yield chunk;
  }
}

/** The first four bytes of a file, in hexadecimal. */
async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4) });
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
