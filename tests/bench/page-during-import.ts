import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { feedFiles, shareFile } from '#server/domain/feeds/files.ts';
import { isRun, queueRun } from '#server/domain/feeds/queue.ts';
import { feedRuns, feeds } from '#server/domain/feeds/schema.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { PHONE } from '../e2e/devices.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { writeItems } from './import.ts';
import { type Row, row } from './report.ts';
import { withSite } from './site.ts';

const ROUNDS = 3;
const ITEMS = 10_000;
const QUIET_MS = 10_000;
/** Requests are sent by the clock, whether or not the one before has been answered. */
const EVERY_MS = 20;
/** Page of the importing tenant that lists nothing which an import changes. */
const PAGE = '/about-us';

/**
 * 95th percentile of the time for a page of the page cache, 50 requests a second: while nothing else happens, and while
 * a feed of the same tenant brings new items.
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

async function measured(site: RunningServer, folder: string): Promise<Row[]> {
  const database = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: site.dataDir });
  const quiet: number[] = [];
  const during: number[] = [];
  try {
    await warmUp(site.port);
    for (let round = 0; round < ROUNDS; round++) {
      const file = await writeItems(database.pool, folder, ITEMS, round * ITEMS);
      quiet.push(await p95While(site.port, sleep(QUIET_MS)));
      const ended = await startRun(database, site.dataDir, file);
      during.push(await p95While(site.port, ended()));
    }
  } finally {
    await database.close();
  }
  return [
    row('cached page during an import: p95, of quiet', ratios(during, quiet), '×', { atMost: 2 }),
    row('cached page, quiet: p95', quiet, 'ms'),
    row('cached page, during an import: p95', during, 'ms'),
  ];
}

/** Has the site run a feed of this file. Once it runs, gives a function that waits for its end. */
async function startRun({ db }: Database, dataDir: string, file: string): Promise<() => Promise<void>> {
  const now = new Date();
  const feed = { tenantId: 'zest', id: crypto.randomUUID() };
  await shareFile(file, feedFiles(dataDir, feed.tenantId).upload(feed.id));
  await db.insert(feeds).values({
    ...feed,
    name: 'Bench',
    source: { type: 'upload', uploadId: feed.id, fileName: 'items.jsonl' },
    format: 'jsonl',
    defaults: {},
    missing: { rule: 'keep' },
    createdAt: now,
    updatedAt: now,
    operatorId: 'bench',
    operatorName: 'Bench',
  });
  const run = await queueRun(db, feed, { mode: 'apply', trigger: 'operator' }, now);
  if (!run) throw new Error('No run is queued');
  const whileIn = async (state: string) => {
    for (let now = state; now === state; await sleep(EVERY_MS * 5)) now = await stateOf(db, run);
  };
  await whileIn('queued');
  return async () => {
    await whileIn('running');
    const state = await stateOf(db, run);
    if (state !== 'applied') throw new Error(`The run is ${state}`);
  };
}

async function stateOf(db: Database['db'], run: Parameters<typeof isRun>[0]): Promise<string> {
  const [found] = await db.select({ state: feedRuns.state }).from(feedRuns).where(isRun(run));
  return found?.state ?? 'gone';
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
