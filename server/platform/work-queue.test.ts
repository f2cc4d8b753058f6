import { expect, test } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

test('runs two tasks concurrently, lets two wait, refuses the fifth and continues after a failure', async () => {
  const run = createWorkQueue({ concurrency: 2, limit: 2 });
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const task = (name: string) => async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => gates.push(resolve));
    running--;
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const results = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => run(task(name))));
  while (gates.length > 0 || running > 0) {
    gates.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const settled = await results;
  expect(settled.map((one) => one.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(settled[4]).toMatchObject({ reason: expect.any(QueueFull) });
  expect(most).toBe(2);
  await expect(run(async () => 'after')).resolves.toBe('after');
});
