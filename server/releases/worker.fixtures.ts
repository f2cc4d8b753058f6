import { tmpdir } from 'node:os';
import pino from 'pino';
import { openDatabase } from '../db/database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { diskStore } from '../media/media-store.ts';
import { openTenantDirectory } from '../tenants/tenants.ts';

// A process that only carries out releases: `node worker.fixtures.ts <database url>`.
const database = await openDatabase({ databaseUrl: process.argv[2], dataDir: '' });
const tenants = await openTenantDirectory(
  database.db,
  () => 3000,
  () => undefined,
);
await startJobs({
  ...database,
  now: Date.now,
  tenantOf: tenants.byId,
  tenants: tenants.all,
  courier: async () => undefined,
  codeSecret: '',
  store: diskStore(tmpdir()),
  purge: async () => undefined,
  log: pino({ level: 'warn' }),
});
process.stdout.write('ready\n');
