import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';

/** Folder for the benches' results and builds. */
export const workFolder = join(root, '.bench');
