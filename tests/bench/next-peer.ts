import { execFile, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { pinnedNode, root } from '../../scripts/setup.mjs';
import { workFolder } from './work-folder.ts';

const run = promisify(execFile);
const folder = join(workFolder, 'next-peer');
const next = join(root, 'node_modules/next/dist/bin/next');
const options = {
  cwd: folder,
  env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' },
};

/** Source files of an app served by Next itself: `/empty` is empty, `/` has the given HTML, prerendered. */
const files = (html: string) => ({
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/empty/page.jsx': `export default () => <main />;`,
  'app/page.jsx': `import html from './html.mjs';
    export default () => <main dangerouslySetInnerHTML={{ __html: html }} />;`,
  'app/html.mjs': `export default ${JSON.stringify(html)};`,
});

/** Runs `work` with the port of a built Next app. */
export async function withNextPeer<T>(html: string, work: (port: number) => Promise<T>): Promise<T> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'app/empty'), { recursive: true });
  for (const [name, text] of Object.entries(files(html))) await writeFile(join(folder, name), text);
  await run(pinnedNode(), [next, 'build'], options);
  const child = spawn(pinnedNode(), [next, 'start', '-p', '0', '-H', '127.0.0.1'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /Local:\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port) return await work(Number(port));
    }
    throw new Error('next start ended before it was ready');
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}
