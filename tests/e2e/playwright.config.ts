import { defineConfig } from 'playwright/test';
import { findHeadlessChromium } from '../../scripts/setup.mjs';

/**
 * Configuration for the specs of `tests/e2e` (in a browser) and `tests/faults` (mostly without one). Every worker
 * starts its own server.
 */
export default defineConfig({
  testDir: '..',
  testMatch: '{e2e,faults}/**/*.spec.ts',
  globalSetup: './build.ts',
  // One more than the cores of a small machine: while a test waits, another one runs.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Four times the longest of a quiet machine: a busy one is slower, and no test may fail by that alone.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  outputDir: '../../.artefacts/e2e',
  reporter: 'list',
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Injected faults would not reach requests of a service worker; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Otherwise `guide` asks for consent, over the page.
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
