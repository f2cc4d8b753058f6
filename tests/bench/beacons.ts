import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { type Row, row } from './report.ts';
import { withSite } from './site.ts';

const BEACONS = 50_000;
const SECONDS = 60;
const IDLE_MS = 20_000;
const PAUSE_MS = 10;
const GIVE_UP_MS = 30_000;
const program = fileURLToPath(new URL('../../server/domain/analytics/flood.fixtures.ts', import.meta.url));

/** Measures the effect of a minute's flood of beacons, three of ten garbage, on other requests, on the built site. */
export async function beacons(): Promise<Row[]> {
  return withSite(
    async (server) => {
      const warm = Date.now() + 3_000;
      await timesOf(server, () => Date.now() < warm);
      const until = Date.now() + IDLE_MS;
      const idle = await timesOf(server, () => Date.now() < until);
      const before = await memory(server);
      let most = before;
      let isFlooding = true;
      const flooding = flood(server).finally(() => {
        isFlooding = false;
      });
      const watching = (async () => {
        for (; isFlooding; await sleep(200)) most = Math.max(most, await memory(server));
      })();
      const busy = await timesOf(server, () => isFlooding);
      const { sent, refused, ms } = await flooding;
      await watching;
      const outcomes = await outcomesOf(server, sent);
      const counted = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
      return [
        row('beacons: sent in a minute', (sent / ms) * 60_000, 'beacons', { atLeast: 0.95 * BEACONS }),
        row('beacons: refused a connection', refused, 'beacons', { atMost: 0 }),
        ...Object.entries(outcomes).map(([outcome, count]) => row(`beacons: ${outcome}`, count, 'beacons')),
        row('beacons: stored or dropped, of those sent', counted / sent, '×', { atLeast: 1 }),
        row('beacons: API p50 without them', at(idle, 0.5), 'ms'),
        row('beacons: API p50 among them', at(busy, 0.5), 'ms'),
        row('beacons: API p99 without them', at(idle, 0.99), 'ms'),
        row('beacons: API p99 among them', at(busy, 0.99), 'ms'),
        row('beacons: growth of the API’s p99', at(busy, 0.99) / at(idle, 0.99), '×', { atMost: 2 }),
        row('beacons: growth of the memory', (most - before) / 1_024 / 1_024, 'MiB', { atMost: 200 }),
      ];
    },
    1,
    { PROXIES: '1' },
  );
}

async function flood({ port }: RunningServer): Promise<{ sent: number; refused: number; ms: number }> {
  const args = [`--port=${port}`, `--beacons=${BEACONS}`, `--seconds=${SECONDS}`];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  return JSON.parse(stdout);
}

/** Response times of a call that shops make, repeated while `isGoingOn`; milliseconds. */
async function timesOf({ port }: RunningServer, isGoingOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (isGoingOn()) {
    const started = performance.now();
    const { status } = await send(port, 'zest', '/api/saas-search-service/feeds/deals');
    if (status !== 200) throw new Error(`The feed answers ${status}`);
    times.push(performance.now() - started);
    await sleep(PAUSE_MS);
  }
  return times;
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Memory of the process, bytes. */
async function memory({ pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1_024;
}

/** Outcomes of the beacons, once all are counted. */
async function outcomesOf(server: RunningServer, sent: number): Promise<Record<string, number>> {
  const giveUp = Date.now() + GIVE_UP_MS;
  for (;;) {
    const text =
      'SELECT outcome, sum(beacons)::int AS beacons FROM beacon_counts GROUP BY outcome ORDER BY outcome';
    const rows = await readRows<{ outcome: string; beacons: number }>(server, text, []);
    const counted = rows.reduce((sum, { beacons }) => sum + beacons, 0);
    if (counted >= sent || Date.now() > giveUp)
      return Object.fromEntries(rows.map(({ outcome, beacons }) => [outcome, beacons]));
    await sleep(500);
  }
}
