import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { goods } from '../catalogue/schema.ts';
import { type Claim, type Contradiction, storedClaims } from './claims.ts';
import { itemsOf } from './items.ts';
import { shownOf } from './shown.ts';
import { shownClaims } from './shown-claims.ts';

/** Goods whose record is read in one query. */
const BATCH = 200;
/** Limit of contradictions that are kept; all are counted. */
const MAX_KEPT = 1_000;
/** Items of a nightly audit, about. */
const NIGHTLY_ITEMS = 20_000;
const DAY_MS = 86_400_000;

export type Audit = {
  items: number;
  claims: number;
  /** Number of claims that the record doesn't bear out; the first thousand are in `contradictions`. */
  wrong: number;
  contradictions: Contradiction[];
};
/** Part of a catalogue: one of `of` equal parts, by a hash of the ids. */
export type Part = { of: number; number: number };

const EVERYTHING: Part = { of: 1, number: 0 };

/**
 * Compares all that is stored and shown of a tenant's goods and deals at `now` (milliseconds) with their raw price
 * points (decision 035). Reads in batches; invalid items are shown to nobody and left out.
 */
export async function auditTruth(
  db: Db,
  scope: TenantScope,
  now: number,
  { part = EVERYTHING, show = shownOf }: { part?: Part; show?: typeof shownOf } = {},
): Promise<Audit> {
  const audit = emptyAudit();
  for (let after = ''; ; ) {
    const { tenantId } = scope;
    const batch = await db
      .select()
      .from(goods)
      .where(
        and(
          eq(goods.tenantId, tenantId),
          eq(goods.invalid, false),
          gt(goods.id, after),
          sql`abs(hashtext(${goods.id})::bigint) % ${part.of} = ${part.number}`,
        ),
      )
      .orderBy(asc(goods.id))
      .limit(BATCH);
    const last = batch.at(-1);
    if (!last) return audit;
    after = last.id;
    const items = await itemsOf(db, scope, batch, now);
    const readings = await loadReadings(
      db,
      tenantId,
      batch.map(({ id }) => id),
    );
    for (const item of items) {
      const shown = show(item, readings.get(item.row.id) ?? [], scope, now);
      record(audit, item.row.id, [...storedClaims(item, now), ...shownClaims(shown, item)]);
      audit.items += 1;
    }
  }
}

/**
 * Part of a catalogue for the audit of the night of `now` (milliseconds): all of up to 20,000 items; of more, another
 * part of about that size each night, until all were audited.
 */
export async function nightlyPart(db: Db, { tenantId }: TenantScope, now: number): Promise<Part> {
  const count = await db.$count(goods, and(eq(goods.tenantId, tenantId), eq(goods.invalid, false)));
  const of = Math.max(Math.ceil(count / NIGHTLY_ITEMS), 1);
  return { of, number: Math.floor(now / DAY_MS) % of };
}

export const emptyAudit = (): Audit => ({ items: 0, claims: 0, wrong: 0, contradictions: [] });

/** Counts claims about an item, and keeps those that its record doesn't bear out. */
export function record(audit: Audit, goodsId: string, claims: readonly Claim[]): void {
  const wrong = claims.filter(({ said, recorded }) => said !== recorded);
  audit.claims += claims.length;
  audit.wrong += wrong.length;
  const room = MAX_KEPT - audit.contradictions.length;
  audit.contradictions.push(...wrong.slice(0, room).map((claim) => ({ ...claim, goodsId })));
}
