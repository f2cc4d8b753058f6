import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedDatabase } from '#seed/seed.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';

/** Runs `work` with a copy of the seed that has this number of searchable deals at the first tenant. */
export async function withLargeCatalogue<T>(
  size: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'talat-bench-catalogue-'));
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir: folder });
  try {
    await seedDatabase(database.db, { seed: 7, now: Date.now(), log: { info: () => {} } });
    await grow(database.url, size);
    return await work(database);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

/** Copies the seed's deals up to this number; each has one of 200,000 model numbers. */
async function grow(url: string, size: number): Promise<void> {
  // The pool's time limits are for shoppers' requests.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET maintenance_work_mem = '1GB'`);
    await growDeals(client, size);
    await growEntries(client, size);
    for (const table of ['goods', 'deals', 'search_entries', 'search_words'])
      await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    await client.end();
  }
}

/**
 * Copies deals. Every copy has a product of its own, newer and cheaper or older and more expensive than the original.
 */
async function growDeals(client: pg.Client, size: number): Promise<void> {
  const columns = async (table: string, changes: Record<string, string>) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    return { names: names.join(', '), values: names.map((name) => changes[name] ?? name).join(', ') };
  };
  const copies = (
    table: string,
  ) => `(SELECT * FROM (SELECT *, row_number() OVER (ORDER BY id) AS number, count(*) OVER () AS originals
    FROM ${table} WHERE tenant_id = 'zest') AS original,
    LATERAL generate_series(1, ($1::int - originals) / originals + 1) AS copy ORDER BY copy, number LIMIT $1) AS copies`;
  const named = (name: string) => `${name} || '-' || copy`;
  const near = (name: string) => `(${name} * (0.5 + random()))::bigint`;
  const older = (name: string) => `${name} - random() * interval '60 days'`;
  const own = { id: named('id'), code: named('code') };
  const goods = await columns('goods', {
    ...own,
    item_id: named('item_id'),
    price: near('price'),
    month_sales: `${near('month_sales')}::int`,
    total_sales: `${near('total_sales')}::int`,
    created_at: older('created_at'),
  });
  const deals = await columns('deals', {
    ...own,
    goods_id: named('goods_id'),
    current_price: near('current_price'),
    heat: `${near('heat')}::int`,
    published_at: older('published_at'),
    // Each day has a few specials, in a large catalogue too.
    daily_special_until: 'NULL',
    daily_special_pinned: 'false',
  });
  // Foreign keys needn't be checked, because the rows they refer to exist.
  await client.query(`SET session_replication_role = replica`);
  await client.query(`INSERT INTO goods (${goods.names}) SELECT ${goods.values} FROM ${copies('goods')}`, [
    size,
  ]);
  await client.query(`INSERT INTO deals (${deals.names}) SELECT ${deals.values} FROM ${copies('deals')}`, [
    size,
  ]);
  await client.query(`SET session_replication_role = origin`);
}

async function growEntries(client: pg.Client, size: number): Promise<void> {
  await client.query('DROP INDEX search_entries_words');
  await client.query(`
    CREATE FUNCTION pg_temp.grades(standing float8) RETURNS text[] IMMUTABLE RETURN
      (SELECT array_agg('#zest/CONTENT/' || level || '/' || (floor(standing * 40)::int >> level))
       FROM generate_series(0, 7) AS level)`);
  await client.query(
    // The last part is the computation of `server/domain/search/grades.ts` from heat and age.
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
}
