import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { copyRows } from './copy-rows.ts';
import { isProblem, type Normalised } from './normalise.ts';
import type { ItemKey, Problem } from './problem.ts';
import { packItem } from './read-hash.ts';
import type { SourceRow } from './readers/source.ts';
import type { BrandRow, References } from './references.ts';
import { type ItemTally, MAX_WARNINGS, type Rejecting } from './tally.ts';

const CHUNK = 1_000;
const COLUMNS = [
  'seq',
  'line',
  'platform',
  'item_id',
  'price',
  'available',
  'read_hash',
  'classified',
  'item',
];

type Row = Parameters<typeof copyRows>[3][number];

/**
 * Temporary tables of a run's connection: the items of the file, as rows of `packItem`, and the items of refused rows,
 * which aren't missing from the file. They end with the connection.
 */
const TABLES = `
  CREATE TEMP TABLE import_rows (seq int NOT NULL, line int NOT NULL, platform text NOT NULL, item_id text NOT NULL,
    price bigint NOT NULL, available boolean NOT NULL, read_hash text NOT NULL, classified boolean NOT NULL,
    item text STORAGE EXTERNAL NOT NULL);
  CREATE TEMP TABLE import_refused (platform text NOT NULL, item_id text NOT NULL)`;

/**
 * Reads rows into the run's tables, counting into `tally`. Refused rows are reported at once. Gives the brands that the
 * tenant doesn't have, by id.
 */
export async function stageRows(
  client: pg.Client,
  rows: AsyncIterable<SourceRow>,
  options: {
    normalise: (row: unknown) => Normalised | Problem;
    references: References;
    tally: ItemTally;
    reject: Rejecting;
    signal: AbortSignal | undefined;
    onChunk: () => void;
  },
): Promise<Map<string, BrandRow>> {
  const { normalise, references, tally, reject, signal, onChunk } = options;
  const { summary, warnings } = tally;
  const brands = new Map<string, BrandRow>();
  let items: Row[] = [];
  let refused: ItemKey[] = [];
  // The next chunk is read while PostgreSQL takes the one before.
  let copied = Promise.resolve();
  const flush = async () => {
    signal?.throwIfAborted();
    await copied;
    copied = copyChunk(client, items, refused);
    // After a failure of the reader nobody waits for it.
    copied.catch(() => {});
    items = [];
    refused = [];
    onChunk();
  };

  await client.query(TABLES);
  for await (const source of rows) {
    summary.read += 1;
    const { line } = source;
    const result = 'row' in source ? normalise(source.row) : source.problem;
    if (isProblem(result)) {
      if (result.item) refused.push(result.item);
      await reject({ line, ...result });
    } else {
      const { item } = result;
      if (result.warnings.length > 0) summary.warned += 1;
      for (const one of result.warnings.slice(0, MAX_WARNINGS - warnings.length))
        warnings.push({ line, ...one });
      const added: BrandRow[] = [];
      const brandId = references.brandOf(item, added);
      for (const brand of added) brands.set(brand.id, brand);
      const classificationId = references.classificationOf(item);
      const { text, readHash } = packItem({ item, brandId, classificationId });
      const { platform, itemId, price, available } = item;
      const isClassified = classificationId !== null;
      items.push([summary.read, line, platform, itemId, price, available, readHash, isClassified, text]);
    }
    if (items.length + refused.length >= CHUNK) await flush();
  }
  await flush();
  await copied;
  await drizzle(client).execute('CREATE UNIQUE INDEX ON import_rows (seq)');
  return brands;
}

async function copyChunk(
  client: pg.Client,
  items: readonly Row[],
  refused: readonly ItemKey[],
): Promise<void> {
  await copyRows(client, 'import_rows', COLUMNS, items);
  const keys = refused.map(({ platform, itemId }) => [platform, itemId]);
  await copyRows(client, 'import_refused', ['platform', 'item_id'], keys);
}
