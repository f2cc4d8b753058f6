import { vi } from 'vitest';

/** Time for which a unit test waits for a state, milliseconds: a busy machine exceeds the usual second. */
export const PATIENCE_MS = 40_000;

// Vitest has no setting for its own waits.
const { waitFor, waitUntil } = vi;
type Options = Parameters<typeof waitFor>[1];
const patient = (options: Options) => ({
  timeout: PATIENCE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));
