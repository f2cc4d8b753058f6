import { expect, it, vi } from 'vitest';
import { createSnapshots } from './snapshots.ts';

it('[N5] returns the same response for five minutes, also while it is pending', async () => {
  let now = 1_000;
  const snapshots = createSnapshots(() => now);
  const ask = vi.fn(async () => now);
  expect(await Promise.all([snapshots('a', ask), snapshots('a', ask)])).toEqual([1_000, 1_000]);
  now += 300_000;
  expect(await snapshots('a', ask)).toBe(1_000);
  now += 1;
  expect(await snapshots('a', ask)).toBe(301_001);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('doesn’t cache a failed call', async () => {
  const snapshots = createSnapshots();
  await expect(snapshots('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await snapshots('a', async () => 'yes')).toBe('yes');
});

it('keeps the newer entry when an older call fails', async () => {
  let now = 1_000;
  const snapshots = createSnapshots(() => now);
  const { promise, reject } = Promise.withResolvers<unknown>();
  const older = snapshots('a', () => promise);
  now += 300_001;
  await snapshots('a', async () => 'new');
  reject(new Error('no'));
  await expect(older).rejects.toThrow('no');
  expect(await snapshots('a', async () => 'newest')).toBe('new');
});

it('[N5] keeps the newest thousand entries', async () => {
  const snapshots = createSnapshots();
  const ask = vi.fn(async () => 0);
  for (let i = 0; i <= 1_000; i++) await snapshots(String(i), ask);
  await snapshots('1', ask);
  expect(ask).toHaveBeenCalledTimes(1_001);
  await snapshots('0', ask);
  expect(ask).toHaveBeenCalledTimes(1_002);
});
