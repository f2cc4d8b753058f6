import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { s3Store } from './s3-store.ts';
import { signS3 } from './sign-s3.ts';

const keys = { region: 'ap-southeast-1', accessKeyId: 'talat', secretAccessKey: 'secret' };
const objects = new Map<string, Buffer>();

/** Fake bucket: stores requests signed with its keys, and answers 503 while `isBroken`. */
let isBroken = false;
const bucket = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url: path = '', headers } = request;
  const body = Buffer.concat(chunks);
  const type = headers['content-type'];
  const sent: Record<string, string> = type ? { 'content-type': type } : {};
  const given = { method, url: new URL(path, origin), headers: sent, body };
  const expected = await signS3(given, keys, Date.parse(isoTime(String(headers['x-amz-date']))));
  if (isBroken) return response.writeHead(503).end('busy');
  if (headers.authorization !== expected.get('authorization')) return response.writeHead(403).end();
  if (method === 'PUT') objects.set(path, body);
  if (method === 'DELETE') objects.delete(path);
  const found = objects.get(path);
  response.writeHead(found || method === 'DELETE' ? 200 : 404).end(method === 'GET' ? found : undefined);
});
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
afterAll(() => void bucket.close());

const isoTime = (time: string) => time.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z');
const open = (secretAccessKey = keys.secretAccessKey) =>
  s3Store({ ...keys, secretAccessKey, endpoint: `${origin}/`, bucket: 'pictures' }, Date.now);
const KEY = 'zest/avatars/0123456789abcdef01234567.webp';

test('a written key is found, read and removed', async () => {
  const store = open();
  expect(await store.has(KEY)).toBe(false);
  await store.write(KEY, Buffer.from('picture'));
  expect([...objects.keys()]).toEqual([`/pictures/${KEY}`]);
  expect(await store.has(KEY)).toBe(true);
  expect((await store.read(KEY)).toString()).toBe('picture');
  await store.remove(KEY);
  expect(await store.has(KEY)).toBe(false);
  await store.remove(KEY);
});

test('a bucket that refuses or fails is an error, not a missing key', async () => {
  const stranger = open('another secret');
  await expect(stranger.write(KEY, Buffer.from('picture'))).rejects.toThrow('403');
  await expect(stranger.has(KEY)).rejects.toThrow('403');
  await expect(open().read(KEY)).rejects.toThrow('404');
  isBroken = true;
  await expect(open().has(KEY)).rejects.toThrow('503');
  await expect(open().remove(KEY)).rejects.toThrow('503');
  expect(objects.size).toBe(0);
});
