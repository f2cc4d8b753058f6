import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { pinnedNode } from '../../scripts/setup.mjs';
import { PHONE } from '../e2e/devices.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { FLAGS, writeItems } from './import.ts';
import { type Row, row } from './report.ts';
import { withSite } from './site.ts';

const run = promisify(execFile);

const ROUNDS = 3;
const ITEMS = 10_000;
const QUIET_MS = 10_000;
/** Requests are sent by the clock, whether or not the one before has been answered. */
const EVERY_MS = 20;
/** Page of the importing tenant that lists nothing which an import changes. */
const PAGE = '/about-us';

/**
 * 95th percentile of the time for a page of the page cache, 50 requests a second: while nothing else happens, and while
 * `npm run import` brings new items of the same tenant.
 */
export async function pageDuringImport(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'talat-bench-import-'));
  await chmod(folder, 0o755);
  try {
    return await withSite((site) => measured(site, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measured(
  { port, databaseUrl }: Pick<RunningServer, 'port' | 'databaseUrl'>,
  folder: string,
): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const files: string[] = [];
  for (let round = 0; round < ROUNDS; round++)
    files.push(await writeItems(pool, folder, ITEMS, round * ITEMS));
  await pool.end();
  await warmUp(port);
  const quiet: number[] = [];
  const during: number[] = [];
  for (const file of files) {
    quiet.push(await p95While(port, sleep(QUIET_MS)));
    const args = [...FLAGS, join(import.meta.dirname, 'import-program.ts'), file, databaseUrl, folder];
    during.push(await p95While(port, run(pinnedNode(), args)));
  }
  return [
    row('cached page during an import: p95, of quiet', ratios(during, quiet), '×', { atMost: 2 }),
    row('cached page, quiet: p95', quiet, 'ms'),
    row('cached page, during an import: p95', during, 'ms'),
  ];
}

const ratios = (these: readonly number[], those: readonly number[]) =>
  these.map((one, i) => one / (those[i] ?? Number.NaN));

const ask = (port: number, agent?: Agent) =>
  send(port, 'zest', PAGE, {
    headers: { 'user-agent': PHONE.userAgent, 'accept-encoding': 'br' },
    ...(agent && { agent }),
  });

/** Brings the page into the cache. */
async function warmUp(port: number): Promise<void> {
  while ((await ask(port)).headers['x-cache'] !== 'hit') await sleep(EVERY_MS);
  await p95While(port, sleep(QUIET_MS));
}

/** 95th percentile of the page's times until `work` ends, ms. */
async function p95While(port: number, work: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  const timer = setInterval(() => {
    const started = performance.now();
    const answer = ask(port, agent).then((got) => {
      if (got.headers['x-cache'] !== 'hit') throw new Error(`Not from the cache: ${got.headers['x-cache']}`);
      return performance.now() - started;
    });
    answer.catch(() => {});
    answers.push(answer);
  }, EVERY_MS);
  await work.finally(() => clearInterval(timer));
  const times = (await Promise.all(answers)).sort((a, b) => a - b);
  agent.destroy();
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
