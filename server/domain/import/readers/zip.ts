import { PassThrough } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { messageOf } from '../../../platform/error-parts.ts';
import { ImportFailure } from '../problem.ts';
import { inflated, type Limits } from './inflate.ts';
import type { Bytes } from './source.ts';

export type Zip = {
  entries: Entry[];
  /** Unpacked bytes of an entry; `onRead` hears of the packed ones, as far as they are read. */
  read: (entry: Entry, onRead?: (bytes: number) => void, limits?: Limits) => Bytes;
  close: () => void;
};

const MAX_ENTRIES = 1_000;
const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a zip and lists its files, without folders.
 * @throws ImportFailure IMPORT_FILE_MALFORMED when it is damaged, encrypted, names a path outside of itself or has too
 * many entries.
 */
export async function openZip(file: string): Promise<Zip> {
  const zip = await whole(openPromise(file, { autoClose: false, strictFileNames: true }));
  try {
    return { entries: await whole(list(zip)), read: reading(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function list(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw malformed('is encrypted: save it without a password');
    if (entries.length === MAX_ENTRIES) throw malformed(`has over ${MAX_ENTRIES} entries`);
    if (!entry.fileName.endsWith('/')) entries.push(entry);
  }
  return entries;
}

function reading(zip: ZipFile): Zip['read'] {
  return async function* (entry, onRead = () => {}, limits) {
    const { compressionMethod: method } = entry;
    if (method !== STORED && method !== DEFLATED)
      throw malformed(`is packed by method ${method}, not deflate`);
    const stream = await whole(zip.openReadStreamPromise(entry, { decodeFileData: false }));
    async function* packed(): Bytes {
      for await (const chunk of stream) {
        onRead(chunk.length);
        yield chunk;
      }
    }
    let sum = 0;
    for await (const chunk of inflated(
      packed(),
      method === STORED ? new PassThrough() : createInflateRaw(),
      limits,
    )) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
    if (sum !== entry.crc32) throw malformed('is damaged: its checksum differs');
  };
}

/** The result of yauzl, whose errors are the file's. */
async function whole<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw error instanceof ImportFailure ? error : malformed(`is damaged: ${messageOf(error)}`);
  }
}

function malformed(what: string): ImportFailure {
  return new ImportFailure('IMPORT_FILE_MALFORMED', `The zip ${what}.`);
}
