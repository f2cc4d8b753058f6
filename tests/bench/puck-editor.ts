import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { clientMessages } from '#locales/text.ts';
import { safeJson } from '#schemas/content/safe-json.ts';
import { fixtureContext } from '#storefront/fixtures.ts';
import type { PuckPage, PuckView } from './puck-editor-program.tsx';

/** Runs `work` with the address of Puck's editor with this page open. */
export async function withPuckEditor<T>(page: PuckPage, work: (url: string) => Promise<T>): Promise<T> {
  const files = await bundle();
  // Made here: the shop's texts are files, which a browser doesn't read.
  const { t: _, ...context } = fixtureContext({ device: 'desktop' });
  const view: PuckView = { ...context, messages: clientMessages(context.lang) };
  const data = { page, view };
  const json = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${safeJson(value)}</script>`,
  );
  const html = `<!doctype html><html lang="th"><meta charset="utf-8"><link rel="stylesheet" href="/style.css">
<body>${json.join('')}<script type="module" src="/script.js"></script></body></html>`;
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url) ?? (url === '/' ? html : undefined);
    const type = url.endsWith('.js') ? 'text/javascript' : url.endsWith('.css') ? 'text/css' : 'text/html';
    response
      .writeHead(body === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { script: join(import.meta.dirname, 'puck-editor-program.tsx') },
    outdir: '/',
    write: false,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    // Next's own parts read others, which its build puts in.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [path === '/script.css' ? '/style.css' : path, contents]),
  );
}
