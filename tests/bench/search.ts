import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '#server/db/database.ts';
import { findEntries } from '#server/search/find.ts';
import { seedDatabase } from '#server/seed/seed.ts';
import { type Row, row } from './report.ts';

const ROUNDS = 5;
const TARGET_MS = 50;

/** What people type: nouns, brands in either script, both, model numbers, words run together, slips. */
const QUERIES = {
  Thai: [
    ...['หูฟังบลูทูธ', 'เครื่องฟอกอากาศ', 'ครีมกันแดด', 'พัดลม', 'รองเท้าผ้าใบ', 'หุ่นยนต์ดูดฝุ่น', 'โน้ตบุ๊ก'],
    ...['ซัมซุง', 'เสียวหมี่ พัดลม', 'กาแฟคั่วบด', 'อาหารแมว', 'กระเป๋าเป้ กันน้ำ', 'จอคอมพิวเตอร์ 27 นิ้ว'],
    ...['เมาส์ไร้สายโลจิเทค', 'ทีวี 65 นิ้ว', 'หุฟังบลูทูธ', 'เครื่องฟอกอากาส', 'เสื้อยืด', 'พาวเวอร์แบงก์ 20000', 'วิตามินซี'],
  ],
  Latin: [
    ...[
      'headphones',
      'wireless mouse',
      'robot vacuum',
      'xiaomi',
      'samsung monitor 27',
      'sunscreen spf50',
      'laptop',
    ],
    ...['sepatu', 'kipas angin', 'kopi bubuk', 'anker power bank', 'jbl', 'm240', 'wx700', 'g305x logitech'],
    ...['gearzonewx700', 'hedphones', 'xiomi fan', 'mk123456', 'smart tv 65'],
  ],
} as const;

/** How long a search takes among so many deals: the 95th percentile of everything that is typed, in each script. */
export async function searchLatency(size: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'talat-bench-search-'));
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir: folder });
  try {
    await seedDatabase(database.db, { seed: 7, now: Date.now(), log: { info: () => {} } });
    await grow(database.url, size);
    const rows: Row[] = [];
    for (const [script, queries] of Object.entries(QUERIES)) {
      const times = await timesOf(database, queries);
      const label = `search among ${size.toLocaleString('en')} deals, ${script}`;
      rows.push(row(`${label}, median`, percentile(times, 0.5), 'ms'));
      rows.push(row(`${label}, p95`, percentile(times, 0.95), 'ms', { atMost: TARGET_MS }));
    }
    return rows;
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

async function timesOf({ db }: Database, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const keyword of queries) {
      const started = performance.now();
      await findEntries(
        db,
        { tenantId: 'zest', types: ['CONTENT'], keyword, now: Date.now() },
        { page: 1, size: 20 },
      );
      const ms = performance.now() - started;
      // The first round fills the caches.
      if (round > 0) times.push(ms);
    }
  }
  return times;
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}

/** Copies the seed's deals until there are so many; each has a model number of 200,000 of its own. */
async function grow(url: string, size: number): Promise<void> {
  // The pool's time limits are for shoppers.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET maintenance_work_mem = '1GB'`);
    await client.query('DROP INDEX search_entries_words');
    await client.query(`
      CREATE FUNCTION pg_temp.grades(standing float8) RETURNS text[] IMMUTABLE RETURN
        (SELECT array_agg('#zest/CONTENT/' || level || '/' || (floor(standing * 40)::int >> level))
         FROM generate_series(0, 7) AS level)`);
    await client.query(
      // The last part is what `server/search/grades.ts` makes of heat and age.
      `INSERT INTO search_entries (price, published_at, updated_at, expires_at, heat, sales, rating, free_shipping,
         official, tenant_id, type, id, classification_id, brand_id, platform, words, standing)
       SELECT price, published_at, updated_at, expires_at, heat, sales, rating, free_shipping,
         official, tenant_id, type, id, classification_id, brand_id, platform,
         ts_delete(words, pg_temp.grades(old)) || array_to_tsvector(pg_temp.grades(standing)) || mark, standing
       FROM (SELECT *, ln(1 + heat::float8) / 8 + extract(epoch FROM published_at)::float8 / 86400 / 60 AS standing
         FROM (SELECT (price * (0.5 + random()))::bigint AS price, published_at - random() * interval '60 days' AS published_at,
             updated_at, expires_at, (heat * (0.5 + random()))::int AS heat, (sales * random())::int AS sales, rating,
             free_shipping, official, tenant_id, type, id || '-' || copy AS id, classification_id, brand_id, platform,
             words, standing AS old, format('%L:9A', 'mk' || (copy * 7919 + number * 104729) % 200000)::tsvector AS mark
           FROM (SELECT *, row_number() OVER () AS number, count(*) OVER () AS originals FROM search_entries
             WHERE tenant_id = 'zest' AND type = 'CONTENT') AS original,
           LATERAL generate_series(1, ($1 - originals) / originals + 1) AS copy
           ORDER BY copy, number LIMIT $1) AS copies) AS graded`,
      [size],
    );
    await client.query('CREATE INDEX search_entries_words ON search_entries USING gin (words)');
    await client.query(
      `INSERT INTO search_words
       SELECT 'zest', word, array(SELECT substr('  ' || word || ' ', at, 3) FROM generate_series(1, length(word) + 1) AS at)
       FROM (SELECT 'mk' || number AS word FROM generate_series(0, least(200000, $1) - 1) AS number) AS words`,
      [size],
    );
    await client.query('VACUUM ANALYZE search_entries');
    await client.query('VACUUM ANALYZE search_words');
  } finally {
    await client.end();
  }
}
