import { chown, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findHome, startEmbedded } from '../db/embedded.ts';
import { copyRunningCluster, putCluster } from './cluster.ts';
import { copyFolder } from './copy-folder.ts';

/** A backup or a restore that was refused before anything was changed. */
export class BackupRefused extends Error {}

/**
 * Copies the embedded database and the pictures of a data folder into a new folder, while servers may be running on
 * it. A folder of this name appears only when the copy is whole.
 */
export async function backUp(dataDir: string, folder: string): Promise<void> {
  const target = resolve(folder);
  const home = await findHome(dataDir);
  if (!(await exists(join(home.cluster, 'PG_VERSION'))))
    throw new BackupRefused(`There is no database in ${dataDir}.`);
  if (await exists(target))
    throw new BackupRefused(`${target} exists already; a backup makes its own folder.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const server = await startEmbedded(dataDir);
  try {
    await copyRunningCluster(server.url, home.cluster, join(unfinished, 'postgres'));
  } finally {
    await server.stop();
  }
  await copyFile(join(home.folder, 'postgres.password'), join(unfinished, 'postgres.password'));
  // After the database, so that each picture that it names is there.
  if (await exists(join(dataDir, 'media')))
    await copyFolder(join(dataDir, 'media'), join(unfinished, 'media'));
  await rename(unfinished, target);
}

/** Puts a backup into a data folder that has no database yet. The next start of a server there goes on with it. */
export async function restoreBackup(folder: string, dataDir: string): Promise<void> {
  const source = resolve(folder);
  if (!(await exists(join(source, 'postgres', 'backup_label'))))
    throw new BackupRefused(`${source} is no backup.`);
  const home = await findHome(dataDir);
  if (await exists(home.cluster))
    throw new BackupRefused(`${dataDir} has a database already; set DATA_DIR to a new folder.`);
  if (await exists(join(source, 'media'))) await copyFolder(join(source, 'media'), join(dataDir, 'media'));
  const password = join(home.folder, 'postgres.password');
  await copyFile(join(source, 'postgres.password'), password);
  if (home.identity.uid !== undefined) await chown(password, home.identity.uid, home.identity.gid);
  await putCluster(join(source, 'postgres'), home);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
