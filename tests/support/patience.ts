import { vi } from 'vitest';

/** Time for which a unit test waits for a state, milliseconds: a busy machine exceeds the usual second. */
export const PATIENCE_MS = 40_000;

// Vitest has no setting for its own `waitFor`.
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
