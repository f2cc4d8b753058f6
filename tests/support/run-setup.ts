import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { beginRun, databaseFolder, endRun } from '../../scripts/runs.mjs';

/**
 * Setup of a whole run of Vitest: creates the folder of the database server, which starts with the first test that
 * needs it. Vitest calls it for each project; the first call serves all.
 */
export function setup(): (() => Promise<void>) | undefined {
  if (process.env.TEST_DATA_DIR) return undefined;
  beginRun();
  const folder = databaseFolder();
  process.env.TEST_DATA_DIR = folder;
  return async () => {
    const wasNeeded = await stat(join(folder, 'postgres')).then(Boolean, () => false);
    if (wasNeeded) await (await startEmbedded(folder)).stop();
    await rm(folder, { recursive: true });
    endRun();
  };
}
