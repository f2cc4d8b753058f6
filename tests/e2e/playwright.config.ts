import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/setup.mjs';

/** Specs of `tests/e2e` (in a browser) and `tests/faults` (mostly without one). Every worker starts its own server. */
export default defineConfig({
  testDir: '..',
  testMatch: '{e2e,faults}/**/*.spec.ts',
  globalSetup: './build.ts',
  // One more than a small machine's cores: while a test waits, another goes on.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../.artefacts/e2e',
  reporter: 'list',
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Tests spoil requests, which must not go through it; offline.spec.ts has it back.
    serviceWorkers: 'block',
    // Whoever hasn't answered yet is asked for consent on `guide`, over the page.
    storageState: {
      origins: [],
      cookies: [
        {
          name: 'analytics-consent',
          value: 'denied',
          domain: 'guide.localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
    },
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-extensions',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
