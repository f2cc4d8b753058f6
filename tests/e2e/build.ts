import { ensureBuild } from '../../scripts/setup.mjs';

/** The tests judge what stands in the sources, not what was built some time ago. */
export default function buildBeforeTests() {
  ensureBuild();
}
