import { clearResults } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { ensureInstalled } from './setup.mjs';
import { quickSteps } from './steps.mjs';

ensureInstalled();
clearResults();
if (!(await runSteps(quickSteps))) process.exitCode = 1;
