import { runSteps } from './run-steps.mjs';
import { ensureInstalled } from './setup.mjs';
import { allSteps } from './steps.mjs';

ensureInstalled();
runSteps(allSteps);
