import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Code of a dynamic import's loader: `Promise.all(["static/chunks/a.js", …].map(…)).then(() => e(123))` for module 123.
 */
const LOADER = /Promise\.all\((\["static\/chunks\/[^\]]+\])\.map\([^)]*\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)/g;

/**
 * Corrects the preload lists of the pages' dynamic imports. Without nested async chunking Turbopack lists the chunks as
 * with it (Next 16.4), and some of those are never written: they are replaced by the import's own list.
 */
export function mendPreloads(dir) {
  const server = join(dir, 'server');
  const files = existsSync(server) ? readdirSync(server, { recursive: true }) : [];
  for (const file of files.filter((name) => name.endsWith('react-loadable-manifest.json'))) {
    const path = join(server, file);
    const imports = JSON.parse(readFileSync(path, 'utf8'));
    const broken = Object.values(imports).filter((entry) =>
      entry.files.some((name) => !existsSync(join(dir, name))),
    );
    if (broken.length === 0) continue;
    const loaders = readLoaders(join(dir, 'static/chunks'));
    for (const entry of broken)
      entry.files = loaders.get(entry.id) ?? entry.files.filter((name) => existsSync(join(dir, name)));
    writeFileSync(path, JSON.stringify(imports));
  }
}

/** Files that each dynamic import loads, by the imported module's number. */
function readLoaders(chunks) {
  const loaders = new Map();
  for (const name of readdirSync(chunks).filter((file) => file.endsWith('.js')))
    for (const [, list, id] of readFileSync(join(chunks, name), 'utf8').matchAll(LOADER))
      loaders.set(Number(id), JSON.parse(list));
  return loaders;
}
