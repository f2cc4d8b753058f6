import { clearResults } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { beginRun, endRun } from './runs.mjs';
import { ensureInstalled } from './setup.mjs';
import { testRing, wholeRing } from './steps.mjs';

/** `npm test`, and with `--all` `npm run test:all`, which prints the seed of its random cases. */
const isWhole = process.argv.includes('--all');
ensureInstalled();
clearResults();
beginRun();
if (isWhole) {
  process.env.TALAT_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Random cases: TALAT_SEED=${process.env.TALAT_SEED}`);
}
try {
  if (!(await runSteps(isWhole ? wholeRing : testRing))) process.exitCode = 1;
} finally {
  endRun({ processes: true });
}
