import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../scripts/setup.mjs';
import { type Row, row } from './report.ts';

/**
 * Size of the runtime's own script in the browser, minified and compressed: every `'use client'` file of `runtime/`
 * with its imports, without React. Beside it the renderer for a page made with Puck.
 */
export async function runtimeBytes(): Promise<Row[]> {
  const files = await clientFiles(join(root, 'runtime'));
  const ours = files.map((file) => `export * from '#runtime/${file}';`).join('\n');
  return [
    row('runtime-bytes', await kilobytes(ours), 'KB gzip', { atMost: 3 }),
    row(
      'runtime-bytes: Puck rsc',
      await kilobytes(`export { Render } from '@puckeditor/core/rsc';`),
      'KB gzip',
    ),
    row('runtime-bytes: Puck main', await kilobytes(`export { Render } from '@puckeditor/core';`), 'KB gzip'),
  ];
}

async function clientFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /(?<![.]test)[.]tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return files.filter((_, index) => texts[index]?.startsWith(`'use client'`));
}

/** Size of the script that a page loads at once for these exports, without imports on demand. */
async function kilobytes(exports: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: exports, resolveDir: root },
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.css'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const loaded = new Set<string>();
  const load = (output: string) => {
    if (loaded.has(output)) return;
    loaded.add(output);
    for (const { path, kind, external } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement' && !external) load(path);
  };
  load('out/stdin.js');
  const scripts = outputFiles.filter(({ path }) => [...loaded].some((output) => path.endsWith(`/${output}`)));
  return scripts.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1024;
}
