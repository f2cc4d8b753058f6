import { ensureBuild } from '../../scripts/setup.mjs';
import { prepareSeed } from '../support/running-server.ts';

/** The tests judge what stands in the sources, not what was built some time ago; their servers share one seed. */
export default function prepareTests() {
  ensureBuild();
  return prepareSeed();
}
