import { relative } from 'node:path';
import { addResults } from './results.mjs';

/** Saves the result of every test as it ends, and the reason of a skip, which Vitest's JSON leaves out. */
export default class ResultsReporter {
  saved = new Set();

  onInit({ config }) {
    this.leavesOutAll = config.tagsFilter?.includes('!all');
  }

  onTestCaseResult(test) {
    if (this.saved.has(test.id) || this.isLeftOut(test)) return;
    this.saved.add(test.id);
    addResults(testResult(test));
  }

  /** Whether a test belongs to a larger ring: Vitest calls it skipped. */
  isLeftOut(test) {
    return this.leavesOutAll && test.tags.includes('all');
  }

  /** Adds tests that never ended, and the file itself when it can't be loaded or a hook of it failed. */
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()];
    for (const test of tests) this.onTestCaseResult(test);
    const isExplained = tests.some((test) => testResult(test).status === 'failed');
    if (!module.ok() && !isExplained) addResults({ title: fileOf(module), status: 'failed' });
  }

  onTestRunEnd(_modules, unhandledErrors) {
    addResults(
      ...unhandledErrors.map(({ message, stack }) => ({
        title: `unhandled error: ${message}${origin(stack)}`,
        status: 'failed',
      })),
    );
  }
}

/** First line of a stack within the project: an unhandled error doesn't name its test. */
function origin(stack = '') {
  const frame = stack.split('\n').find((line) => /^\s*at /.test(line) && !/node_modules|node:/.test(line));
  return frame ? ` ${frame.trim()}` : '';
}

const fileOf = (module) => relative('', module.moduleId);

function testResult(test) {
  const { state, note } = test.result();
  const ms = Math.round(test.diagnostic()?.duration ?? 0);
  const status = state === 'pending' ? 'failed' : state;
  return { file: fileOf(test.module), title: test.fullName, status, note, ms };
}
