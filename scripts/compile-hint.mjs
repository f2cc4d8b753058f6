import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chrome compiles the whole of a file that begins so while it loads it, in another thread; to others it is a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files of a build whose functions every page calls at once: React and Next. */
export function hintCompilation(dir) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dir, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = join(dir, name);
    writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
  }
}
