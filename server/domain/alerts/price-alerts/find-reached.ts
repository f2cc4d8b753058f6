import { and, asc, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm';
import { toWallTime } from '#locales/format/zoned-time.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { priceAlerts } from '../schema.ts';
import { bestOffer } from './best-offer.ts';

/** Alerts that one statement compares with the prices. */
const BATCH = 2_000;

/** SQL condition for a tenant's alerts that may be sent at a time; at night only those without quiet hours. */
export function mayBeSent({ tenant, tenantId }: TenantScope, at: number): SQL | undefined {
  const time = toWallTime(at, tenant.timezone).slice(11);
  const isNight = time >= PRICE_ALERT.quietFrom || time < PRICE_ALERT.quietUntil;
  return and(
    eq(priceAlerts.tenantId, tenantId),
    lte(priceAlerts.nextAt, new Date(at)),
    isNight ? not(priceAlerts.quiet) : undefined,
  );
}

/**
 * Finds the alerts of a tenant whose price is reached, in batches of ids. It compares what holds now, not changes:
 * no import, correction or end of a deal has to tell it anything, and none can be missed.
 */
export async function* findReached(
  { db, now }: { db: Db; now: () => number },
  scope: TenantScope,
): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const at = now();
    const rows = await db
      .select({
        id: priceAlerts.id,
        isReached: sql<boolean>`coalesce((select price from ${bestOffer(new Date(at))} best) <= ${priceAlerts.target}, false)`,
      })
      .from(priceAlerts)
      .where(and(mayBeSent(scope, at), gt(priceAlerts.id, after)))
      .orderBy(asc(priceAlerts.id))
      .limit(BATCH);
    yield rows.flatMap(({ id, isReached }) => (isReached ? [id] : []));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}
