import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Share } from '../../platform/fair-line.ts';
import { QueueFull } from '../../platform/work-queue.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

const anyone: Share = { group: 'zest', source: '192.0.2.1' };
const LONG_MS = 600_000;

test('renders that use the CPU run one after the other', async () => {
  const run = createRenderQueue({ concurrency: 8, limit: 60, waitMs: LONG_MS });
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
  await Promise.all([1, 2, 3, 4].map(() => run(compute, anyone)));
  expect(most).toBe(1);
});

test('renders that wait for data let others run, up to the concurrency; the queue is bounded', async () => {
  const run = createRenderQueue({ concurrency: 3, limit: 2, waitMs: LONG_MS });
  const gates: (() => void)[] = [];
  const wait = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      gates.push(() => (name === 'b' ? reject(new Error('b failed')) : resolve(name)));
    });
  const first = ['a', 'b', 'c'].map((name) => run(wait(name), anyone));
  await vi.waitFor(() => expect(gates).toHaveLength(3), { interval: 10 });
  const later = ['d', 'e', 'f'].map((name) => run(wait(name), anyone));
  const settled = Promise.allSettled([...first, ...later]);
  await expect(later[0]).rejects.toThrow(QueueFull);
  expect(gates).toHaveLength(3);
  for (let open = 0; open < 5; open += 1) {
    await vi.waitFor(() => expect(gates.length).toBeGreaterThan(open), { interval: 10 });
    gates[open]?.();
  }
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
    'failed',
    'e',
    'f',
  ]);
  await expect(run(async () => 'after', anyone)).resolves.toBe('after');
});

/** A queue whose only running render ends with `next`, each time the one whose turn it is then. */
function startBusy(options: { limit: number; waitMs?: number }) {
  const run: RenderQueue = createRenderQueue({ concurrency: 1, waitMs: LONG_MS, ...options });
  const started: string[] = [];
  const refused: string[] = [];
  let end: () => void = () => undefined;
  const ask = (name: string, share: Share) =>
    run(() => {
      started.push(name);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    }, share).catch((error) => {
      expect(error).toBeInstanceOf(QueueFull);
      refused.push(name);
    });
  void ask('running', { group: 'other', source: 'x' });
  const next = async () => {
    end();
    await turn();
  };
  return { ask, next, started, refused };
}

test('turns go round by tenant, then by network; of one network the oldest is first', async () => {
  const { ask, next, started, refused } = startBusy({ limit: 100 });
  for (const name of ['a1', 'a2', 'a3']) void ask(name, { group: 'guide', source: 'attacker' });
  void ask('g1', { group: 'guide', source: 'visitor' });
  for (const name of ['z1', 'z2']) void ask(name, { group: 'zest', source: 'visitor' });
  for (let i = 0; i < 6; i++) await next();
  expect(started).toEqual(['running', 'a1', 'z1', 'g1', 'z2', 'a2', 'a3']);
  expect(refused).toEqual([]);
});

test('a network with more than its share takes no place from another, of its tenant or of the others', async () => {
  const { ask, next, started, refused } = startBusy({ limit: 10 });
  for (let i = 0; i < 200; i++) void ask(`attack ${i}`, { group: 'guide', source: 'attacker' });
  void ask('neighbour', { group: 'guide', source: 'visitor' });
  for (let i = 0; i < 4; i++) void ask(`zest ${i}`, { group: 'zest', source: `visitor ${i}` });
  for (let i = 0; i < 200; i++) void ask(`later ${i}`, { group: 'guide', source: 'attacker' });
  for (let i = 0; i < 10; i++) await next();
  const others = ['neighbour', 'zest 0', 'zest 1', 'zest 2', 'zest 3'];
  expect(started).toEqual(expect.arrayContaining(others));
  expect(refused.filter((name) => others.includes(name))).toEqual([]);
  expect(started.length - 1 + refused.length).toBe(405);
});

test('a render that waited too long is refused', async () => {
  const { ask, refused, next, started } = startBusy({ limit: 10, waitMs: 20 });
  await ask('late', anyone);
  expect(refused).toEqual(['late']);
  await next();
  expect(started).toEqual(['running']);
});
