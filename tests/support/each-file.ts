import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import './patience.ts';
import { testSeed } from './seed.ts';

fc.configureGlobal({ seed: testSeed() });

// Test files share their process, so each cleans up after itself.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
