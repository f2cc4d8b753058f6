import { afterAll, vi } from 'vitest';

// Test files share their process: none leaves anything to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
