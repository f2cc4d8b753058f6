import { clearResults } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { ensureInstalled } from './setup.mjs';
import { allSteps } from './steps.mjs';

ensureInstalled();
clearResults();
if (!(await runSteps(allSteps))) process.exitCode = 1;
