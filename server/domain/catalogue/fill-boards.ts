import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { HIGHLY_RATED } from './facts-labels.ts';
import { discountRate } from './goods-figures.ts';
import { classifications, goods, itemGroupRefs, itemGroups } from './schema.ts';

/** Places of an automatic leaderboard. */
const PLACES = 10;
const MAX_BOARDS = 200;

/** Value by which each rule ranks goods at a time, the highest first; null or 0 for goods without a place. */
const measures = (now: number): Readonly<Record<string, SQL>> => ({
  SOLD_QUANTITY: sql`${goods.totalSales}`,
  AVERAGE_SCORE: sql`case when ${goods.reviewCount} >= ${HIGHLY_RATED.reviewCount} then ${goods.averageScore} end`,
  DISCOUNT: discountRate(now),
  REVIEW_COUNT: sql`${goods.reviewCount}`,
});

/** Fills all automatic leaderboards of a tenant anew, each in a transaction of its own, and gives their number. */
export async function fillBoards(
  { db, now }: { db: Db; now: () => number },
  { tenantId }: TenantScope,
): Promise<number> {
  const boards = await db
    .select({ id: itemGroups.id })
    .from(itemGroups)
    .where(
      and(eq(itemGroups.tenantId, tenantId), eq(itemGroups.genType, 'AUTO'), eq(itemGroups.online, true)),
    )
    .limit(MAX_BOARDS);
  for (const { id } of boards)
    await db.transaction(async (tx) => {
      await fillBoard(tx, tenantId, id, now());
      await notifyPurge(tx, [`${tenantId}:boards`, `${tenantId}:board:${id}`]);
    });
  return boards.length;
}

/** Gives a leaderboard the places that its rule finds now; one that is filled by hand stays. */
export async function fillBoard(tx: Tx, tenantId: string, id: string, now: number): Promise<void> {
  const isBoard = and(eq(itemGroups.tenantId, tenantId), eq(itemGroups.id, id));
  const [board] = await tx.select().from(itemGroups).where(isBoard).for('update');
  const measure = measures(now)[board?.orderType ?? ''];
  if (board?.genType !== 'AUTO' || !measure) return;
  await tx
    .delete(itemGroupRefs)
    .where(and(eq(itemGroupRefs.tenantId, tenantId), eq(itemGroupRefs.groupId, id)));
  await tx.execute(sql`
    insert into ${itemGroupRefs} (tenant_id, group_id, position, goods_id, item_name, sort_value)
    select ${tenantId}, ${id}, row_number() over (order by ${measure} desc, ${goods.totalSales} desc, ${goods.id}),
      ${goods.id}, ${goods.name}, ${measure}
    from ${goods}
    where ${goods.tenantId} = ${tenantId} and not ${goods.invalid} and ${measure} > 0
      and ${board.classificationId === null ? sql`true` : isUnder(tenantId, board.classificationId)}
    order by 3 limit ${PLACES}`);
  await tx
    .update(itemGroups)
    .set({ sortedAt: new Date(now) })
    .where(isBoard);
}

/** SQL condition for goods of the category or of one below it. */
const isUnder = (tenantId: string, id: string) => sql`${goods.classificationId} in (
  with recursive below as (
    select ${id}::text as id
    union
    select child.id from ${classifications} child join below on child.parent_id = below.id
    where child.tenant_id = ${tenantId}
  )
  select id from below)`;
