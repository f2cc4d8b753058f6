import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { entryWords, type SearchEntry } from './entry.ts';
import { searchEntries, searchWords } from './schema.ts';
import { trigrams } from './trigrams.ts';

/** Writes search entries; call it in the transaction that writes their items. */
export async function writeEntries(db: Db, entries: readonly SearchEntry[]): Promise<void> {
  await upsertEntries(db, entries);
  await insertWords(db, wordRows(entries));
}

/** Writes search entries without their words. */
export async function upsertEntries(db: Db, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(searchEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [searchEntries.tenantId, searchEntries.type, searchEntries.id],
      set: everyColumn(searchEntries),
    });
}

/**
 * Adds words that aren't there yet. A transaction adds all its words by one call, in their order, so that concurrent
 * writers don't deadlock.
 */
export async function insertWords(db: Db, rows: readonly WordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    sql`insert into ${searchWords} (tenant_id, word, grams)
      select tenant_id, word, grams from jsonb_populate_recordset(null::${searchWords}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`,
  );
}

type WordRow = { tenant_id: string; word: string; grams: string[] };

/** Rows of the entries' distinct words, always in the same order, so that concurrent writers don't deadlock. */
export function wordRows(entries: readonly SearchEntry[]): WordRow[] {
  const tenants = Map.groupBy(entries, ({ tenantId }) => tenantId);
  return [...tenants].flatMap(([tenant_id, own]) => rowsOfWords(tenant_id, new Set(own.flatMap(entryWords))));
}

/** Rows of a tenant's words, in their order. */
export function rowsOfWords(tenantId: string, words: ReadonlySet<string>): WordRow[] {
  return [...words].sort().map((word) => ({ tenant_id: tenantId, word, grams: trigrams(word) }));
}
