import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspectFile } from '../../import/inspect-file.ts';
import { inspectInProcess } from './inspect-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
afterAll(() => rm(folder, { recursive: true }));

const HEADER = 'item_id,title,price,url,description';
const file = join(folder, 'feed');
const order = {
  file,
  format: 'auto',
  tenant: { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' },
  now: Date.UTC(2026, 10, 29),
} as const;
const by = (operatorId: string, tenantId = 'zest') => ({ tenantId, operatorId });
const code = (name: string) => expect.objectContaining({ code: name });

/** CPU time of this process during work, in ms. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1_000;
}

test('a hostile file costs the process of pages a small part of what it costs its own', async () => {
  const row = (i: number) => `${i},A,5,https://a.example/${i},${'<b>'.repeat(30_000)}`;
  await writeFile(file, `${HEADER}\n${Array.from({ length: 100 }, (_, i) => row(i)).join('\n')}\n`);
  const here = await cpuMs(() => inspectFile(order));
  const inProcess = await cpuMs(() =>
    expect(inspectInProcess(order, by('anna'), 600_000)).resolves.toMatchObject({ read: 100 }),
  );
  expect(inProcess).toBeLessThan(here / 3);
});

test('a shop has one inspection at a time: a colleague is refused, an own newer one replaces it', async () => {
  await writeFile(file, `${HEADER}\n1,A,5,https://a.example/1,x\n`);
  const first = inspectInProcess(order, by('anna'));
  const [colleague, newer, other] = await Promise.allSettled([
    inspectInProcess(order, by('ben')),
    inspectInProcess(order, by('anna')),
    inspectInProcess(order, by('ben', 'guide')),
    expect(first).rejects.toEqual(code('FEED_INSPECTING')),
  ]);
  expect(colleague).toEqual({ status: 'rejected', reason: code('FEED_INSPECTING') });
  expect([newer.status, other.status]).toEqual(['fulfilled', 'fulfilled']);
  await expect(inspectInProcess(order, by('ben'))).resolves.toMatchObject({ read: 1 });
});

test('an inspection that is over its time is stopped, and the next one runs', async () => {
  await expect(inspectInProcess(order, by('anna'), 1)).rejects.toEqual(code('FEED_INSPECTION_LIMIT'));
  await expect(inspectInProcess(order, by('anna'))).resolves.toMatchObject({ read: 1 });
});

test('a failure of the file has its code and its text', async () => {
  await writeFile(file, 'a,b,a\n1,2,3\n');
  await expect(inspectInProcess(order, by('anna'))).rejects.toMatchObject({
    code: 'IMPORT_FILE_MALFORMED',
    message: 'The header names the column "a" twice.',
  });
});
