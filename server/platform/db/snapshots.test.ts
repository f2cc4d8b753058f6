import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('only the newest migration has a snapshot', async () => {
  const folder = new URL('migrations/', import.meta.url);
  const migrations = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const newest = migrations.at(-1)?.slice(0, 4);
  expect((await readdir(new URL('meta/', folder))).sort()).toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ]);
});
