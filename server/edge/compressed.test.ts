import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Compressible, compressed } from './compressed.ts';

test('a body is compressed once for each encoding that is asked for', async () => {
  const page: Compressible = { body: Buffer.from('ตลาด'.repeat(500)), copies: {} };
  const asked = [compressed(page, 'br'), compressed(page, 'br')];
  expect(Object.keys(page.copies)).toEqual(['br']);
  const [first, second] = await Promise.all(asked);
  expect(second).toBe(first);
  expect(brotliDecompressSync(first ?? '')).toEqual(page.body);
  expect(gunzipSync(await compressed(page, 'gzip'))).toEqual(page.body);
});

test('after a failure it is compressed again', async () => {
  const page = { body: 1 as unknown as Buffer, copies: {} };
  await expect(compressed(page, 'br')).rejects.toThrow(TypeError);
  page.body = Buffer.from('ตลาด');
  expect(brotliDecompressSync(await compressed(page, 'br'))).toEqual(page.body);
});
