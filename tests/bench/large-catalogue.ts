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
export async function growDeals(client: pg.Client, size: number): Promise<void> {
  // Foreign keys needn't be checked, because the rows they refer to exist.
  await client.query(`SET session_replication_role = replica`);
  await copyRows(client, 'goods', size, {
    code: named('code'),
    name: numbered('name'),
    item_id: named('item_id'),
    price: near('price'),
    month_sales: `${near('month_sales')}::int`,
    total_sales: `${near('total_sales')}::int`,
    created_at: older('created_at'),
  });
  await copyRows(client, 'deals', size, {
    code: named('code'),
    title: numbered('title'),
    goods_id: named('goods_id'),
    current_price: near('current_price'),
    heat: `${near('heat')}::int`,
    published_at: older('published_at'),
    // Each day has a few specials, in a large catalogue too.
    daily_special_until: 'NULL',
    daily_special_pinned: 'false',
  });
  await client.query(`SET session_replication_role = origin`);
}

/** SQL of a key's copy; keys of a list's neighbours come from different originals. */
export const named = (name: string) => `copy || '-' || ${name}`;
/** SQL of a localized text with the copy's model number. */
export const numbered = (name: string) =>
  `(SELECT coalesce(jsonb_object_agg(key, value || ' MK' || ${MODEL}), '{}') FROM jsonb_each_text(${name}))`;
/** SQL of a time up to two months earlier. */
export const older = (name: string) => `${name} - random() * interval '60 days'`;
const near = (name: string) => `(${name} * (0.5 + random()))::bigint`;
const MODEL = '(copy * 7919 + number * 104729) % 200000';

/** Copies the first tenant's rows of a table up to this number, with new ids and the SQL that `changes` has for columns. */
export async function copyRows(
  client: pg.Client,
  table: string,
  size: number,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const values: Readonly<Record<string, string>> = { id: named('id'), ...changes };
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((name) => values[name] ?? name).join(', ')}
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS number, count(*) OVER () AS originals
       FROM ${table} WHERE tenant_id = 'zest') AS original,
     LATERAL generate_series(1, ($1::int - originals) / originals + 1) AS copy ORDER BY copy, number LIMIT $1`,
    [size],
  );
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
           free_shipping, official, tenant_id, type, ${named('id')} AS id, classification_id, brand_id, platform,
           words, standing AS old, format('%L:9A', 'mk' || ${MODEL})::tsvector AS mark
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
