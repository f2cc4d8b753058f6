import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadResults, resultsFile } from './results.mjs';
import { ensureBuild, ensureChromium, projectEnv, root } from './setup.mjs';

/**
 * Step of `npm run verify` or `npm test`: does its work, shows its output and returns its results.
 * @typedef {import('./results.mjs').TestResult} TestResult
 * @typedef {{ name: string, run: () => TestResult[] | Promise<TestResult[]> }} Step
 */

const minutes = 60_000;

/** Runs a command; true when it succeeds in time. Its output is shown at once, or with `whole` at its end. */
async function succeeds([command, ...args], { env = {}, timeout = 20 * minutes, whole = false } = {}) {
  const options = { cwd: root, env: { ...projectEnv(), ...env }, timeout, killSignal: 'SIGINT' };
  const child = spawn(command, args, {
    ...options,
    stdio: whole ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  try {
    const [status] = await once(child, 'close');
    if (child.killed) console.error(`${command} was ended after ${timeout / minutes} minutes`);
    return status === 0;
  } catch (error) {
    console.error(error.message);
    return false;
  } finally {
    process.stdout.write(Buffer.concat(output));
  }
}

/**
 * Step with a single result: a command that succeeds or fails.
 * @returns {Step}
 */
const gate = (name, ...command) => ({
  name,
  run: async () => {
    const succeeded = await succeeds(command, { whole: true });
    return [{ title: name, status: succeeded ? 'passed' : 'failed' }];
  },
});

/** Runs a test runner; every test of it is a result. */
async function suite(name, command, options = {}) {
  const file = resultsFile(name);
  const succeeded = await succeeds(command, { ...options, env: { ...options.env, TALAT_RESULTS: file } });
  return suiteResults(name, succeeded, loadResults(file));
}

/**
 * Results of a test runner. A failed run without a failed test adds a failure of the runner itself.
 * @param {TestResult[]} results
 * @returns {TestResult[]}
 */
export function suiteResults(name, succeeded, results = []) {
  const explained = results.some(({ status }) => status === 'failed');
  const sound = explained || (succeeded && results.length > 0);
  return sound ? results : [...results, { title: `${name}: the test runner`, status: 'failed' }];
}

const architectureTest = (file) => ['vitest', 'run', `tests/architecture/${file}.test.ts`];

/**
 * Step with the tests of these projects of vitest.config.ts.
 * @returns {Step}
 */
const unit = (projects) => ({
  name: 'unit',
  run: () =>
    suite('unit', [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      // Tests wait for PostgreSQL and for processes that they start: meanwhile one worker more than cores has work.
      `--maxWorkers=${availableParallelism() + 1}`,
      '--exclude=tests/architecture/{layers,vocabulary}.test.ts',
      '--reporter=default',
      '--reporter=./scripts/vitest-reporter.mjs',
    ]),
});

/** @type {Step[]} */
const checks = [
  gate('types', 'tsc', '--noEmit', '-p', '.'),
  gate('lint', 'biome', 'check', '--error-on-warnings', '.'),
  gate('layers', ...architectureTest('layers')),
  gate('vocabulary', ...architectureTest('vocabulary')),
  gate('dead code', 'knip'),
];

/** @type {Step[][]} */
export const quickSteps = [checks, [unit(['node', 'dom'])]];

/** @type {Step} */
const build = {
  name: 'build',
  run: () => {
    ensureBuild();
    return [{ title: 'build', status: 'passed' }];
  },
};

const e2eConfig = 'tests/e2e/playwright.config.ts';

/** @type {Step} */
const e2e = {
  name: 'e2e',
  run: () => {
    ensureChromium();
    const command = [
      'playwright',
      'test',
      `--config=${e2eConfig}`,
      '--output=.artefacts/e2e',
      '--reporter=list,./scripts/playwright-reporter.mjs',
    ];
    return suite('e2e', command, { timeout: 50 * minutes });
  },
};

/** Quick steps with the long tests and, on the built product in a browser, the end-to-end tests. */
export const allSteps = [
  [build],
  checks,
  [unit(['node', 'dom', 'long'])],
  ...(existsSync(join(root, e2eConfig)) ? [[e2e]] : []),
];
