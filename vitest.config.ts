import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { layers } from './tests/architecture/layers.ts';

const folders = `{${Object.keys(layers).join()}}`;
const nodeTests = `${folders}/**/*.test.ts`;
const domTests = `${folders}/**/*.test.tsx`;
const longTests = `${folders}/**/*.long.test.ts`;

/**
 * Unit tests sit beside the code: `*.test.ts` runs on Node, `*.test.tsx` in jsdom; what `npm run verify` leaves out is
 * `*.long.test.ts`, and what `npm test` leaves out has the tag `all` (docs/testing.md). Their files share processes, so that each module is read once per process
 * (docs/decisions/013-shared-test-processes.md). End-to-end specs are Playwright's.
 */
export default defineConfig({
  plugins: [react()],
  // The one that Next itself puts in its place in the app directory.
  resolve: { alias: { 'next/dynamic': 'next/dist/shared/lib/app-dynamic' } },
  test: {
    // Four times the longest of a quiet machine: a busy one is slower, and no test may fail by that alone.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
    isolate: false,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.artefacts/vitest' },
    tags: [{ name: 'all', description: 'runs in `npm run test:all` alone' }],
    maxWorkers: '100%',
    globalSetup: './tests/support/run-setup.ts',
    setupFiles: './tests/support/each-file.ts',
    projects: [
      {
        extends: true,
        test: { name: 'node', include: [nodeTests], exclude: [longTests] },
      },
      {
        extends: true,
        test: { name: 'long', include: [longTests] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [domTests],
          setupFiles: './tests/support/each-dom-file.ts',
        },
      },
    ],
  },
});
