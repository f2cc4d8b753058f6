import { test as base } from '@playwright/test';
import { type RunningServer, startServer, temporaryDataDir } from './running-server.ts';

/** A test with a server of its worker's own: workers can't disturb each other. */
export const test = base.extend<object, { catalogue: string; server: RunningServer }>({
  /** A spec that spoils its server's content, or can't have it spoilt, names it otherwise: no other spec gets such a server. */
  catalogue: ['seed', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const dataDir = await temporaryDataDir();
      const server = await startServer({ DATA_DIR: dataDir.path });
      await use(server);
      await server.stop();
      await dataDir.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
