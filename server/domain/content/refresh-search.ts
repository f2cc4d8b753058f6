import { and, eq, sql } from 'drizzle-orm';
import { deals, goods } from '../catalogue/schema.ts';
import { loadNames } from '../search/names.ts';
import { rewriteEntries } from '../search/rewrite-entries.ts';
import { searchEntries } from '../search/schema.ts';
import type { ContentWriter } from './store.ts';

/** Writes the search entries of goods and of their deals anew; hidden ones have none. Purges the deals' pages. */
export async function refreshSearch({ db, scope, tags }: ContentWriter, goodsId: string): Promise<void> {
  const { tenantId } = scope;
  const dealIds = await rewriteEntries(db, tenantId, [goodsId], await loadNames(db, tenantId));
  for (const id of dealIds) tags.add(`deal:${id}`);
  const hidden = sql`(
    select 'GOODS', id from ${goods} where tenant_id = ${tenantId} and id = ${goodsId} and invalid
    union all
    select 'CONTENT', id from ${deals} where tenant_id = ${tenantId} and goods_id = ${goodsId} and invalid)`;
  await db
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.tenantId, tenantId),
        sql`(${searchEntries.type}, ${searchEntries.id}) in ${hidden}`,
      ),
    );
}
