import { addResults } from './results.mjs';

const statuses = { expected: 'passed', skipped: 'skipped' };

/** Saves the result of every end-to-end test after its last try. One that passed only on a retry has failed. */
export default class ResultsReporter {
  saved = new Set();

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onTestEnd(test, { retry }) {
    if (test.outcome() === 'unexpected' && retry < test.retries) return;
    this.saved.add(test);
    addResults(testResult(test));
  }

  onError({ message }) {
    addResults({ title: message ?? 'error outside of a test', status: 'failed' });
  }

  /** Tests that didn't run. */
  onEnd() {
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
    title: test.titlePath().filter(Boolean).join(' › '),
    status: statuses[test.outcome()] ?? 'failed',
    note,
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
  };
}
