import { tmpdir } from 'node:os';
import pino from 'pino';
import { createJobs } from '../../../jobs.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { diskStore } from '../../../platform/media/media-store.ts';
import { openTenantDirectory } from '../../../platform/tenants/tenants.ts';
import { feedParts } from '../../feeds/services.fixtures.ts';

// A process that only carries out releases: `node worker.fixtures.ts <database url>`.
const database = await openDatabase({ databaseUrl: process.argv[2], dataDir: '' });
const tenants = await openTenantDirectory(
  database.db,
  () => 3000,
  () => undefined,
);
await createJobs({
  ...database,
  now: Date.now,
  tenantOf: tenants.byId,
  tenants: tenants.all,
  courier: async () => undefined,
  hasMailServer: false,
  codeSecret: '',
  store: diskStore(tmpdir()),
  ...feedParts(database.db),
  purge: async () => undefined,
  log: pino({ level: 'warn' }),
}).start();
process.stdout.write('ready\n');
