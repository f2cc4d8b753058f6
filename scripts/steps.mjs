import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadResults, resultsFile } from './results.mjs';
import { ensureBuild, ensureChromium, projectEnv, root } from './setup.mjs';

/**
 * Step of `npm run verify` or `npm test`: does its work, shows its output and returns its results.
 * @typedef {import('./results.mjs').TestResult} TestResult
 * @typedef {{ name: string, run: () => TestResult[] | Promise<TestResult[]> }} Step
 */

const MINUTE_MS = 60_000;
/** Time for which no test may end before its runner is stopped: the longest test takes three minutes. */
const SILENCE_MS = 20 * MINUTE_MS;
/** Limit of a command without tests, which takes about a minute. */
const COMMAND_MS = 20 * MINUTE_MS;
/** Time that a runner has to end once it is asked to. */
const END_MS = MINUTE_MS;
const WATCH_MS = 1_000;

/**
 * Runs a command; true when it succeeds. Its output is shown at once, or with `whole` at its end.
 * @throws {Error} when it can't start, is ended by a signal, or is stopped because `watch` gave a reason
 */
export async function succeeds([command, ...args], { env = {}, watch, whole = false }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...projectEnv(), ...env },
    stdio: whole ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  let reason;
  let kill;
  const timer = setInterval(() => {
    reason ??= watch();
    if (!reason || kill) return;
    child.kill('SIGINT');
    kill = setTimeout(() => child.kill('SIGKILL'), END_MS);
  }, WATCH_MS);
  try {
    const [status, signal] = await once(child, 'close');
    if (reason) throw new Error(`${command} was stopped: ${reason}`);
    if (signal) throw new Error(`${command} was ended by ${signal}`);
    return status === 0;
  } finally {
    clearInterval(timer);
    clearTimeout(kill);
    process.stdout.write(Buffer.concat(output));
  }
}

/** Says after `limit` ms that a command takes too long. */
function watchTime(limit) {
  const started = performance.now();
  return () => (performance.now() - started < limit ? undefined : `it took ${limit / MINUTE_MS} minutes`);
}

/** Says that a test runner is silent: that nothing was added to its results for `limit` ms. */
export function watchResults(file, limit = SILENCE_MS, now = () => performance.now()) {
  let size = 0;
  let since = now();
  return () => {
    const latest = existsSync(file) ? statSync(file).size : 0;
    if (latest !== size) [size, since] = [latest, now()];
    return now() - since < limit ? undefined : `no test ended for ${limit / MINUTE_MS} minutes`;
  };
}

/**
 * Step with a single result: a command that succeeds or fails.
 * @returns {Step}
 */
const gate = (name, ...command) => ({
  name,
  run: async () => {
    const succeeded = await succeeds(command, { watch: watchTime(COMMAND_MS), whole: true });
    return [{ title: name, status: succeeded ? 'passed' : 'failed' }];
  },
});

/** Runs a test runner until it ends or is silent; every test of it is a result. */
async function suite(name, command) {
  const file = resultsFile(name);
  let problem;
  const watch = watchResults(file);
  const succeeded = await succeeds(command, { env: { TALAT_RESULTS: file }, watch }).catch(({ message }) => {
    problem = message;
    return false;
  });
  return suiteResults(name, succeeded, loadResults(file), problem);
}

/**
 * Results of a test runner. A failed run without a failed test adds a failure of the runner itself, and so does one
 * that didn't come to its end.
 * @param {TestResult[]} results
 * @param {string} [problem] why it didn't
 * @returns {TestResult[]}
 */
export function suiteResults(name, succeeded, results = [], problem) {
  const isExplained = results.some(({ status }) => status === 'failed');
  const isSound = !problem && (isExplained || (succeeded && results.length > 0));
  const title = `${name}: ${problem ?? 'the test runner'}`;
  return isSound ? results : [...results, { title, status: 'failed' }];
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
    return suite('e2e', command);
  },
};

/** Quick steps with the long tests and, on the built product in a browser, the end-to-end tests. */
export const allSteps = [
  [build],
  checks,
  [unit(['node', 'dom', 'long'])],
  ...(existsSync(join(root, e2eConfig)) ? [[e2e]] : []),
];
