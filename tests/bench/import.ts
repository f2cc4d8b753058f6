import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { seedDatabase } from '#seed/seed.ts';
import { MEMORY_FLAGS } from '#server/domain/feeds/own-process.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { pinnedNode } from '../../scripts/setup.mjs';
import type { ImportResult } from './import-program.ts';
import { type Row, row } from './report.ts';

const run = promisify(execFile);

/** Rows that an import has written, by table, in the order of their references. */
const WRITTEN = {
  goods: 'read_hash IS NOT NULL',
  deals: 'goods_id IN (SELECT id FROM goods WHERE read_hash IS NOT NULL)',
  price_points: 'goods_id IN (SELECT id FROM goods WHERE read_hash IS NOT NULL)',
  search_entries: 'id IN (SELECT id FROM goods WHERE read_hash IS NOT NULL)',
  search_words: `(tenant_id, word) NOT IN (SELECT tenant_id, word FROM words_before)`,
};

type Round = { fresh: ImportResult; again: ImportResult; copySeconds: number };

/**
 * Rows per second of an import of so many new items into the seed's catalogue and of the same file again, beside
 * PostgreSQL's own COPY of the rows that the first one wrote, into the same tables with the same indexes. Every round
 * has databases of its own.
 */
export async function importSpeed(items: number, roundCount = 3): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'talat-bench-import-'));
  await chmod(folder, 0o755);
  try {
    const file = await seededItems(folder, items);
    // No other connection may be open to a database that is copied.
    const server = await startEmbedded(folder);
    try {
      const rounds: Round[] = [];
      for (let round = 0; round < roundCount; round++) rounds.push(await oneRound(server.url, folder, file));
      return rows(rounds, items);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Seeds the database in the folder, and writes a file of items. */
async function seededItems(folder: string, items: number): Promise<string> {
  const database = await openDatabase({ dataDir: folder });
  try {
    await seedDatabase(database.db, { seed: 7, now: Date.now(), log: { info: () => {} } });
    await database.pool.query('CREATE TABLE words_before AS SELECT tenant_id, word FROM search_words');
    return await writeItems(database.pool, folder, items);
  } finally {
    await database.close();
  }
}

function rows(rounds: readonly Round[], items: number): Row[] {
  const of = (pick: (round: Round) => number) => rounds.map(pick);
  const label = `import of ${items.toLocaleString('en')} items`;
  return [
    row(
      `${label}: new, of COPY's speed`,
      of(({ fresh, copySeconds }) => copySeconds / fresh.seconds),
      '×',
      {
        atLeast: 0.33,
      },
    ),
    row(
      `${label}: unchanged, of new`,
      of(({ fresh, again }) => fresh.seconds / again.seconds),
      '×',
      { atLeast: 4 },
    ),
    row(
      `${label}: new`,
      of(({ fresh }) => items / fresh.seconds),
      'rows/s',
    ),
    row(
      `${label}: unchanged`,
      of(({ again }) => items / again.seconds),
      'rows/s',
    ),
    row(
      `${label}: COPY of the same`,
      of(({ copySeconds }) => items / copySeconds),
      'rows/s',
    ),
    row(
      `${label}: memory`,
      of(({ fresh, again }) => Math.max(fresh.peakMegabytes, again.peakMegabytes)),
      'MB',
      {
        atMost: 250,
      },
    ),
  ];
}

async function oneRound(address: string, folder: string, file: string): Promise<Round> {
  const imported = await copyOfSeed(address, 'imported');
  const program = async (): Promise<ImportResult> => {
    const args = [...MEMORY_FLAGS, join(import.meta.dirname, 'import-program.ts'), file, imported, folder];
    return JSON.parse((await run(pinnedNode(), args)).stdout);
  };
  const fresh = await program();
  const again = await program();
  const files = new Map(Object.keys(WRITTEN).map((table) => [table, join(folder, `${table}.copy`)]));
  await withClient(imported, async (client) => {
    for (const [table, where] of Object.entries(WRITTEN)) {
      const rows = client.query(to(`COPY (SELECT * FROM ${table} WHERE ${where}) TO STDOUT`));
      await pipeline(rows, createWriteStream(files.get(table) ?? ''));
    }
  });
  const copied = await copyOfSeed(address, 'copied');
  const copySeconds = await withClient(copied, async (client) => {
    const started = performance.now();
    for (const [table, path] of files)
      await pipeline(createReadStream(path), client.query(from(`COPY ${table} FROM STDIN`)));
    return (performance.now() - started) / 1_000;
  });
  return { fresh, again, copySeconds };
}

/** Address of a new database with the seed, in place of one of this name. */
async function copyOfSeed(address: string, name: string): Promise<string> {
  const at = (path: string) => Object.assign(new URL(address), { pathname: path }).href;
  await withClient(at('/template1'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${new URL(address).pathname.slice(1)}`);
    await client.query('CHECKPOINT');
  });
  return at(`/${name}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes a file of items like the seed's, each with a number of its own from `first` on. */
export async function writeItems(pool: pg.Pool, folder: string, items: number, first = 0): Promise<string> {
  const { rows } =
    await pool.query(`SELECT g.name, g.description, g.pictures, g.price, b.name ->> 'en' AS brand
    FROM goods AS g LEFT JOIN brands AS b ON b.tenant_id = g.tenant_id AND b.id = g.brand_id
    WHERE g.tenant_id = 'zest' ORDER BY g.id`);
  const file = join(folder, `items-${first}.jsonl`);
  const line = (i: number) => {
    const { name, description, price, brand } = rows[i % rows.length];
    const named = (text: string) => `${text} MK-${i}`;
    const item = {
      platform: 'SHOPEE',
      itemId: String(i),
      title: { th: named(name.th), en: named(name.en) },
      description,
      price: String((Number(price) + i) / 100),
      originalPrice: String((Number(price) * 2) / 100),
      pictures: [1, 2, 3].map((n) => `https://cf.shopee.co.th/file/${i}-${n}.jpg`),
      url: `https://shopee.co.th/product/${i}`,
      ...(brand && { brand }),
      shop: `Shop ${i % 500}`,
      categories: ['Home', `Kind ${i % 40}`],
      averageScore: (i % 50) / 10,
      reviewCount: i % 900,
      monthSales: i % 700,
      totalSales: i % 9_000,
      freeShipping: i % 3 === 0,
    };
    return `${JSON.stringify(item)}\n`;
  };
  const lines = function* () {
    for (let i = first; i < first + items; i++) yield line(i);
  };
  await pipeline(lines, createWriteStream(file));
  return file;
}
