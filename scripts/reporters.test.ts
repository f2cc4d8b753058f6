import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PlaywrightReporter from './playwright-reporter.mjs';
import { loadAllResults } from './results.mjs';
import VitestReporter from './vitest-reporter.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talat-results-'));
  vi.stubEnv('TALAT_RESULTS', join(folder, 'unit.jsonl'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const vitestModule = (
  ok: boolean,
  ...tests: { fullName: string; state: string; note?: string; tags?: string[] }[]
) => ({
  ok: () => ok,
  moduleId: join(process.cwd(), 'ui/a.test.ts'),
  children: {
    allTests: () =>
      tests.map(({ fullName, tags = [], ...result }) => ({
        id: fullName,
        fullName,
        tags,
        module: { moduleId: join(process.cwd(), 'ui/a.test.ts') },
        result: () => result,
        diagnostic: () => ({ duration: 12.4 }),
      })),
  },
});

test('Vitest: every test with its state, its duration and the reason of a skipped one', () => {
  const module = vitestModule(
    false,
    { fullName: '[L3] truncates', state: 'passed' },
    { fullName: 'fails', state: 'failed' },
    { fullName: 'later', state: 'skipped', note: 'needs S3' },
    { fullName: 'never ended', state: 'pending' },
  );
  const reporter = new VitestReporter();
  reporter.onTestModuleEnd(module);
  reporter.onTestRunEnd([module], []);
  expect(loadAllResults(folder)).toEqual([
    { file: 'ui/a.test.ts', title: '[L3] truncates', status: 'passed', ms: 12 },
    { file: 'ui/a.test.ts', title: 'fails', status: 'failed', ms: 12 },
    { file: 'ui/a.test.ts', title: 'later', status: 'skipped', note: 'needs S3', ms: 12 },
    { file: 'ui/a.test.ts', title: 'never ended', status: 'failed', ms: 12 },
  ]);
});

test('Vitest: a test is saved when it ends, and once', () => {
  const module = vitestModule(true, { fullName: 'first', state: 'passed' });
  const reporter = new VitestReporter();
  for (const test of module.children.allTests()) reporter.onTestCaseResult(test);
  expect(loadAllResults(folder)).toEqual([
    { file: 'ui/a.test.ts', title: 'first', status: 'passed', ms: 12 },
  ]);
  reporter.onTestModuleEnd(module);
  reporter.onTestRunEnd([module], []);
  expect(loadAllResults(folder)).toHaveLength(1);
});

test('Vitest: a test of a larger ring is no result', () => {
  const reporter = new VitestReporter();
  const larger = { fullName: 'kills 20 times', state: 'skipped', tags: ['all'] };
  reporter.onTestModuleEnd(vitestModule(true, larger));
  reporter.onInit({ config: { tagsFilter: ['!all'] } });
  reporter.onTestModuleEnd(vitestModule(true, { ...larger, fullName: 'kills 30 times' }));
  expect(loadAllResults(folder).map(({ title }) => title)).toEqual(['kills 20 times']);
});

test('a line that was cut off is left out', () => {
  writeFileSync(join(folder, 'unit.jsonl'), '{"title":"first","status":"passed"}\n{"title":"sec');
  expect(loadAllResults(folder)).toEqual([{ title: 'first', status: 'passed' }]);
});

test('Vitest: a file that cannot load and an error outside of the tests have failed', () => {
  const reporter = new VitestReporter();
  reporter.onTestModuleEnd(vitestModule(false));
  reporter.onTestRunEnd(
    [vitestModule(false)],
    [
      { message: 'boo' },
      {
        message: 'late',
        stack: 'Error: late\n    at x (/talat/node_modules/y.js:1:2)\n    at ask (/talat/ui/z.ts:3:4)',
      },
    ],
  );
  expect(loadAllResults(folder)).toEqual([
    { title: 'ui/a.test.ts', status: 'failed' },
    { title: 'unhandled error: boo', status: 'failed' },
    { title: 'unhandled error: late at ask (/talat/ui/z.ts:3:4)', status: 'failed' },
  ]);
});

const playwrightTest = (title: string, outcome: string, description?: string) => ({
  titlePath: () => ['', 'phone', 'home.spec.ts', title],
  location: { file: join(process.cwd(), 'tests/e2e/home.spec.ts') },
  outcome: () => outcome,
  retries: 1,
  results: [{ duration: 700 }, { duration: 300 }],
  annotations: description ? [{ type: 'skip', description }] : [],
});

test('Playwright: every test with the time of all its tries; one that passed only on a retry has failed', () => {
  const tests = [
    playwrightTest('[H1] banner', 'expected'),
    playwrightTest('[H2] plays', 'unexpected'),
    playwrightTest('[H3] arrows', 'flaky'),
    playwrightTest('[H4] eager', 'skipped', 'no touch here'),
  ];
  const reporter = new PlaywrightReporter();
  reporter.onBegin({}, { allTests: () => tests });
  const [first, second] = tests as [(typeof tests)[0], (typeof tests)[0]];
  reporter.onTestEnd(first, { retry: 0, status: 'passed' });
  expect(loadAllResults(folder)).toHaveLength(1);
  // Its last try comes yet.
  reporter.onTestEnd(second, { retry: 0, status: 'passed' });
  expect(loadAllResults(folder)).toHaveLength(1);
  reporter.onEnd({ status: 'failed' });
  reporter.onError({ message: 'the server died' });
  const file = 'tests/e2e/home.spec.ts';
  expect(loadAllResults(folder)).toEqual([
    { file, title: 'phone › home.spec.ts › [H1] banner', status: 'passed', ms: 1000 },
    { file, title: 'phone › home.spec.ts › [H2] plays', status: 'failed', ms: 1000 },
    { file, title: 'phone › home.spec.ts › [H3] arrows', status: 'failed', ms: 1000 },
    { file, title: 'phone › home.spec.ts › [H4] eager', status: 'skipped', note: 'no touch here', ms: 1000 },
    { title: 'the server died', status: 'failed' },
  ]);
});

test('Playwright: a test that a stopped run has interrupted or left out is no result', () => {
  const [first, second] = [playwrightTest('first', 'skipped'), playwrightTest('second', 'skipped')] as const;
  const reporter = new PlaywrightReporter();
  reporter.onBegin({}, { allTests: () => [first, second] });
  reporter.onTestEnd(first, { retry: 0, status: 'interrupted' });
  reporter.onEnd({ status: 'interrupted' });
  expect(loadAllResults(folder)).toEqual([]);
});

test('without TALAT_RESULTS nothing is saved', () => {
  vi.stubEnv('TALAT_RESULTS', '');
  new VitestReporter().onTestModuleEnd(vitestModule(false));
  expect(loadAllResults(folder)).toEqual([]);
});
