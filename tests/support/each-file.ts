import { afterAll, vi } from 'vitest';

// Test files share their process, so each cleans up after itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
