import { sql } from 'drizzle-orm';
import type { Call } from '../../platform/call.ts';
import { deals, viewCounts } from '../catalogue/schema.ts';

type View = { id: string; page: string; module: string };

/** Counts views of deals under the tenant's day, each deal once per page and module; unknown deals are ignored. */
export async function countViews({ db, scope, now }: Call, views: readonly View[]): Promise<void> {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: scope.tenant.timezone }).format(now());
  // Sorted, so that concurrent calls lock the same rows in the same order.
  await db.execute(sql`
    insert into ${viewCounts} (tenant_id, day, page, module, subject_type, subject_id, views)
    select distinct ${deals.tenantId}, ${day}, seen.page, seen.module, 'DEAL', ${deals.id}, 1
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as seen (id text, page text, module text)
    join ${deals} on ${deals.tenantId} = ${scope.tenantId} and ${deals.id} = seen.id
    order by ${deals.id}, seen.page, seen.module
    on conflict (tenant_id, day, page, module, subject_type, subject_id)
    do update set views = ${viewCounts}.views + 1`);
}
