import { tmpdir } from 'node:os';
import type { Db } from '../../platform/db/database.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { createSafeFetch, createSafePost, type SafePost } from '../../platform/outgoing/safe-fetch.ts';
import { importInProcess } from './import-process.ts';
import type { FeedServices } from './services.ts';

/** Parts that a test's jobs need for feeds and webhooks, although it has none: no server may be requested. */
export function feedParts(
  db: Db,
): Pick<FeedServices, 'dataDir' | 'vault' | 'safeFetch' | 'runImport'> & { safePost: SafePost } {
  return {
    dataDir: tmpdir(),
    vault: createVault(db, undefined),
    safeFetch: createSafeFetch({ testServers: [] }),
    runImport: importInProcess,
    safePost: createSafePost({ testServers: [] }),
  };
}
