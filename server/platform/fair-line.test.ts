import { performance } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { createFairLine } from './fair-line.ts';

const share = { group: 'zest', source: '192.0.2.1' };

test('of one source the oldest is first, until it has waited for too long: then the newest', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const line = createFairLine({ limit: 10, patienceMs: 100 });
  const started: string[] = [];
  const wait = (name: string) => line.wait(share).then(() => started.push(name));
  const all = ['a', 'b', 'c', 'd'].map(wait);
  line.startNext();
  now.mockReturnValue(101);
  line.startNext();
  await vi.waitFor(() => expect(started).toEqual(['a', 'd']));
  line.refuseAfter(100);
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect([line.startNext(), line.size]).toEqual([false, 0]);
});
