import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { CONFIRMED_MS } from '../catalogue/price-days.ts';
import { isLive } from './plan-run.ts';

/**
 * A row of a file that isn't read yet: its place in the run, its line, its item as written, its time, and parts of
 * `rowMark`.
 */
export type Unread = {
  seq: number;
  line: number;
  platform: string;
  itemId: string;
  checkedAt: string | null;
  hash: string;
  brandBasis: string;
};

/** Time that a run may take from a row to its confirmation; one that comes later waits for the next run. */
const RUN_MS = 3_600_000;
const sameMark = sql`g.row_mark = concat_ws(' ', r.hash, r.brand_basis, g.price, ${isLive}::text)`;

/** An array as one parameter. */
export const list = (values: readonly unknown[]) => sql.param([...values]);

/** The newest deal of the goods `g`, as `deal`. */
export const joinDeal = sql`JOIN LATERAL (
    SELECT expires_at FROM deals WHERE tenant_id = g.tenant_id AND goods_id = g.id
    ORDER BY published_at DESC, id DESC LIMIT 1
  ) AS deal ON true`;

/** The last run of equal readings of the tenant's goods with this id, as `last`. */
export const joinLast = (tenantId: string, id: SQL) => sql`JOIN LATERAL (
    SELECT at, until, price, available FROM price_points WHERE tenant_id = ${tenantId} AND goods_id = ${id}
    ORDER BY at DESC LIMIT 1
  ) AS last ON true`;

/** Whether a reading continues the run `last`; `continuesRun` in stored.ts is the same for one item. */
export function continuesLast({ price, available }: { price: SQL; available: SQL }, now: Date): SQL {
  return sql`(last.until >= ${new Date(now.getTime() - CONFIRMED_MS)}
    AND last.price = ${price} AND last.available = ${available})`;
}

/**
 * Whether a row that says the same of the goods `g` as the last one, and continues its last run, changes nothing but the
 * time of the reading; after `joinDeal`.
 */
export function isConfirmable(feedId: string | null, now: Date): SQL {
  return sql`(g.missed_runs = 0 AND (${feedId}::text IS NULL OR g.feed_id = ${feedId})
    AND CASE WHEN ${isLive} THEN g.story_until > ${now} ELSE g.story_until IS NULL END
    AND coalesce(deal.expires_at <= ${now}, false) <> ${isLive})`;
}

/**
 * Stages the rows that goods were read from before and that change nothing of them, without their items. Gives their
 * places in the run; the others must be read.
 */
export async function stageKnown(
  db: Db,
  { tenantId, feedId, now }: { tenantId: string; feedId: string | null; now: number },
  rows: readonly Unread[],
): Promise<Set<number>> {
  const confirmed = new Date(now + RUN_MS);
  const column = (name: keyof Unread) => list(rows.map((row) => row[name]));
  const { rows: staged } = await db.execute<{ seq: number }>(sql`INSERT INTO import_rows
      (seq, line, platform, item_id, price, available, checked_at, read_hash, row_mark, classified)
    SELECT r.seq, r.line, g.platform, g.item_id, g.price, ${isLive}, r.checked_at, g.read_hash, g.row_mark, false
    FROM unnest(${column('seq')}::int[], ${column('line')}::int[], ${column('platform')}::text[],
      ${column('itemId')}::text[], ${column('checkedAt')}::timestamptz[], ${column('hash')}::text[],
      ${column('brandBasis')}::text[]) AS r (seq, line, platform, item_id, checked_at, hash, brand_basis)
    JOIN goods AS g ON g.tenant_id = ${tenantId} AND g.platform = r.platform AND g.item_id = r.item_id
    ${joinDeal} ${joinLast(tenantId, sql`g.id`)}
    WHERE ${sameMark} AND ${isConfirmable(feedId, confirmed)}
      AND ${continuesLast({ price: sql`g.price`, available: isLive }, confirmed)}
    RETURNING seq`);
  return new Set(staged.map(({ seq }) => seq));
}
