import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { QueueFull } from '../../platform/work-queue.ts';
import { createRenderQueue } from './render-queue.ts';

test('renders that use the CPU run one after the other', async () => {
  const run = createRenderQueue({ concurrency: 8, limit: 60 });
  let running = 0;
  let most = 0;
  const compute = async () => {
    most = Math.max(most, ++running);
    // Long enough for several checks, in turns between which the thread could do other work, but is never idle.
    for (const end = performance.now() + 40; performance.now() < end; await turn()) {
      for (const pause = performance.now() + 2; performance.now() < pause; );
    }
    running--;
  };
  await Promise.all([1, 2, 3, 4].map(() => run(compute)));
  expect(most).toBe(1);
});

test('renders that wait for data let others run, up to the concurrency; the queue is bounded', async () => {
  const run = createRenderQueue({ concurrency: 3, limit: 2 });
  const gates: (() => void)[] = [];
  const wait = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      gates.push(() => (name === 'b' ? reject(new Error('b failed')) : resolve(name)));
    });
  const first = ['a', 'b', 'c'].map((name) => run(wait(name)));
  await vi.waitFor(() => expect(gates).toHaveLength(3), { interval: 10 });
  const later = ['d', 'e', 'f'].map((name) => run(wait(name)));
  const settled = Promise.allSettled([...first, ...later]);
  await expect(later[2]).rejects.toThrow(QueueFull);
  expect(gates).toHaveLength(3);
  for (let open = 0; open < 5; open += 1) {
    await vi.waitFor(() => expect(gates.length).toBeGreaterThan(open), { interval: 10 });
    gates[open]?.();
  }
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
    'd',
    'e',
    'failed',
  ]);
  await expect(run(async () => 'after')).resolves.toBe('after');
});
