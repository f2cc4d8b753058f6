import { execFile } from 'node:child_process';
import { constants } from 'node:os';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestCatalogue, sampleItem, scopeOf } from '../import/catalogue.fixtures.ts';
import type { Progress } from '../import/import-file.ts';
import { type ImportOrder, importInProcess } from './import-process.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const run = promisify(execFile);
const catalogue = await openTestCatalogue();
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

const order = (file: string): ImportOrder => ({
  file,
  format: 'jsonl',
  scope: scopeOf('zest'),
  databaseUrl: catalogue.database.url,
  dataDir: catalogue.dataDir,
  startsAt: Date.now(),
});
const never = new AbortController().signal;

/** Imports of this process: the id of each one's process and its priority. */
async function imports(): Promise<{ pid: number; priority: number }[]> {
  const { stdout } = await run('ps', ['-axo', 'ppid=,pid=,ni=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [parent, pid, priority] = line.trim().split(/\s+/).map(Number);
    return parent === process.pid && line.includes('import-program.ts')
      ? [{ pid: pid ?? 0, priority: priority ?? 0 }]
      : [];
  });
}

/** Starts an import that waits for the tenant's lock, and gives it to `work` with its process. */
async function waiting(
  signal: AbortSignal,
  work: (result: Promise<unknown>, pid: number) => Promise<void>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: catalogue.database.url });
  await holder.connect();
  try {
    await holder.query(`SELECT pg_advisory_lock(hashtextextended('import:zest', 0))`);
    const result = importInProcess(order(await catalogue.jsonl([sampleItem])), {
      onProgress: () => undefined,
      signal,
    });
    const pid = await vi.waitFor(async () => {
      const low = (await imports()).find(
        ({ priority }) => priority === constants.priority.PRIORITY_BELOW_NORMAL,
      );
      if (!low) throw new Error('No import of low priority is running');
      return low.pid;
    }, PATIENCE);
    await work(result, pid);
  } finally {
    await holder.end();
  }
}

test('a file is imported by a process of its own, which tells how far it is', async () => {
  const items = Array.from({ length: 2_000 }, (_, i) => ({ ...sampleItem, itemId: String(i) }));
  const told: Progress[] = [];
  const options = { onProgress: (progress: Progress) => void told.push(progress), signal: never };
  const result = await importInProcess(order(await catalogue.jsonl(items)), options);
  expect(result).toMatchObject({ status: 'applied', summary: { read: 2_000, inserted: 2_000 } });
  expect(told.at(-1)).toMatchObject({ step: 'write', items: 2_000, planned: 2_000 });
  expect(await imports()).toEqual([]);
});

test('a failure of the import has its code and its text', async () => {
  const options = { onProgress: () => undefined, signal: never };
  await expect(importInProcess(order('/nowhere.jsonl'), options)).rejects.toMatchObject({
    code: 'IMPORT_FILE_UNREADABLE',
    message: 'There is no file /nowhere.jsonl.',
  });
});

test('an import that is stopped has ended when its caller hears of it', async () => {
  const stop = new AbortController();
  await waiting(stop.signal, async (result) => {
    stop.abort(new Error('The process stops'));
    await expect(result).rejects.toThrow('The process stops');
    expect(await imports()).toEqual([]);
  });
});

test('a process that ends by itself interrupts its run', async () => {
  await waiting(never, async (result, pid) => {
    process.kill(pid, 'SIGKILL');
    await expect(result).rejects.toMatchObject({ code: 'FEED_INTERRUPTED' });
  });
});
