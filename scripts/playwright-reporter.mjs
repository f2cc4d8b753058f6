import { relative } from 'node:path';
import { addResults } from './results.mjs';

const statuses = { expected: 'passed', skipped: 'skipped' };

/** Saves the result of every end-to-end test after its last try. One that passed only on a retry has failed. */
export default class ResultsReporter {
  saved = new Set();

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onTestEnd(test, { retry, status }) {
    if (status === 'interrupted') return;
    if (test.outcome() === 'unexpected' && retry < test.retries) return;
    this.saved.add(test);
    addResults(testResult(test));
  }

  onError({ message }) {
    addResults({ title: message ?? 'error outside of a test', status: 'failed' });
  }

  /** Adds tests that didn't run, but for those of a run that was stopped. */
  onEnd({ status }) {
    if (status === 'interrupted') return;
    const tests = this.suite?.allTests() ?? [];
    addResults(...tests.filter((test) => !this.saved.has(test)).map((test) => testResult(test)));
  }

  printsToStdio() {
    return false;
  }
}

function testResult(test) {
  const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  return {
    file: relative('', test.location.file),
    title: test.titlePath().filter(Boolean).join(' › '),
    status: statuses[test.outcome()] ?? 'failed',
    note,
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
  };
}
