import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hint with which Chrome compiles a whole file in another thread while loading it; a comment for other browsers. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files of a build whose functions every page calls at once: React and Next. */
export function hintCompilation(dir) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dir, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = join(dir, name);
    writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
  }
}
