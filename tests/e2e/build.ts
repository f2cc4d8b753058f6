import { beginRun, endRun } from '../../scripts/runs.mjs';
import { ensureBuild } from '../../scripts/setup.mjs';
import { prepareSeed } from '../support/running-server.ts';

/** Builds the sources for the tests if they have changed, and prepares one seed for all servers. */
export default async function prepareTests() {
  beginRun();
  ensureBuild();
  const removeSeed = await prepareSeed();
  return async () => {
    await removeSeed();
    endRun();
  };
}
