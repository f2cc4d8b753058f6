import { and, eq, sql } from 'drizzle-orm';
import type { StoredType } from './read.ts';
import { type ContentReader, isSettings } from './store.ts';

/** Path of the page that shows an entry; undefined for an entry that isn't live or that no page shows. */
export async function addressOf(
  { db, scope }: ContentReader,
  { type: { address }, store }: StoredType,
  id: string,
): Promise<string | undefined> {
  if (isSettings(store)) return '/';
  if (address === undefined) return undefined;
  const { table, address: ownAddress } = store;
  const [found] = await db
    .select({ row: sql<Record<string, unknown>>`to_jsonb(${table})` })
    .from(table)
    .where(and(eq(table.tenantId, scope.tenantId), eq(table.id, id)));
  if (!found) return undefined;
  const pattern = ownAddress?.(found.row) ?? address;
  return pattern.replaceAll(/\{(\w+)\}/g, (_, column) => encodeURIComponent(String(found.row[column])));
}
