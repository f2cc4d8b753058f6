import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Result of one test, with its duration in ms where the runner reports it.
 * @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped', note?: string, ms?: number }} TestResult
 */

export const resultsFolder = join(root, '.artefacts/results');

/** Path of the results of the step with that name. */
export const resultsFile = (step) => join(resultsFolder, `${step}.json`);

/** Deletes the results of earlier runs. */
export const clearResults = () => rmSync(resultsFolder, { recursive: true, force: true });

/** Called by the test runners' reporters: saves to the file that TALAT_RESULTS names, if any. */
export function saveResults(/** @type {TestResult[]} */ results) {
  const file = process.env.TALAT_RESULTS;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 1));
}

/** @returns {TestResult[] | undefined} undefined when the file isn't there */
export const loadResults = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The results of every step of the last run. */
export function loadAllResults(folder = resultsFolder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => loadResults(join(folder, file)) ?? []);
}
