import { join } from 'node:path';
import { writeModuleLists } from './module-lists.mjs';
import { root } from './setup.mjs';

writeModuleLists(join(root, 'modules'));
