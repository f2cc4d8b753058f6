import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: '1' },
  },
});
if (positionals.length === 0) {
  console.error('Usage: npm run mutate -- FOLDER-OR-FILE… [--tests FOLDER] [--concurrency 1]');
  process.exit(1);
}
const isFolder = (path: string) => statSync(path).isDirectory();
const folders = positionals.map((path) => (isFolder(path) ? path : dirname(path)));
process.env.MUTATION_TESTS = JSON.stringify([...new Set([...folders, ...values.tests])]);

const results = await new Stryker({
  mutate: [
    ...positionals.map((path) => (isFolder(path) ? `${path}/**/*.{ts,tsx}` : path)),
    '!**/*.{test,fixtures}.{ts,tsx}',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  concurrency: Number(values.concurrency),
  // A mutant that only runs longer on a busy machine must not count as detected.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  // Stryker can't read settings with the installed TypeScript; there are none to rewrite.
  tsconfigFile: 'none',
  ignorePatterns: ['/docs', '/.data', '/.artefacts', '/.bench'],
  tempDirName: '.build/mutation',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.artefacts/mutation.json' },
}).runMutationTest();

const count = (status: string) => results.filter((mutant) => mutant.status === status).length;
const killed = count('Killed') + count('Timeout');
const all = killed + count('Survived') + count('NoCoverage');
console.log(`${killed} of ${all} mutants were killed: ${((killed / all) * 100).toFixed(1)} %`);
