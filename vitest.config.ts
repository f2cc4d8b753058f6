import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const folders = '{app,client,editor,locales,modules,runtime,schemas,scripts,server,storefront,ui,tests}';

/** Unit tests sit beside the code: `*.test.ts` runs on Node, `*.test.tsx` in jsdom. End-to-end specs are Playwright's. */
export default defineConfig({
  plugins: [react()],
  // The one that Next itself puts in its place in the app directory.
  resolve: { alias: { 'next/dynamic': 'next/dist/shared/lib/app-dynamic' } },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [`${folders}/**/*.test.ts`] },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'jsdom', include: [`${folders}/**/*.test.tsx`] },
      },
    ],
  },
});
