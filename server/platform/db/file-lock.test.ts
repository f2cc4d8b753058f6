import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talat-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('runs one caller at a time, and leaves no files behind', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise(setImmediate);
    inside--;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock(file, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('is released after work that fails', async () => {
  await expect(withFileLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withFileLock(file, async () => 'done')).toBe('done');
});

// Process 1 always runs: a lock that contains only the id would never be released.
it.each(['1', '', `${process.pid}.1.another-boot`])(
  'takes over the lock of a process that has ended: %j',
  async (holder) => {
    await writeFile(file, holder);
    expect(await withFileLock(file, async () => 'done')).toBe('done');
  },
);
