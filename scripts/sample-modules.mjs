import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeModuleLists } from './module-lists.mjs';
import { writeModule } from './module-template.mjs';

/** Types of the modules that `writeSampleModules` writes. */
export const sampleTypes = { made: 'sample-module-with-a-very-long-name', example: 'deals-today' };

const files = /`modules\/([\w./-]+)`:\n\n```tsx?\n(.*?)```/gs;

/**
 * Writes what the guide of modules promises to work: a module as `npm run new:module` makes it, the example of
 * docs/modules.md, and their lists. In its usual folder `tsconfig.json` includes it, so `npm run verify` checks its
 * types. Runs in the project's folder.
 */
export function writeSampleModules(dir = '.artefacts/sample-modules') {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const type of Object.values(sampleTypes)) writeModule(dir, type);
  const guide = readFileSync('docs/modules.md', 'utf8');
  for (const [, path = '', text = ''] of guide.matchAll(files)) writeFileSync(join(dir, path), text);
  writeModuleLists(dir);
}
