import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { type Claim, claimsOf } from './claims.ts';
import { recordedStories } from './recorded-stories.ts';

/** Goods whose record is read in one query. */
const BATCH = 200;
/** Limit of contradictions that are kept; all are counted. */
const MAX_KEPT = 1_000;

/** A claim with the tenant's item that it is about, and the fact that its record gives instead. */
export type Contradiction = Claim & { goodsId: string };
export type Audit = {
  items: number;
  claims: number;
  /** Number of claims that the record doesn't bear out; the first thousand are in `contradictions`. */
  wrong: number;
  contradictions: Contradiction[];
};

/**
 * Compares all that a tenant's goods and deals say about prices and availability at `now` (milliseconds) with their raw
 * price points (docs/decisions/035-price-honesty.md). Reads in batches; invalid items are shown to nobody and left out.
 */
export async function auditTruth(db: Db, scope: TenantScope, now: number): Promise<Audit> {
  const audit: Audit = { items: 0, claims: 0, wrong: 0, contradictions: [] };
  for (let after = ''; ; ) {
    const { tenantId } = scope;
    const batch = await db
      .select()
      .from(goods)
      .where(and(eq(goods.tenantId, tenantId), eq(goods.invalid, false), gt(goods.id, after)))
      .orderBy(asc(goods.id))
      .limit(BATCH);
    const last = batch.at(-1);
    if (!last) return audit;
    after = last.id;
    const ids = batch.map(({ id }) => id);
    const isTheirs = and(eq(deals.tenantId, tenantId), eq(deals.invalid, false), inArray(deals.goodsId, ids));
    const offers = Map.groupBy(await db.select().from(deals).where(isTheirs), ({ goodsId }) => goodsId);
    const stories = new Map(
      (await recordedStories(db, scope, ids, now)).map((story) => [story.goodsId, story]),
    );
    for (const row of batch) {
      const claims = claimsOf(row, offers.get(row.id) ?? [], stories.get(row.id), now);
      const wrong = claims.filter(({ said, recorded }) => said !== recorded);
      audit.items += 1;
      audit.claims += claims.length;
      audit.wrong += wrong.length;
      const room = MAX_KEPT - audit.contradictions.length;
      audit.contradictions.push(...wrong.slice(0, room).map((claim) => ({ ...claim, goodsId: row.id })));
    }
  }
}
