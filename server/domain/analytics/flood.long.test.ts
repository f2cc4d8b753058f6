import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { count, sum } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { visitorsOfTests } from '../pages/experiments/visitor.fixtures.ts';
import { createIngest } from './ingest.ts';
import { analyticsEvents, beaconCounts } from './schema.ts';

/**
 * Size of the flood. `npm run bench -- beacons` sends a whole minute's load and measures shop requests meanwhile, on
 * a quiet machine.
 */
const FLOOD = { beacons: 3_000, seconds: 6 };
const MOST_GROWTH = 100 * 1_024 * 1_024;

const zest = tenantFixture('zest');
const { db } = await openTestDatabase();
const { id, ...settings } = zest;
await db.insert(tenants).values({ id, settings });
const ingest = createIngest({ db, now: Date.now, log: pino({ level: 'silent' }), visitors: visitorsOfTests });
const { api } = testApi(db, { ingest, proxies: 1 });
const server = createServer((request, response) => api.listener(request, response, tenantScope(zest)));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;

const program = fileURLToPath(new URL('./flood.fixtures.ts', import.meta.url));
const flood = async () => {
  const args = [`--port=${port}`, `--beacons=${FLOOD.beacons}`, `--seconds=${FLOOD.seconds}`];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { timeout: 100_000 });
  return JSON.parse(stdout) as { sent: number; refused: number; ms: number };
};

test('in a flood of beacons, three of ten of them garbage, each is stored or dropped, in bounded memory', async () => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 100);
  const sent = await flood();
  clearInterval(watch);
  expect(sent).toMatchObject({ sent: FLOOD.beacons, refused: 0 });

  await ingest.flush();
  const rows = await db
    .select({ outcome: beaconCounts.outcome, beacons: sum(beaconCounts.beacons).mapWith(Number) })
    .from(beaconCounts)
    .groupBy(beaconCounts.outcome);
  const outcomes = Object.fromEntries(rows.map(({ outcome, beacons }) => [outcome, beacons]));
  const dropped = FLOOD.beacons - (outcomes.stored ?? 0);
  const [stored] = await db.select({ events: count() }).from(analyticsEvents);
  expect(Object.values(outcomes).reduce((total, beacons) => total + beacons, 0)).toBe(FLOOD.beacons);
  expect(dropped).toBeGreaterThanOrEqual(FLOOD.beacons * 0.3);
  expect(stored?.events).toBe(2 * (outcomes.stored ?? 0));
  expect(outcomes.lost ?? 0).toBe(0);
  expect(most - before).toBeLessThan(MOST_GROWTH);
});
