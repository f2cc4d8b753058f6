import { relative } from 'node:path';
import { saveResults } from './results.mjs';

/** Saves the result of every test, and the reason of a skip, which Vitest's JSON leaves out. */
export default class ResultsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    saveResults([
      ...modules.flatMap((module) => moduleResults(module)),
      ...unhandledErrors.map(({ message, stack }) => ({
        title: `unhandled error: ${message}${origin(stack)}`,
        status: 'failed',
      })),
    ]);
  }
}

/** First line of a stack within the project: an unhandled error doesn't name its test. */
function origin(stack = '') {
  const frame = stack.split('\n').find((line) => /^\s*at /.test(line) && !/node_modules|node:/.test(line));
  return frame ? ` ${frame.trim()}` : '';
}

function moduleResults(module) {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, note } = test.result();
    const ms = Math.round(test.diagnostic()?.duration ?? 0);
    return { title: test.fullName, status: state === 'pending' ? 'failed' : state, note, ms };
  });
  const broken = !module.ok() && tests.every(({ status }) => status !== 'failed');
  return broken ? [...tests, { title: relative('', module.moduleId), status: 'failed' }] : tests;
}
