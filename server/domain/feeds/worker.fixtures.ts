import { pino } from 'pino';
import { openDatabase } from '../../platform/db/database.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { createSafeFetch } from '../../platform/outgoing/safe-fetch.ts';
import { openTenantDirectory } from '../../platform/tenants/tenants.ts';
import { importInProcess } from './import-process.ts';
import { createFeedRunner } from './runner.ts';

// A process that only carries out runs of feeds: `node worker.fixtures.ts <database url> <data folder>`.
const [, , databaseUrl, dataDir = ''] = process.argv;
const database = await openDatabase({ databaseUrl, dataDir: '' });
const tenants = await openTenantDirectory(
  database.db,
  () => 3000,
  () => undefined,
);
const runner = createFeedRunner({
  ...database,
  dataDir,
  now: Date.now,
  tenantOf: tenants.byId,
  vault: createVault(database.db, undefined),
  safeFetch: createSafeFetch({
    testServers: ['127.0.0.1'],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  }),
  runImport: importInProcess,
  log: pino({ level: 'warn' }),
});
await runner.wake();
