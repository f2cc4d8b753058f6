import { test as base } from '@playwright/test';
import { type RunningServer, startSeededServer } from './running-server.ts';

type Fixtures = {
  /** Starts a server of the test's own, which ends with the test. */
  startOwn: typeof startSeededServer;
};

/** A test with a server of its worker's own: workers can't disturb each other. */
export const test = base.extend<Fixtures, { catalogue: string; server: RunningServer }>({
  /** A spec that spoils its server's content, or can't have it spoilt, names it otherwise: no other spec gets such a server. */
  catalogue: ['seed', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const server = await startSeededServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
  startOwn: async ({}, use) => {
    const started: RunningServer[] = [];
    await use(async (...options) => {
      const server = await startSeededServer(...options);
      started.push(server);
      return server;
    });
    await Promise.all(started.map((server) => server.stop()));
  },
});
