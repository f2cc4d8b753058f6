import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { goods } from '../catalogue/schema.ts';
import { writeStories } from './story-rows.ts';

/** Goods of one transaction. */
const BATCH = 200;
/** Limit of transactions of one run; the next run goes on. */
const MAX_BATCHES = 100;

/**
 * Makes the tenant's price stories that have ended anew, the oldest first. Goods that were last read 30 days ago are
 * sold out from then on, and their deals end. Gives the number of goods whose claims or availability changed.
 */
export async function refreshStories(
  { db, now }: { db: Db; now: () => number },
  scope: TenantScope,
): Promise<number> {
  let changed = 0;
  for (let i = 0; i < MAX_BATCHES; i++) {
    const batch = await db.transaction((tx) => refreshBatch(tx, scope, new Date(now())));
    changed += batch.changed;
    if (batch.read < BATCH) break;
  }
  return changed;
}

/** An import or another process that holds some of the rows makes their stories itself. */
async function refreshBatch(tx: Db, { tenant, tenantId }: TenantScope, now: Date) {
  const due = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), lte(goods.storyUntil, now)))
    .orderBy(asc(goods.storyUntil))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { read: 0, changed: 0 };
  const readings = await loadReadings(
    tx,
    tenantId,
    due.map(({ id }) => id),
  );
  const { changed, tags } = await writeStories(
    tx,
    { tenantId, timeZone: tenant.timezone },
    due,
    readings,
    now,
  );
  await notifyPurge(
    tx,
    tags.map((tag) => `${tenantId}:${tag}`),
  );
  return { read: due.length, changed };
}
