/** Number of the slowest tests listed; one below a second is not slow. */
const SLOWEST_SHOWN = 20;
const SLOW_MS = 1000;

/**
 * Runs the groups of steps in turn, also after a failed one, the steps of a group in parallel; then reports: the slowest tests, failures, skipped tests with their reasons and, as the last line, `N passed, N failed`.
 * @param {import('./steps.mjs').Step[][]} groups
 * @returns {Promise<boolean>} false when anything failed
 */
export async function runSteps(groups) {
  const outcomes = [];
  for (const group of groups) outcomes.push(...(await Promise.all(group.map(runStep))));
  console.log(summary(outcomes));
  return outcomes.every(({ results }) => withStatus(results, 'failed').length === 0);
}

async function runStep(step) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 76 - step.name.length))}`);
  const started = performance.now();
  const results = await resultsOf(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${counts(results)} in ${seconds} s`);
  return { name: step.name, results, seconds };
}

async function resultsOf(step) {
  try {
    return await step.run();
  } catch (error) {
    console.error(error.message);
    return [{ title: `${step.name}: ${error.message}`, status: 'failed' }];
  }
}

/** Summary of a run; its last line is `N passed, N failed`. */
export function summary(outcomes) {
  const all = outcomes.flatMap(({ results }) => results);
  const steps = outcomes.map(({ name, results, seconds }) => `  ${name}: ${counts(results)} in ${seconds} s`);
  const failed = withStatus(all, 'failed').map(({ title }) => `  ${title}`);
  const skipped = withStatus(all, 'skipped').map(
    ({ title, note }) => `  ${title}: ${note ?? 'no reason given'}`,
  );
  return [
    '',
    ...section('Steps', steps),
    ...section('Slowest tests', slowest(all)),
    ...section('Failed', failed),
    ...section('Skipped', skipped),
    counts(all),
  ].join('\n');
}

/** Slowest tests, the slowest first. */
const slowest = (results) =>
  results
    .filter(({ ms }) => ms >= SLOW_MS)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ title, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${title}`);

const section = (title, lines) => (lines.length > 0 ? [title, ...lines, ''] : []);
const withStatus = (results, status) => results.filter((result) => result.status === status);
const counts = (results) =>
  `${withStatus(results, 'passed').length} passed, ${withStatus(results, 'failed').length} failed`;
