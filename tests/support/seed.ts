/** Seed of a run that isn't told another one. */
const USUAL = 20_261_129;

/**
 * Seed of all tests that try random cases, so that a failed one can be repeated: TALAT_SEED, of which
 * `npm run test:all` takes another each time, or always the same.
 */
export const testSeed = (): number => Number(process.env.TALAT_SEED ?? USUAL);
