import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import type { SafeFetch } from '../../platform/outgoing/safe-fetch.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { RunImport } from './import-process.ts';

/** Services that runs of feeds need. */
export type FeedServices = {
  db: Db;
  /** Address of the same database, for the import's own connection. */
  url: string;
  dataDir: string;
  now: () => number;
  tenantOf: (id: string) => TenantScope | undefined;
  vault: Vault;
  safeFetch: SafeFetch;
  runImport: RunImport;
  log: Logger;
};
