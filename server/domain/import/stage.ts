import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { copyRows } from './copy-rows.ts';
import { stageKnown, type Unread } from './known-rows.ts';
import { instantOf, parseMoment } from './moment.ts';
import { isProblem, normalise } from './normalise.ts';
import type { ItemKey, Problem } from './problem.ts';
import { packItem, rowHasher, rowMark } from './read-hash.ts';
import type { SourceRow } from './readers/source.ts';
import { type NewBrandRow, type References, statedBrand } from './references.ts';
import { isCurrencyAssumed } from './row-currency.ts';
import { type ItemTally, MAX_WARNINGS, type Rejecting } from './tally.ts';

/** Limits of a chunk: rows, and characters of them. */
const CHUNK = 1_000;
const CHUNK_LENGTH = 2_000_000;
const COLUMNS = [
  'seq',
  'line',
  'platform',
  'item_id',
  'price',
  'available',
  'checked_at',
  'read_hash',
  'row_mark',
  'classified',
  'item',
];
/** Fields whose meaning changes with time. */
const TIMED = ['saleFrom', 'saleUntil', 'expiresAt'];

type Row = Parameters<typeof copyRows>[3][number];
/** A row of the file with its place in the run, the time that it says of itself, its text without that, and its hash. */
type Hashed = { seq: number; source: SourceRow; checkedAt: string | null; text: string; hash: string };
type Staging = {
  scope: TenantScope;
  feedId: string | null;
  references: References;
  /** Whether rows may name brands that other rows' titles name. */
  bringsBrands: boolean;
  tally: ItemTally;
  reject: Rejecting;
  now: () => number;
  signal: AbortSignal | undefined;
  onChunk: () => void;
};

/**
 * Temporary tables of a run's connection: the items of the file, as rows of `packItem` (null for one that is known,
 * see `stageKnown`), the items of refused rows, which aren't missing from the file, and chunks of rows that wait for the
 * file's brands. They end with the connection.
 */
const TABLES = `
  CREATE TEMP TABLE import_rows (seq int NOT NULL, line int NOT NULL, platform text NOT NULL, item_id text NOT NULL,
    price bigint NOT NULL, available boolean NOT NULL, checked_at timestamptz, read_hash text NOT NULL, row_mark text,
    classified boolean NOT NULL, item text STORAGE EXTERNAL);
  CREATE TEMP TABLE import_refused (platform text NOT NULL, item_id text NOT NULL);
  CREATE TEMP TABLE import_unbranded (chunk int NOT NULL, seq int NOT NULL, line int NOT NULL, checked_at text,
    row text STORAGE EXTERNAL)`;
const WAITING_COLUMNS = ['chunk', 'seq', 'line', 'checked_at', 'row'];

/**
 * Reads rows in the shape of `itemSchema`'s input into the run's tables, counting into the tally. Refused rows are
 * reported at once. Rows that name no brand are read after the others, since titles may name any brand of the file.
 * Gives the brands that the tenant doesn't have, by id.
 */
export async function stageRows(
  client: pg.Client,
  rows: AsyncIterable<SourceRow>,
  staging: Staging,
): Promise<Map<string, NewBrandRow>> {
  const { scope, references, tally, signal, onChunk } = staging;
  const hashOf = rowHasher(scope.tenant, references.version);
  const brands = new Map<string, NewBrandRow>();
  // The next chunk is taken from the file while PostgreSQL works on the one before.
  let staged = Promise.resolve();
  const afterLast = async (work: () => Promise<void>) => {
    signal?.throwIfAborted();
    await staged;
    staged = work();
    // A failure is thrown where it is waited for.
    staged.catch(() => {});
    onChunk();
  };
  const branded = inChunks((chunk) => afterLast(() => stageChunk(client, chunk, staging, brands)));
  let waiting = 0;
  const unbranded = inChunks((chunk) => {
    waiting += 1;
    const cells = chunk.map(({ seq, source, checkedAt, text }) => [
      waiting,
      seq,
      source.line,
      checkedAt,
      text,
    ]);
    return afterLast(() => copyRows(client, 'import_unbranded', WAITING_COLUMNS, cells));
  });

  await client.query(TABLES);
  try {
    for await (const read of rows) {
      tally.summary.read += 1;
      const { source, checkedAt } = withoutTime(read, scope.tenant.timezone);
      const text = 'row' in source ? JSON.stringify(source.row) : '';
      const row = { seq: tally.summary.read, source, checkedAt, text, hash: hashOf(text) };
      const waits = staging.bringsBrands && 'row' in source && !namesBrand(source.row);
      await (waits ? unbranded : branded).add(row);
    }
    await branded.flush();
    await unbranded.flush();
    await staged;
    references.learnAdded();
    await client.query('CREATE INDEX ON import_unbranded (chunk)');
    for (let chunk = 1; chunk <= waiting; chunk += 1) {
      const found = await waitingRows(client, chunk);
      const hashed = found.map((row) => ({ ...row, hash: hashOf(row.text) }));
      await afterLast(() => stageChunk(client, hashed, staging, brands));
    }
  } finally {
    await staged;
  }
  await drizzle(client).execute('CREATE UNIQUE INDEX ON import_rows (seq)');
  return brands;
}

/** Gathers rows into chunks of bounded size. */
function inChunks(onChunk: (chunk: readonly Hashed[]) => Promise<void>) {
  let chunk: Hashed[] = [];
  let length = 0;
  const flush = async () => {
    const full = chunk;
    chunk = [];
    length = 0;
    if (full.length > 0) await onChunk(full);
  };
  const add = async (row: Hashed) => {
    chunk.push(row);
    length += row.text.length;
    if (chunk.length >= CHUNK || length >= CHUNK_LENGTH) await flush();
  };
  return { add, flush };
}

/** Rows of a chunk that waited for the file's brands. */
async function waitingRows(client: pg.Client, chunk: number): Promise<Omit<Hashed, 'hash'>[]> {
  const { rows } = await client.query<{ seq: number; line: number; checked_at: string | null; row: string }>(
    'SELECT seq, line, checked_at, row FROM import_unbranded WHERE chunk = $1 ORDER BY seq',
    [chunk],
  );
  return rows.map(({ seq, line, checked_at: checkedAt, row }) => ({
    ...{ seq, checkedAt, text: row },
    source: { line, row: JSON.parse(row) },
  }));
}

/** A row without the time that it says of itself, which is no part of its item, and that time; null without one. */
function withoutTime(source: SourceRow, timezone: string): Pick<Hashed, 'source' | 'checkedAt'> {
  if (!('row' in source && 'checkedAt' in Object(source.row))) return { source, checkedAt: null };
  const { checkedAt, ...row } = Object(source.row);
  const moment = parseMoment(String(checkedAt));
  const at = moment && instantOf(moment, timezone, 'start').getTime();
  return {
    source: { line: source.line, row },
    checkedAt: at === undefined || Number.isNaN(at) ? null : new Date(at).toISOString(),
  };
}

/** Whether a row says its brand, or that it has none. */
function namesBrand(row: unknown): boolean {
  return statedBrand(Object(row).brand) !== undefined;
}

/** Stages the rows that are known by their hashes, and reads the others. */
async function stageChunk(
  client: pg.Client,
  chunk: readonly Hashed[],
  staging: Staging,
  brands: Map<string, NewBrandRow>,
): Promise<void> {
  const { scope, feedId, now } = staging;
  const of = { tenantId: scope.tenantId, feedId, now: now() };
  const known = await stageKnown(
    drizzle(client),
    of,
    chunk.flatMap((row) => unread(row, staging)),
  );
  const items: Row[] = [];
  const refused: ItemKey[] = [];
  for (const row of chunk) {
    const read = known.has(row.seq) ? undefined : readRow(row, staging, brands);
    if (!(read && 'problem' in read) && 'row' in row.source && isCurrencyAssumed(row.source.row))
      staging.tally.remarks.assumedCurrency += 1;
    if (read && 'item' in read) items.push(read.item);
    if (read && 'problem' in read) {
      if (read.problem.item) refused.push(read.problem.item);
      await staging.reject({ line: row.source.line, ...read.problem });
    }
  }
  await copyRows(client, 'import_rows', COLUMNS, items);
  const keys = refused.map(({ platform, itemId }) => [platform, itemId]);
  await copyRows(client, 'import_refused', ['platform', 'item_id'], keys);
}

/** A row by its item's key as the file writes it. */
function unread({ seq, source, checkedAt, hash }: Hashed, { references }: Staging): Unread[] {
  if (!('row' in source)) return [];
  const { platform, itemId, brand }: Partial<Record<string, unknown>> = Object(source.row);
  if (typeof platform !== 'string' || typeof itemId !== 'string') return [];
  const { line } = source;
  return [{ seq, line, platform, itemId, checkedAt, hash, brandBasis: references.brandBasis(brand) }];
}

/** Reads one row: its item as a row of `import_rows`, or why it is refused. */
function readRow(
  { seq, source, checkedAt, hash }: Hashed,
  { scope, references, tally: { summary, warnings }, now }: Staging,
  brands: Map<string, NewBrandRow>,
): { item: Row } | { problem: Problem } {
  const { line } = source;
  const result = 'row' in source ? normalise(source.row, scope.tenant, now()) : source.problem;
  if (isProblem(result)) return { problem: result };
  const { item } = result;
  if (result.warnings.length > 0) summary.warned += 1;
  for (const one of result.warnings.slice(0, MAX_WARNINGS - warnings.length)) warnings.push({ line, ...one });
  const added: NewBrandRow[] = [];
  const brandId = references.brandOf(item, added);
  for (const brand of added) brands.set(brand.id, brand);
  const classificationId = references.classificationOf(item);
  const { text, readHash } = packItem({ item, brandId, classificationId });
  const { platform, itemId, price, available } = item;
  // Every run tells what it drops of a row, and what a time means today.
  const isLasting =
    result.warnings.length === 0 && !TIMED.some((field) => 'row' in source && field in Object(source.row));
  const mark = isLasting ? rowMark(hash, references.brandBasis(item.brand), item) : null;
  const isClassified = classificationId !== null;
  const key = [seq, line, platform, itemId];
  return { item: [...key, price, available, checkedAt, readHash, mark, isClassified, text] };
}
