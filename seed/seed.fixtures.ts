import { buildSeed } from './build.ts';

export const SEED = 7;
export const NOW = Date.UTC(2026, 7, 1, 3);

/** Catalogue of the tests' seed, built once for all tests that only read it. */
export const rows = buildSeed(SEED, NOW);
