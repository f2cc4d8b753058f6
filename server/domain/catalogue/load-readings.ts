import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Reading } from './price-days.ts';
import { pricePoints } from './schema.ts';

/** All readings of goods in ascending order, by goods id. */
export async function loadReadings(
  db: Db,
  tenantId: string,
  goodsIds: readonly string[],
): Promise<Map<string, Reading[]>> {
  const readings = new Map<string, Reading[]>(goodsIds.map((id) => [id, []]));
  if (goodsIds.length === 0) return readings;
  const points = await db
    .select()
    .from(pricePoints)
    .where(and(eq(pricePoints.tenantId, tenantId), inArray(pricePoints.goodsId, [...goodsIds])))
    .orderBy(asc(pricePoints.goodsId), asc(pricePoints.at));
  for (const { goodsId, at, until, price, available, decision } of points)
    readings.get(goodsId)?.push({ at, until, price, available, decision });
  return readings;
}
