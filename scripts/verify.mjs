import { runSteps } from './run-steps.mjs';
import { ensureInstalled } from './setup.mjs';
import { quickSteps } from './steps.mjs';

ensureInstalled();
runSteps(quickSteps);
