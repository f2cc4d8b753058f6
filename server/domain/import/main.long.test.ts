import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
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
  expect(stdout).toMatch(
    /^40 rows: 40 inserted, 0 updated, 0 unchanged, 0 rejected\n0 prices changed, 0 missing, 0 hidden\nColumns that aren't used: .+\nReport: .+\.json\n$/,
  );
  expect(code).toBe(0);
});

test('the format is found, and a mapping file gives what the file lacks', { tags: 'all' }, async () => {
  const args = ['docs/samples/feeds/shopify.csv', '--tenant', 'zest'];
  const without = await command(...args);
  expect(without.stderr).toMatch(
    /^IMPORT_FIELDS_MISSING: .+Read as shopify, the file lacks url\. Its columns are handle,/,
  );
  expect(without.code).toBe(2);
  const { code, stdout } = await command(...args, '--mapping', 'docs/samples/feeds/shop.mapping.json');
  expect(stdout).toMatch(/^Read as shopify\.\n12 rows: 12 inserted, .* 0 rejected\n/);
  expect(code).toBe(0);
});

test('the first 20 refused rows are printed, and the exit code is 1', async () => {
  const wrong = Array.from({ length: 25 }, (_, i) => ({ ...sampleItem, itemId: String(i), price: 0 }));
  const file = await catalogue.jsonl([...wrong, sampleItem]);
  const { code, stdout } = await command(file, '--tenant=zest', '--format=jsonl');
  expect(stdout).toContain('26 rows: 1 inserted, 0 updated, 0 unchanged, 25 rejected\n');
  expect(stdout).toContain('  line 20: IMPORT_INVALID_PRICE: The price isn’t valid (price: ');
  expect(stdout).not.toContain('line 21');
  expect(stdout).toContain('  … and 5 more\n');
  expect(code).toBe(1);
});

test('an unknown tenant exits with code 2', async () => {
  const { code, stderr } = await command('package.json', '--tenant', 'no', '--format', 'csv');
  expect(stderr).toMatch(/no tenant no\. There are: mint, zest\./);
  expect(code).toBe(2);
});

test.each([
  [
    'a usage error',
    ['--tenant', 'zest'],
    /^IMPORT_USAGE: The command isn’t complete \(Name one file.+Usage: npm run import/s,
  ],
  [
    'a malformed file',
    ['package.json', '--tenant', 'zest', '--format', 'lazada'],
    /^IMPORT_FIELDS_MISSING: /,
  ],
])('%s exits with code 2', { tags: 'all' }, async (_case, args, message) => {
  const { code, stderr } = await command(...args);
  expect(stderr).toMatch(message);
  expect(code).toBe(2);
});

test('a dry run prints what it would do, and writes nothing', async () => {
  const { code, stdout } = await command(LAZADA, '--tenant', 'zest', '--format', 'lazada', '--dry');
  expect(stdout).toMatch(/^Dry run: nothing is written.\n40 rows: 40 inserted, /);
  expect(code).toBe(0);
  expect(await catalogue.counts()).toEqual({ goods: 0, deals: 0, points: 0 });
});
