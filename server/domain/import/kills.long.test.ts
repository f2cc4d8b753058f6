import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { auditTruth } from '../truth/audit.ts';
import { openTestCatalogue, sampleItem, scopeOf } from './catalogue.fixtures.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 6, 1);
/** Most progress messages of a run of 4,000 items. */
const MESSAGES = 14;

const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(() => catalogue.close());

/**
 * Items of a version of the feed: each version changes every third price, sells out every eleventh item, leaves out
 * every thirteenth and adds some. Another version does it to others.
 */
function itemsOf(version: number, items: number) {
  const all = Array.from({ length: items + version * 100 }, (_, i) => ({
    ...sampleItem,
    itemId: String(i),
    price: String(1_000 + i + ((i + version) % 3 === 0 ? version * 10 : 0)),
    available: (i + version) % 11 !== 0,
  }));
  return all.filter((_, i) => (i + version) % 13 !== 0);
}

/** When a process is killed: at a progress message, or while it writes prices (where `linger` makes that slow). */
type Kill = number | 'writing';

async function linger(): Promise<void> {
  await db.execute(sql`create function linger() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.5); return null; end $$`);
  await db.execute(sql`create trigger linger after insert on price_points execute function linger()`);
  onTestFinished(async () => void (await db.execute(sql`drop function linger cascade`)));
}

const isWriting = async () => {
  const { rows } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  return rows.length > 0;
};

/** Runs a version, and kills the process. Gives whether it came to its end. */
async function run(file: string, version: number, kill?: Kill): Promise<boolean> {
  const now = String(START + version * HOUR_MS);
  const args = [catalogue.database.url, catalogue.dataDir, now];
  const child = spawn(process.execPath, ['server/domain/import/feed-run.fixtures.ts', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  if (kill === 'writing') void vi.waitUntil(isWriting, { interval: 20 }).then(() => child.kill('SIGKILL'));
  let messages = 0;
  for await (const _ of createInterface(child.stdout)) {
    messages += 1;
    if (messages === kill) child.kill('SIGKILL');
  }
  const [code, signal] = await closed;
  if (signal === null) expect(code).toBe(0);
  return signal === null;
}

/** Goods that aren't whole: without a deal, with a reading that isn't theirs, twice the same one, or other entries. */
async function brokenGoods(): Promise<unknown[]> {
  // Without statistics each of the joins below reads its whole table for every row, up to the limit of a statement.
  await db.execute(sql`ANALYZE goods, deals, price_points, search_entries`);
  const { rows } = await db.execute(sql`
    SELECT g.item_id, g.price, g.availability, deal.*, last.*, entries.* FROM goods AS g
    LEFT JOIN LATERAL (SELECT count(*) AS deals, max(current_price) AS deal_price,
        max(expires_at) AS ends
      FROM deals WHERE tenant_id = g.tenant_id AND goods_id = g.id) AS deal ON true
    LEFT JOIN LATERAL (SELECT price AS read_price, available, until FROM price_points
      WHERE tenant_id = g.tenant_id AND goods_id = g.id ORDER BY at DESC LIMIT 1) AS last ON true
    LEFT JOIN LATERAL (SELECT count(*) AS entries, count(expires_at) AS expired FROM search_entries
      WHERE tenant_id = g.tenant_id AND id = g.id) AS entries ON true
    LEFT JOIN LATERAL (SELECT bool_or(price = earlier AND available = was) AS doubled FROM (
      SELECT price, available, lag(price) OVER (ORDER BY at) AS earlier, lag(available) OVER (ORDER BY at) AS was
      FROM price_points WHERE tenant_id = g.tenant_id AND goods_id = g.id) AS points) AS history ON true
    WHERE deals <> 1 OR deal_price <> g.price OR read_price <> g.price
      OR available <> (g.availability = 'IN_STOCK') OR coalesce(ends <= until, false) = available OR entries <> 2
      OR expired <> CASE WHEN available THEN 0 ELSE 2 END OR doubled LIMIT 5`);
  return rows;
}

/** Imports versions of a feed of so many items, and kills a process at each of these moments. */
async function importKilled(items: number, kills: readonly Kill[]): Promise<void> {
  await catalogue.reset();
  let version = 1;
  let file = await catalogue.jsonl(itemsOf(version, items));
  for (let killed = 0; killed < kills.length; ) {
    const isComplete = await run(file, version, kills[killed]);
    expect(await brokenGoods()).toEqual([]);
    if (isComplete) {
      version += 1;
      file = await catalogue.jsonl(itemsOf(version, items));
    } else killed += 1;
  }
  expect(await run(file, version)).toBe(true);

  expect(await brokenGoods()).toEqual([]);
  const offers = new Map(itemsOf(version, items).map((item) => [item.itemId, item]));
  const { rows } = await db.execute<{ item_id: string; price: number; live: boolean }>(
    sql`SELECT item_id, price::int, availability = 'IN_STOCK' AS live FROM goods`,
  );
  expect(new Set(rows.map(({ item_id }) => item_id)).size).toBe(rows.length);
  const live = rows.filter((row) => row.live);
  const sold = [...offers.values()].filter(({ available }) => available);
  const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
  expect(live.map(({ item_id: id, price }) => ({ id, price })).sort(byId)).toEqual(
    sold.map(({ itemId: id, price }) => ({ id, price: Number(price) * 100 })).sort(byId),
  );
  for (const { itemId } of offers.values()) expect(rows.some(({ item_id }) => item_id === itemId)).toBe(true);
  const audit = await auditTruth(db, scopeOf('zest'), START + version * HOUR_MS + 1);
  expect([audit.items, audit.contradictions]).toEqual([rows.length, []]);
}

describe('an importer that is killed loses, doubles and half-imports nothing, and sells nothing that is gone', () => {
  test('twice', async () => {
    await linger();
    await importKilled(800, ['writing', 2]);
  });

  // Spread over the run: 5 has no factor in common with 14.
  const spread = Array.from({ length: 20 }, (_, kill) => 1 + ((kill * 5) % MESSAGES));
  test('twenty times', { tags: 'all', timeout: 1_800_000 }, () => importKilled(4_000, spread));
});
