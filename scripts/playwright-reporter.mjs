import { saveResults } from './results.mjs';

const statuses = { expected: 'passed', skipped: 'skipped' };

/** Saves the result of every end-to-end test. One that passed only on a retry has failed. */
export default class ResultsReporter {
  errors = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message }) {
    this.errors.push({ title: message ?? 'error outside of a test', status: 'failed' });
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    saveResults([...tests.map((test) => testResult(test)), ...this.errors]);
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
