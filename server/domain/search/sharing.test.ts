import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { sharing } from './sharing.ts';

const [one, other] = [{}, {}] as [Db, Db];

/** Counts the runs of work that ends when it is told to. */
function counted() {
  const ends: ((result: string) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      failures.push(reject);
    });
  return { ends, failures, work };
}

test('work runs once for calls of a database that ask for the same at the same time', async () => {
  const { ends, work } = counted();
  const share = sharing<string>();
  const calls = [share(one, ['lamp', 1], work), share(one, ['lamp', 1], work), share(one, ['lamp', 2], work)];
  calls.push(share(other, ['lamp', 1], work));
  expect(ends).toHaveLength(3);
  for (const [i, end] of ends.entries()) end(String(i));
  expect(await Promise.all(calls)).toEqual(['0', '0', '1', '2']);
});

test('work that has ended or failed runs again', async () => {
  const { ends, failures, work } = counted();
  const share = sharing<string>();
  const failed = share(one, 'lamp', work);
  failures[0]?.(new Error('connection lost'));
  await expect(failed).rejects.toThrow('connection lost');
  const first = share(one, 'lamp', work);
  ends[1]?.('old');
  expect(await first).toBe('old');
  const next = share(one, 'lamp', work);
  ends[2]?.('new');
  expect(await next).toBe('new');
});
