import { afterAll, vi } from 'vitest';
import './patience.ts';

// Test files share their process, so each cleans up after itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
