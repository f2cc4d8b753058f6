import { join } from 'node:path';
import { writeModuleLists } from './module-lists.mjs';
import { writeModule } from './module-template.mjs';
import { ensureInstalled, root, run } from './setup.mjs';

const [type] = process.argv.slice(2);
const dir = join(root, 'modules');
ensureInstalled();
try {
  writeModule(dir, type);
  run('biome', ['check', '--write', join(dir, type)]);
  writeModuleLists(dir);
  console.log(
    `Wrote modules/${type}/. Its name and description in module.ts are yours to write: docs/modules.md`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
