import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isBuyable } from '#schemas/enums/availability.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { goods, pricePoints } from '../catalogue/schema.ts';
import type { Applying, Step } from './step.ts';
import { writeStories } from './story-rows.ts';

/** Goods of one chunk. */
const CHUNK = 200;

/** Sells out the feed's goods that its file lacks, as if it had said so; the file that contains them again restores them. */
export function hideMissing({ tenancy, summary, onChunk }: Applying): Step {
  const { tenantId } = tenancy;
  let after = '';
  return async (tx, now) => {
    const { rows: due } = await tx.execute<{ id: string }>(
      sql`SELECT id FROM import_missing WHERE due AND id > ${after} ORDER BY id LIMIT ${CHUNK}`,
    );
    const last = due.at(-1);
    if (!last) return { more: false };
    after = last.id;
    const ids = due.map(({ id }) => id);
    const found = await tx
      .select()
      .from(goods)
      .where(and(eq(goods.tenantId, tenantId), inArray(goods.id, ids)))
      .orderBy(asc(goods.id))
      .for('update');
    const rows = found.filter(({ availability }) => isBuyable(availability));
    const readings = await loadReadings(tx, tenantId, ids);
    const points = rows.map(({ id: goodsId, price }) => {
      const reading = { at: now, until: now, price, available: false };
      readings.get(goodsId)?.push(reading);
      return { tenantId, goodsId, ...reading };
    });
    if (points.length > 0) await tx.insert(pricePoints).values(points);
    const { tags } = points.length > 0 ? await writeStories(tx, tenancy, rows, readings, now) : { tags: [] };
    summary.hidden += rows.length;
    onChunk(due.length);
    return { tags, more: due.length === CHUNK };
  };
}
