import { sql } from 'drizzle-orm';
import type { Presence } from '#schemas/entities/page-edit.ts';
import type { Db } from '../db/database.ts';
import type { TenantScope } from '../tenants/tenants.ts';

/** The channel of the editor: each process tells the pages that are open there. */
export const CHANNEL = 'talat_page';

/** What happened to a page. The edits themselves are read from the database: NOTIFY takes 8,000 bytes at most. */
export type PageNews =
  | { type: 'edited' }
  | { type: 'published'; version: number | null }
  | { type: 'presence'; person: Presence; leaving: boolean };

/** Tells everybody who has the page open, in every process; from inside a transaction when it commits. */
export async function announce(
  { db, scope }: { db: Pick<Db, 'execute'>; scope: TenantScope },
  pageId: string,
  news: PageNews,
): Promise<void> {
  const message = JSON.stringify({ tenantId: scope.tenantId, pageId, news });
  await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}
