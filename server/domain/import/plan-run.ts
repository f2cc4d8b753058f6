import { type SQL, sql } from 'drizzle-orm';
import { AVAILABILITIES, isBuyable } from '#schemas/enums/availability.ts';
import type { MissingRule } from '#schemas/feeds/missing-rule.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { problemOf } from './problem.ts';
import type { ItemSummary } from './report.ts';
import type { Rejecting } from './tally.ts';

/** Feed that a run reads, and its rule for items that its file lacks. */
export type Feed = { id: string; missing: MissingRule };

/** Plan of a run, in numbers of items. */
export type Plan = {
  inserted: number;
  updated: number;
  unchanged: number;
  repriced: number;
  /** Items of the feed that can be bought and aren't in the file. */
  missing: number;
  /** Those of them that this run sells out. */
  hidden: number;
  rejected: number;
  warned: number;
  uncategorised: number;
};

/** Figures of the brake: the plan, items of the feed that can be bought, and prices that move by more than half. */
export type Figures = { plan: Plan; live: number; leaps: number };

/** Refused rows of one query. */
const PAGE = 1_000;
const DAY_MS = 86_400_000;
const SOLD_OUT = AVAILABILITIES.filter((one) => !isBuyable(one));

/** Whether the goods `g` can be bought. */
export const isLive = sql`(g.availability NOT IN ${SOLD_OUT})`;
/** Whether the row `r` says of the goods `g` what was last read of it. */
export const isSameReading = sql`(g.read_hash = r.read_hash AND g.price = r.price AND ${isLive} = r.available)`;

/**
 * Plans a run from its staged rows, without writing to the catalogue. Of an item that the file contains several times the
 * newest row is taken, and of those that don't say their time the last one.
 */
export async function planRun(
  db: Db,
  { tenantId, tenant }: TenantScope,
  feed: Feed | undefined,
  summary: ItemSummary,
  options: { now: Date; reject: Rejecting },
): Promise<Figures> {
  await db.execute(sql`CREATE TEMP TABLE import_plan
    (seq int, goods_id text, kind text, taken int, repriced boolean, leaps boolean, uncategorised boolean)`);
  await db.execute(sql`INSERT INTO import_plan
    SELECT r.seq, g.id,
      CASE WHEN r.nth > 1 THEN 'again' WHEN g.id IS NULL THEN 'new' WHEN g.currency <> ${tenant.currency} THEN 'foreign'
        WHEN ${isSameReading} THEN 'same' ELSE 'changed' END,
      r.taken, g.price <> r.price, abs(r.price - g.price) * 2 > g.price, NOT r.classified AND g.classification_id IS NULL
    FROM (SELECT *, row_number() OVER of_item AS nth, first_value(line) OVER of_item AS taken FROM import_rows
      WINDOW of_item AS (PARTITION BY platform, item_id ORDER BY checked_at DESC NULLS LAST, seq DESC)) AS r
    LEFT JOIN goods AS g ON g.tenant_id = ${tenantId} AND g.platform = r.platform AND g.item_id = r.item_id`);
  await db.execute(sql`CREATE UNIQUE INDEX ON import_plan (kind, seq)`);
  await db.execute(sql`ANALYZE import_plan, import_rows`);
  await rejectPlanned(db, options.reject);
  const { live } = await planMissing(db, tenantId, feed, options.now);

  const {
    rows: [found],
  } = await db.execute<
    Omit<Plan, 'rejected' | 'warned'> & { leaps: number }
  >(sql`SELECT count(*) FILTER (WHERE kind = 'new')::int AS inserted,
      count(*) FILTER (WHERE kind = 'changed')::int AS updated,
      count(*) FILTER (WHERE kind = 'same')::int AS unchanged,
      count(*) FILTER (WHERE repriced)::int AS repriced,
      count(*) FILTER (WHERE leaps)::int AS leaps,
      count(*) FILTER (WHERE uncategorised)::int AS uncategorised,
      (SELECT count(*) FROM import_missing WHERE live)::int AS missing,
      (SELECT count(*) FROM import_missing WHERE due)::int AS hidden
    FROM import_plan WHERE kind IN ('new', 'changed', 'same')`);
  if (!found) throw new Error('No plan');
  const { leaps, ...plan } = found;
  return { plan: { ...plan, rejected: summary.rejected, warned: summary.warned }, live, leaps };
}

/** Refuses further rows of an item, and items whose price history is in another currency. */
async function rejectPlanned(db: Db, reject: Rejecting): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await db.execute<{
      seq: number;
      line: number;
      name: string;
      kind: string;
      taken: number;
    }>(sql`SELECT seq, line, platform || ' ' || item_id AS name, kind, taken FROM import_plan JOIN import_rows USING (seq)
        WHERE kind IN ('again', 'foreign') AND seq > ${after} ORDER BY seq LIMIT ${PAGE}`);
    for (const { line, name, kind, taken } of rows)
      await reject({
        line,
        ...(kind === 'again'
          ? problemOf('IMPORT_DUPLICATE_ITEM', {
              key: 'AGAIN',
              params: { value: name, row: taken },
            })
          : problemOf('IMPORT_FOREIGN_CURRENCY', { key: 'CURRENCY_BEFORE', params: { value: name } })),
      });
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** Finds the feed's goods that the file lacks, and which of them the run sells out. Gives the number of live ones. */
async function planMissing(
  db: Db,
  tenantId: string,
  feed: Feed | undefined,
  now: Date,
): Promise<{ live: number }> {
  await db.execute(
    sql`CREATE TEMP TABLE import_missing (id text PRIMARY KEY, live boolean NOT NULL, due boolean NOT NULL)`,
  );
  if (!feed) return { live: 0 };
  const named = sql`platform = g.platform AND item_id = g.item_id`;
  await db.execute(sql`INSERT INTO import_missing
    SELECT g.id, NOT g.invalid AND ${isLive}, NOT g.invalid AND ${isLive} AND ${isDue(feed.missing, now)}
    FROM goods AS g WHERE g.tenant_id = ${tenantId} AND g.feed_id = ${feed.id}
      AND NOT EXISTS (SELECT FROM import_rows WHERE ${named})
      AND NOT EXISTS (SELECT FROM import_refused WHERE ${named})`);
  const {
    rows: [found],
  } = await db.execute<{ live: number }>(sql`SELECT count(*)::int AS live FROM goods AS g
      WHERE g.tenant_id = ${tenantId} AND g.feed_id = ${feed.id} AND NOT g.invalid AND ${isLive}`);
  return found ?? { live: 0 };
}

/** Whether the missing goods `g` is sold out by the rule. */
function isDue(missing: MissingRule, now: Date): SQL {
  if (missing.rule === 'after')
    return sql`NOT EXISTS (SELECT FROM price_points WHERE tenant_id = g.tenant_id AND goods_id = g.id
      AND until > ${new Date(now.getTime() - missing.days * DAY_MS)})`;
  return missing.rule === 'hide' ? sql`true` : sql`false`;
}
