import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip, createInflateRaw, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { inflated } from './inflate.ts';
import type { Bytes } from './source.ts';
import { unpacked } from './unpack.ts';
import { zipOf } from './zip.fixtures.ts';

const MEGABYTE = 1_048_576;
const TEXT = 'item_id,title\n1,กระเป๋า\n';
const folder = await mkdtemp(join(tmpdir(), 'unpack-'));
afterAll(() => rm(folder, { recursive: true }));

async function textOf(bytes: Bytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function unpack(content: Buffer): Promise<string> {
  const file = join(folder, 'feed.csv');
  await writeFile(file, content);
  return textOf(unpacked(file, () => {}));
}

const refused = (content: Buffer, message: RegExp, code = 'IMPORT_FILE_MALFORMED') =>
  expect(unpack(content)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });

async function* zeros(pack: (bytes: Buffer) => Buffer, megabytes: number): Bytes {
  yield pack(Buffer.alloc(megabytes * MEGABYTE));
}

test.each([
  ['plain', Buffer.from(TEXT)],
  ['gzip', gzipSync(TEXT)],
  ['gzip in two members', Buffer.concat([gzipSync(TEXT.slice(0, 9)), gzipSync(TEXT.slice(9))])],
  ['zip', zipOf([{ name: 'ไฟล์ 1', content: TEXT }])],
])('%s is read, whatever the name of the file', async (_, content) => {
  expect(await unpack(content)).toBe(TEXT);
});

test('the largest data file of a zip is taken', async () => {
  const extra = {
    name: '__MACOSX/._big.csv',
    content: 'x'.repeat(999).replace(/x/g, () => String(Math.random())),
  };
  const files = [
    { name: 'readme.md', content: TEXT.repeat(99) },
    { name: 'a/small.CSV', content: 'a\n' },
    { name: 'a/', content: '' },
    { name: 'a/feed.xml', content: TEXT },
  ];
  expect(await unpack(zipOf([extra, ...files]))).toBe(TEXT);
});

test('bytes read are those of the packed file', async () => {
  const packed = gzipSync('x'.repeat(MEGABYTE));
  await writeFile(join(folder, 'x'), packed);
  let read = 0;
  await textOf(
    unpacked(join(folder, 'x'), (bytes) => {
      read += bytes;
    }),
  );
  expect(read).toBe(packed.length);
});

test.each([
  ['an encrypted zip', zipOf([{ name: 'a.csv', content: TEXT, encrypted: true }]), /encrypted/],
  ['a zip with an absolute path', zipOf([{ name: '/etc/a.csv', content: TEXT }]), /absolute path/],
  ['a zip with a path to its parent', zipOf([{ name: '../a.csv', content: TEXT }]), /relative path/],
  [
    'a zip of many entries',
    zipOf(Array.from({ length: 1_001 }, (_, i) => ({ name: `${i}.csv`, content: '' }))),
    /over 1000 entries/,
  ],
  [
    'a zip without data files',
    zipOf([
      { name: 'a.png', content: '' },
      { name: 'b.png', content: '' },
    ]),
    /no table/,
  ],
  ['a zip whose checksum differs', zipOf([{ name: 'a.csv', content: TEXT, crc: 1 }]), /checksum/],
  ['half of a zip', zipOf([{ name: 'a.csv', content: TEXT }]).subarray(0, 60), /damaged/],
  ['half of a gzip', gzipSync(TEXT).subarray(0, 30), /damaged/],
])('%s is refused', async (_, content, message) => {
  await refused(content, message);
});

test('a zip that claims one byte is refused by what comes out', async () => {
  await refused(
    zipOf([{ name: 'a.csv', content: Buffer.alloc(64 * MEGABYTE), claimed: 1 }]),
    /200 times/,
    'IMPORT_FILE_TOO_LARGE',
  );
});

test('a gzip that swells over the ratio is refused early', async () => {
  const content = gzipSync(Buffer.alloc(64 * MEGABYTE));
  await refused(content, /200 times/, 'IMPORT_FILE_TOO_LARGE');
});

test.each([
  ['gzip', gzipSync, createGunzip],
  ['zip', deflateRawSync, createInflateRaw],
] as const)('%s: unpacked bytes have a limit in total', async (_, pack, inflater) => {
  const limits = { total: 4 * MEGABYTE, ratio: 2_000, free: 0 };
  expect(await textOf(inflated(zeros(pack, 4), inflater(), limits))).toHaveLength(4 * MEGABYTE);
  await expect(textOf(inflated(zeros(pack, 5), inflater(), limits))).rejects.toMatchObject({
    code: 'IMPORT_FILE_TOO_LARGE',
  });
});

test('unpacking waits for the reader', async () => {
  let taken = 0;
  async function* source(): Bytes {
    const packed = gzipSync(randomBytes(32 * MEGABYTE));
    for (; taken < packed.length; taken += 65_536) yield packed.subarray(taken, taken + 65_536);
  }
  const output = inflated(source(), createGunzip());
  await output[Symbol.asyncIterator]().next();
  await new Promise(setImmediate);
  expect(taken).toBeLessThan(MEGABYTE);
});
