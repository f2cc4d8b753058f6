import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { loadResults, resultsFile } from './results.mjs';
import { writeSampleModules } from './sample-modules.mjs';
import { ensureChromium, projectEnv, root } from './setup.mjs';

/**
 * Step of a run of tests: does its work, shows its output and returns its results. `stopped` gives a reason once the
 * step has to end.
 * @typedef {import('./results.mjs').TestResult} TestResult
 * @typedef {() => string | undefined} Stopped
 * @typedef {{ name: string, run: (stopped: Stopped) => TestResult[] | Promise<TestResult[]> }} Step
 */

const MINUTE_MS = 60_000;
/** Time for which no test may end before its runner is stopped: the longest test takes three minutes. */
const SILENCE_MS = 20 * MINUTE_MS;
/** Limit of a command without tests, which takes about a minute. */
const COMMAND_MS = 20 * MINUTE_MS;
/** Time that a command has to end once it is asked to. */
const END_MS = 15_000;
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
  run: async (stopped) => {
    const isLate = watchTime(COMMAND_MS);
    const succeeded = await succeeds(command, { watch: () => stopped() ?? isLate(), whole: true });
    return [{ title: name, status: succeeded ? 'passed' : 'failed' }];
  },
});

/** Runs a test runner until it ends or is silent; every test of it is a result. */
async function suite(name, command, stopped) {
  const file = resultsFile(name);
  let problem;
  const isSilent = watchResults(file);
  const watch = () => stopped() ?? isSilent();
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

const build = gate('build', 'node', 'scripts/build.mjs');

/** @type {Step} */
const types = {
  name: 'types',
  run: (stopped) => {
    writeSampleModules();
    return gate('types', 'tsc', '--noEmit', '-p', '.').run(stopped);
  },
};

/** @type {Step[]} */
const checks = [
  types,
  gate('lint', 'biome', 'check', '--error-on-warnings', '.'),
  gate('dead code', 'knip', '--cache', '--cache-location=.artefacts/knip'),
];

/**
 * Step with the tests of these projects of vitest.config.ts.
 * @param {string[]} projects
 * @param {string[]} options of Vitest, beginning with its command
 * @returns {Step}
 */
const unit = (projects, ...options) => ({
  name: 'unit',
  run: (stopped) => {
    const command = [
      'vitest',
      ...options,
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=default',
      '--reporter=./scripts/vitest-reporter.mjs',
    ];
    return suite('unit', command, stopped);
  },
});

/**
 * Step with the tests in a browser, on the built product.
 * @returns {Step}
 */
const e2e = (...options) => ({
  name: 'e2e',
  run: (stopped) => {
    ensureChromium();
    const command = [
      'playwright',
      'test',
      '--config=tests/e2e/playwright.config.ts',
      '--output=.artefacts/e2e',
      '--reporter=list,./scripts/playwright-reporter.mjs',
      ...options,
    ];
    return suite('e2e', command, stopped);
  },
});

/** Every row of the checklist is shown by the tests before. */
const checklist = gate('checklist', 'node', 'scripts/run.mjs', 'tests/checklist-report.ts');

const quick = ['node', 'dom'];
const every = [...quick, 'long'];

/**
 * Ring of tests: its steps, those of a group side by side, and the minutes that it may take on two quiet cores.
 * @typedef {{ groups: Step[][], goal: number }} Ring
 */

/**
 * `npm run verify`: the checks, and the unit tests that these files can reach.
 * @param {string[] | undefined} files undefined for all unit tests
 * @returns {Ring}
 */
export const verifyRing = (files) => ({
  groups: [[...checks, unit(quick, ...(files ? ['related', '--run', ...files] : ['run']))]],
  goal: 1.5,
});

/**
 * `npm test`: everything but the tests that are marked `all`.
 * @type {Ring}
 */
export const testRing = {
  groups: [
    [build, ...checks],
    [unit(every, 'run', '--tags-filter=!all')],
    [e2e('--grep-invert=@all')],
    [checklist],
  ],
  goal: 10,
};

/**
 * `npm run test:all`: everything.
 * @type {Ring}
 */
export const wholeRing = {
  groups: [[build, ...checks], [unit(every, 'run')], [e2e()], [checklist]],
  goal: 60,
};
