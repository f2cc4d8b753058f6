import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addResults, loadResults } from './results.mjs';
import { runSteps, summary } from './run-steps.mjs';
import { type Step, succeeds, suiteResults, watchResults } from './steps.mjs';

const passed = { title: 'good', status: 'passed' as const };
const failed = { title: 'bad', status: 'failed' as const };

const quickly = { seconds: 90, goal: 10 };
const summaryOf = (...results: Parameters<typeof summary>[0][0]['results']) =>
  summary([{ name: 'unit', results, seconds: 1 }], quickly);

test('the last line counts every test of every step', () => {
  const types = { name: 'types', results: [passed], seconds: 1 };
  const unit = { name: 'unit', results: [passed, failed], seconds: 2 };
  expect(summary([types, unit], quickly).split('\n').at(-1)).toBe('2 passed, 1 failed');
});

test('the time of the run stands beside its goal', () => {
  expect(summaryOf(passed)).toContain('Time\n  1.5 minutes; the goal is 10 on two quiet cores\n');
});

test('failures and skipped tests are listed, the skipped with their reason', () => {
  const skipped = { title: 'later', status: 'skipped' as const, note: 'needs S3' };
  const text = summaryOf(failed, skipped);
  expect(text).toContain('Failed\n  bad');
  expect(text).toContain('Skipped\n  later: needs S3');
});

test('the ten dearest files are named with the sum of their tests, the dearest first', () => {
  const of = (file: string, ms: number) => ({ file, title: 'good', status: 'passed' as const, ms });
  const files = Array.from({ length: 11 }, (_, index) => of(`ui/${index}.test.ts`, 1_000 + 100 * index));
  const text = summaryOf(passed, ...files, of('ui/10.test.ts', 500));
  expect(text).toContain('Dearest test files\n  2.5 s  ui/10.test.ts (2)\n  1.9 s  ui/9.test.ts (1)\n');
  expect(text).not.toContain('ui/0.test.ts');
});

test.each([
  ['crashes after its tests passed', false, [passed]],
  ['crashes before any test', false, undefined],
  ['finds no tests', true, []],
])('a test runner that %s has failed', (_case, succeeded, results) => {
  expect(suiteResults('unit', succeeded, results).at(-1)).toEqual({
    title: 'unit: the test runner',
    status: 'failed',
  });
});

test('a test runner is not blamed for a test that failed', () => {
  expect(suiteResults('unit', false, [passed, failed])).toEqual([passed, failed]);
});

test('a test runner that was stopped has failed, whatever its tests say', () => {
  const results = suiteResults('unit', false, [passed, failed], 'vitest was stopped: it was silent');
  expect(results).toEqual([
    passed,
    failed,
    { title: 'unit: vitest was stopped: it was silent', status: 'failed' },
  ]);
});

/** A file of results of its own, which `addResults` adds to. */
function ownResults(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talat-results-'));
  const file = join(folder, 'unit.jsonl');
  vi.stubEnv('TALAT_RESULTS', file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return file;
}

test('a runner may take any time while its tests end, but not be silent for the limit', () => {
  const file = ownResults();
  let now = 0;
  const watch = watchResults(file, 60_000, () => now);
  for (let minute = 0; minute < 100; minute++) {
    addResults(passed);
    now += 59_000;
    expect(watch()).toBe(undefined);
  }
  now += 60_000;
  expect(watch()).toBe('no test ended for 1 minutes');
});

test('a silent runner is stopped, and the results that it had are kept', async () => {
  const file = ownResults();
  addResults(passed);
  const silent: [string, ...string[]] = [process.execPath, '-e', 'setInterval(() => {}, 1_000)'];
  await expect(succeeds(silent, { watch: watchResults(file, 10) })).rejects.toThrow(
    /was stopped: no test ended/,
  );
  expect(loadResults(file)).toEqual([passed]);
});

test('a runner that is killed or can’t start fails with a reason', async () => {
  const dying: [string, ...string[]] = [process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")'];
  const never = { watch: () => undefined };
  await expect(succeeds(dying, never)).rejects.toThrow(/was ended by SIGKILL/);
  await expect(succeeds(['no-such-command'], never)).rejects.toThrow(/ENOENT/);
});

test('a step that throws has failed, the others run all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const throwing = () => {
    throw new Error('no Chromium');
  };
  const later = { name: 'later', run: () => [passed] };
  expect(await runSteps({ groups: [[{ name: 'e2e', run: throwing }, later], [later]], goal: 1 })).toBe(false);
  expect(log.mock.lastCall?.[0]).toMatch(/e2e: no Chromium.*\n2 passed, 1 failed$/s);
  expect(await runSteps({ groups: [[later]], goal: 1 })).toBe(true);
});

test('SIGTERM ends the steps that run and leaves out the others; the last line counts what had run', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = ownResults();
  addResults(passed);
  const endless: Step = {
    name: 'unit',
    run: async (stopped) => {
      const command: [string, ...string[]] = [process.execPath, '-e', 'setInterval(() => {}, 1_000)'];
      process.kill(process.pid, 'SIGTERM');
      await succeeds(command, { watch: stopped }).catch(() => {});
      return loadResults(file) ?? [];
    },
  };
  const later = vi.fn();
  expect(await runSteps({ groups: [[endless], [{ name: 'e2e', run: later }]], goal: 1 })).toBe(false);
  expect(later).not.toHaveBeenCalled();
  expect(log.mock.lastCall?.[0]).toMatch(/stopped by SIGTERM: tests are missing\n\n1 passed, 0 failed$/);
});
