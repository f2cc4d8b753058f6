import { test as base } from 'playwright/test';
import { type RunningServer, startSeededServer } from './running-server.ts';

type Fixtures = {
  /** Starts a server for this test, which stops at its end. */
  startOwn: typeof startSeededServer;
};

/** A test with one server per worker, so that workers can't affect each other. */
export const test = base.extend<Fixtures, { catalogue: string; server: RunningServer }>({
  /**
   * Name of the server's catalogue. A spec that corrupts it, or needs it untouched, uses a name of its own, so that it
   * shares no server.
   */
  catalogue: ['seed', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const server = await startSeededServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
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
