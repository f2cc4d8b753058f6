import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Home } from '../db/embedded.ts';
import { copyFolder } from './copy-folder.ts';

/** Folders whose files a server makes anew when it starts; the log, `pg_wal`, is copied last. */
const MADE_ANEW = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'server.log'];

/**
 * Copies the files of a running PostgreSQL into a new folder, as `pg_basebackup` does: the server goes on writing
 * meanwhile, and its log since the start of the copy makes the copy whole when a server first starts on it. All that
 * was committed before the call is in it. `url` is an address of a superuser.
 */
export async function copyRunningCluster(url: string, cluster: string, target: string): Promise<void> {
  // The backup and its slot end with their session.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // Keeps the server from recycling its log during the copy.
    await client.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`SELECT pg_backup_start('talat', fast => true)`);
    await copyFolder(cluster, target, { isCopied: isPartOfBackup });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    await copyFolder(join(cluster, 'pg_wal'), join(target, 'pg_wal'));
    // Says from where in the log the server has to begin.
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  } finally {
    await client.end();
  }
}

function isPartOfBackup(path: string): boolean {
  const [top = '', ...below] = path.split('/');
  const isTemporary = path.split('/').some((name) => name.startsWith('pgsql_tmp'));
  return !isTemporary && !LEFT_OUT.includes(path) && !(below.length > 0 && MADE_ANEW.includes(top));
}

/** Puts a copied cluster in the place of an embedded server that has none yet. */
export async function putCluster(source: string, home: Home): Promise<void> {
  const { identity } = home;
  const fresh = `${home.cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await copyFolder(source, fresh, { owner: identity.uid === undefined ? undefined : identity });
  await rename(fresh, home.cluster);
}
