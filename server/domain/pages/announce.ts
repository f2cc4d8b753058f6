import { sql } from 'drizzle-orm';
import type { Presence } from '#schemas/entities/page-edit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** NOTIFY channel of the editor, by which each process updates the streams of its open pages. */
export const CHANNEL = 'talat_page';

/** An event of a page. Edits are read from the database, because NOTIFY takes 8,000 bytes at most. */
export type PageNews =
  | { type: 'edited' }
  | { type: 'published'; version: number | null }
  | { type: 'discussed' }
  | { type: 'scheduled' }
  | { type: 'presence'; person: Presence; leaving: boolean };

/** Notifies all windows that have the page open, in every process; in a transaction, on commit. */
export async function announce(
  { db, scope }: { db: Pick<Db, 'execute'>; scope: TenantScope },
  pageId: string,
  news: PageNews,
): Promise<void> {
  const message = JSON.stringify({ tenantId: scope.tenantId, pageId, news });
  await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}
