import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded.ts';

/**
 * Setup of a whole run of Vitest: creates the folder of the database server, which starts with the first test that
 * needs it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'talat-tests-'));
  await chmod(folder, 0o755);
  process.env.TEST_DATA_DIR = folder;
  return async () => {
    const wasNeeded = await stat(join(folder, 'postgres')).then(Boolean, () => false);
    if (wasNeeded) await (await startEmbedded(folder)).stop();
    await rm(folder, { recursive: true });
  };
}
