import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { importLock } from '../catalogue/import-lock.ts';
import { classifications, goods } from '../catalogue/schema.ts';
import { loadNames } from './names.ts';
import { rewriteEntries } from './rewrite-entries.ts';
import { renamed } from './schema.ts';

type Renamed = Pick<typeof renamed.$inferSelect, 'kind' | 'id'>;

/** Goods of one transaction, and transactions of one run; the next run goes on. */
const BATCH = 200;
const MAX_BATCHES = 100;

/** Notes a brand or category whose name has changed, in the transaction of the change. */
export async function noteRenamed(
  { db, scope }: { db: Pick<Db, 'insert'>; scope: Pick<TenantScope, 'tenantId'> },
  { kind, id }: Renamed,
): Promise<void> {
  const { tenantId } = scope;
  const target = [renamed.tenantId, renamed.kind, renamed.id];
  await db
    .insert(renamed)
    .values({ tenantId, kind, id })
    .onConflictDoUpdate({ target, set: { after: '' } });
}

/**
 * Writes the search entries of goods anew whose brand, category or a category above it was renamed. It stops while an
 * import of the tenant runs, and goes on at the next call. Gives the number of goods.
 */
export async function followRenamed({ db }: { db: Db }, scope: TenantScope): Promise<number> {
  let count = 0;
  for (let i = 0; i < MAX_BATCHES; i++) {
    const written = await db.transaction((tx) => followBatch(tx, scope));
    if (written === undefined) break;
    count += written;
  }
  return count;
}

/** The next goods of the first renamed thing; undefined with none left, or while an import holds the catalogue. */
async function followBatch(tx: Db, { tenantId }: TenantScope): Promise<number | undefined> {
  const { rows: locks } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${importLock(tenantId)}) as locked`,
  );
  if (!locks[0]?.locked) return undefined;
  const [due] = await tx
    .select()
    .from(renamed)
    .where(eq(renamed.tenantId, tenantId))
    .orderBy(asc(renamed.kind), asc(renamed.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), gt(goods.id, due.after), isOf(tenantId, due)))
    .orderBy(asc(goods.id))
    .limit(BATCH);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await rewriteEntries(tx, tenantId, ids, await loadNames(tx, tenantId));
  const isDue = and(eq(renamed.tenantId, tenantId), eq(renamed.kind, due.kind), eq(renamed.id, due.id));
  const last = ids.at(-1);
  if (last !== undefined && ids.length === BATCH) await tx.update(renamed).set({ after: last }).where(isDue);
  else {
    await tx.delete(renamed).where(isDue);
    await notifyPurge(tx, [`${tenantId}:words`]);
  }
  return ids.length;
}

/** Condition for goods of a brand, or of a category or one below it. */
function isOf(tenantId: string, { kind, id }: Renamed) {
  if (kind === 'brand') return eq(goods.brandId, id);
  return sql`${goods.classificationId} in (
    with recursive below as (
      select ${id}::text as id
      union
      select own.id from ${classifications} own
      join below on own.parent_id = below.id
      where own.tenant_id = ${tenantId})
    select id from below)`;
}
