import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('keeps files across a restart and drops the oldest ones when it is full', async () => {
  const first = createDiskCache(join(folder, 'pictures'), 1_000);
  expect(await first.get('a')).toBe(undefined);
  for (const name of ['a', 'b', 'c']) {
    await first.set(name, Buffer.alloc(300, name));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  expect((await first.get('a'))?.toString()).toBe('a'.repeat(300));

  const second = createDiskCache(join(folder, 'pictures'), 1_000);
  expect(await second.get('c')).toBeDefined();
  await second.set('d', Buffer.alloc(300));
  expect((await readdir(join(folder, 'pictures'))).toSorted()).toEqual(['c', 'd']);
});
