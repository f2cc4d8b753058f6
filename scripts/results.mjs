import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Result of one test, with its file and its duration in ms where it has them.
 * @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped', note?: string, file?: string, ms?: number }} TestResult
 */

export const resultsFolder = join(root, '.artefacts/results');

/** Path of the results of the step with that name: a line of JSON for each. */
export const resultsFile = (step) => join(resultsFolder, `${step}.jsonl`);

/** Deletes the results of earlier runs. */
export const clearResults = () => rmSync(resultsFolder, { recursive: true, force: true });

/**
 * Adds results to the file that TALAT_RESULTS names, if any. The test runners' reporters call it as each test ends, so
 * that the results of a runner that is stopped aren't lost.
 */
export function addResults(/** @type {TestResult[]} */ ...results) {
  const file = process.env.TALAT_RESULTS;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
}

/** @returns {TestResult[] | undefined} undefined when the file isn't there; a line that was cut off is left out */
export function loadResults(/** @type {string} */ file) {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

/** The results of every step of the last run. */
export function loadAllResults(folder = resultsFolder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => loadResults(join(folder, file)) ?? []);
}
