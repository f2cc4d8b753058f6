import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';

/** Where the benches leave their results and what they build. */
export const workFolder = join(root, '.bench');
