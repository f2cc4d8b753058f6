import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const LAZADA = 'tests/fixtures/lazada-th-phones.json';

const catalogue = await openTestCatalogue();
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

function start(...args: string[]): ChildProcess {
  const { dataDir, database } = catalogue;
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, INIT_CWD: process.cwd() };
  return spawn(process.execPath, ['server/domain/import/main.ts', ...args], { env });
}
async function command(...args: string[]) {
  const child = start(...args);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

test('a complete import exits with code 0', async () => {
  const { code, stdout, stderr } = await command(LAZADA, '--tenant', 'zest', '--format', 'lazada');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^40 rows: 40 inserted, 0 updated, 0 unchanged, 0 rejected\nReport: .+\.json\n$/);
  expect(code).toBe(0);
}, 30_000);

test('the first 20 refused rows are printed, and the exit code is 1', async () => {
  const wrong = Array.from({ length: 25 }, (_, i) => ({ ...sampleItem, itemId: String(i), price: 0 }));
  const file = await catalogue.jsonl([...wrong, sampleItem]);
  const { code, stdout } = await command(file, '--tenant=zest', '--format=jsonl');
  expect(stdout).toContain('26 rows: 1 inserted, 0 updated, 0 unchanged, 25 rejected\n');
  expect(stdout).toContain('  line 20: IMPORT_INVALID_PRICE: The price isn’t valid (price: ');
  expect(stdout).not.toContain('line 21');
  expect(stdout).toContain('  … and 5 more\n');
  expect(code).toBe(1);
}, 30_000);

test.each([
  [
    'a usage error',
    ['--tenant', 'zest'],
    /^IMPORT_USAGE: The command isn’t complete \(Name one file.+Usage: npm run import/s,
  ],
  [
    'an unknown tenant',
    ['package.json', '--tenant', 'no', '--format', 'csv'],
    /no tenant no\. There are: mint, zest\./,
  ],
  [
    'a malformed file',
    ['package.json', '--tenant', 'zest', '--format', 'lazada'],
    /^IMPORT_FILE_MALFORMED: /,
  ],
])(
  '%s exits with code 2',
  async (_case, args, message) => {
    const { code, stderr } = await command(...args);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  },
  30_000,
);

test('an import killed in the middle leaves whole rows, and the next run completes it', async () => {
  const total = 6_000;
  const items = Array.from({ length: total }, (_, i) => ({
    ...sampleItem,
    itemId: String(i),
    price: 100 + i,
  }));
  const file = await catalogue.jsonl(items);
  const child = start(file, '--tenant', 'zest', '--format', 'jsonl');
  while ((await catalogue.counts()).goods === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await once(child, 'close');
  await vi.waitUntil(() => catalogue.isUnlocked());

  expect((await readdir(join(catalogue.dataDir, 'imports'))).at(-1)).toMatch(/\.part$/);
  const { goods, deals, points } = await catalogue.counts();
  expect(goods).toBeLessThan(total);
  expect([goods % 500, deals, points]).toEqual([0, goods, goods]);
  const { code, stdout } = await command(file, '--tenant', 'zest', '--format', 'jsonl');
  expect(stdout).toContain(
    `${total} rows: ${total - goods} inserted, 0 updated, ${goods} unchanged, 0 rejected`,
  );
  expect(code).toBe(0);
  expect(await catalogue.counts()).toEqual({ goods: total, deals: total, points: total });
}, 120_000);
