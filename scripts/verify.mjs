import { changedFiles, markVerified } from './changed-files.mjs';
import { clearResults } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { beginRun, endRun } from './runs.mjs';
import { ensureInstalled } from './setup.mjs';
import { verifyRing } from './steps.mjs';

/** `npm run verify`; with `-- --all` every unit test. */
ensureInstalled();
clearResults();
beginRun();
try {
  const files = process.argv.includes('--all') ? undefined : changedFiles();
  if (await runSteps(verifyRing(files))) markVerified();
  else process.exitCode = 1;
} finally {
  endRun({ processes: true });
}
