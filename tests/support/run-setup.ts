import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { killDatabase } from './running-server.ts';

/** File system in memory: there a test file's database is copied in 40 ms, on a disk in up to 500. */
const MEMORY = '/dev/shm';
/** Room that the database server may take, in bytes. */
const ROOM = 3 * 1024 ** 3;
const NAME = /^talat-tests-(\d+)-/;

/**
 * Setup of a whole run of Vitest: creates the folder of the database server, which starts with the first test that
 * needs it. Servers and folders of runs that were killed are removed first.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const home = bavail * bsize >= ROOM ? MEMORY : tmpdir();
  for (const name of await readdir(home)) {
    const pid = NAME.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    await killDatabase(join(home, name));
    // Another run that starts now may remove it too.
    await rm(join(home, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(home, `talat-tests-${process.pid}-`));
  await chmod(folder, 0o755);
  process.env.TEST_DATA_DIR = folder;
  return async () => {
    const wasNeeded = await stat(join(folder, 'postgres')).then(Boolean, () => false);
    if (wasNeeded) await (await startEmbedded(folder)).stop();
    await rm(folder, { recursive: true });
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
