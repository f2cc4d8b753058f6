import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { entryWords, type SearchEntry } from './entry.ts';
import { searchEntries, searchWords } from './schema.ts';
import { trigrams } from './trigrams.ts';

/** Writes search entries; call it in the transaction that writes their items. */
export async function writeEntries(db: Db, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(searchEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [searchEntries.tenantId, searchEntries.type, searchEntries.id],
      set: everyColumn(searchEntries),
    });
  const rows = JSON.stringify(wordRows(entries));
  await db.execute(
    sql`insert into ${searchWords} (tenant_id, word, grams)
      select tenant_id, word, grams from jsonb_populate_recordset(null::${searchWords}, ${rows}::jsonb)
      on conflict do nothing`,
  );
}

/** Rows of the entries' distinct words, always in the same order, so that concurrent writers don't deadlock. */
export function wordRows(entries: readonly SearchEntry[]) {
  const tenants = Map.groupBy(entries, ({ tenantId }) => tenantId);
  return [...tenants].flatMap(([tenant_id, own]) =>
    [...new Set(own.flatMap(entryWords))].sort().map((word) => ({ tenant_id, word, grams: trigrams(word) })),
  );
}
