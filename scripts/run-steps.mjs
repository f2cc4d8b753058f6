/** Number of the dearest test files listed. */
const DEAREST_SHOWN = 10;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the groups of steps in turn, also after a failed one, the steps of a group in parallel; then reports: the
 * dearest test files, the time beside the ring's goal, failures, skipped tests with their reasons and, as the last
 * line, `N passed, N failed`. SIGINT or SIGTERM ends the steps that run, leaves out the others, and is reported too.
 * @param {import('./steps.mjs').Ring} ring
 * @returns {Promise<boolean>} false when anything failed
 */
export async function runSteps({ groups, goal }) {
  const started = performance.now();
  let problem;
  const stop = (signal) => {
    problem ??= `stopped by ${signal}`;
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const outcomes = [];
  for (const group of groups)
    if (!problem) outcomes.push(...(await Promise.all(group.map((step) => runStep(step, () => problem)))));
  for (const signal of SIGNALS) process.off(signal, stop);
  console.log(summary(outcomes, { seconds: secondsSince(started), goal, problem }));
  return !problem && outcomes.every(({ results }) => withStatus(results, 'failed').length === 0);
}

const secondsSince = (started) => (performance.now() - started) / 1000;

async function runStep(step, stopped) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 76 - step.name.length))}`);
  const started = performance.now();
  const results = await resultsOf(step, stopped);
  const seconds = secondsSince(started);
  console.log(`── ${step.name}: ${counts(results)} in ${seconds.toFixed(1)} s`);
  return { name: step.name, results, seconds };
}

async function resultsOf(step, stopped) {
  try {
    return await step.run(stopped);
  } catch (error) {
    console.error(error.message);
    return [{ title: `${step.name}: ${error.message}`, status: 'failed' }];
  }
}

/**
 * Summary of a run; its last line is `N passed, N failed`.
 * @param {{ name: string, results: import('./results.mjs').TestResult[], seconds: number }[]} outcomes
 * @param {{ seconds: number, goal: number, problem?: string }} run its seconds, its goal in minutes, and why it was stopped
 */
export function summary(outcomes, { seconds, goal, problem }) {
  const all = outcomes.flatMap(({ results }) => results);
  const steps = outcomes.map(
    ({ name, results, seconds: taken }) => `  ${name}: ${counts(results)} in ${taken.toFixed(1)} s`,
  );
  const failed = withStatus(all, 'failed').map(({ title }) => `  ${title}`);
  const skipped = withStatus(all, 'skipped').map(
    ({ title, note }) => `  ${title}: ${note ?? 'no reason given'}`,
  );
  return [
    '',
    ...section('Steps', steps),
    ...section('Dearest test files', dearest(all)),
    ...section('Failed', failed),
    ...section('Skipped', skipped),
    ...section('Time', [`  ${(seconds / 60).toFixed(1)} minutes; the goal is ${goal} on two quiet cores`]),
    ...section('Stopped', problem ? [`  ${problem}: tests are missing`] : []),
    counts(all),
  ].join('\n');
}

/** Test files that took the most time, the dearest first, with the sum of their tests. */
function dearest(results) {
  const files = new Map();
  for (const { file, ms = 0 } of results) {
    const sum = files.get(file) ?? { file, tests: 0, ms: 0 };
    if (file) files.set(file, { file, tests: sum.tests + 1, ms: sum.ms + ms });
  }
  return [...files.values()]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, DEAREST_SHOWN)
    .map(({ file, tests, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${file} (${tests})`);
}

const section = (title, lines) => (lines.length > 0 ? [title, ...lines, ''] : []);
const withStatus = (results, status) => results.filter((result) => result.status === status);
const counts = (results) =>
  `${withStatus(results, 'passed').length} passed, ${withStatus(results, 'failed').length} failed`;
