import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hint with which Chrome compiles a whole file in another thread while loading it; a comment for other browsers. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files of a build whose functions every page calls at once: React and Next.
 * @throws {Error} when the build names none
 */
export function hintCompilation(dir) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dir, 'build-manifest.json'), 'utf8'));
  if (!rootMainFiles?.length)
    throw new Error('The build has no rootMainFiles: Next’s output has changed. See docs/raising-next.md.');
  for (const name of rootMainFiles) {
    const file = join(dir, name);
    writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
  }
}
