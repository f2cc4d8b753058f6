import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Code of a dynamic import's loader: `Promise.all(["static/chunks/a.js", …].map(…)).then(() => e(123))` for module 123.
 */
const LOADER = /Promise\.all\((\["static\/chunks\/[^\]]+\])\.map\([^)]*\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)/g;

/**
 * Corrects the preload lists of the pages' dynamic imports. Without nested async chunking Turbopack lists the chunks as
 * with it (Next 16.4), and some of those are never written: they are replaced by the import's own list.
 * @throws {Error} when the build has no such lists, or an import's loader isn't found: then Next writes them differently
 */
export function mendPreloads(dir) {
  const loaders = readLoaders(join(dir, 'static/chunks'));
  const manifests = readdirSync(join(dir, 'server'), { recursive: true })
    .filter((name) => name.endsWith('react-loadable-manifest.json'))
    .map((name) => join(dir, 'server', name));
  let count = 0;
  for (const path of manifests) {
    const imports = JSON.parse(readFileSync(path, 'utf8'));
    for (const entry of Object.values(imports)) {
      const own = loaders.get(entry.id);
      if (!own) throw changed(`no loader of the import ${entry.id} in ${path}`);
      if (entry.files.some((name) => !existsSync(join(dir, name)))) entry.files = own;
      count += 1;
    }
    writeFileSync(path, JSON.stringify(imports));
  }
  if (count === 0) throw changed('no dynamic import in a react-loadable-manifest.json');
}

const changed = (found) =>
  new Error(`The build has ${found}: Next's output has changed. See docs/raising-next.md.`);

/** Files that each dynamic import loads, by the imported module's number. */
function readLoaders(chunks) {
  const loaders = new Map();
  for (const name of readdirSync(chunks).filter((file) => file.endsWith('.js')))
    for (const [, list, id] of readFileSync(join(chunks, name), 'utf8').matchAll(LOADER))
      loaders.set(Number(id), JSON.parse(list));
  return loaders;
}
