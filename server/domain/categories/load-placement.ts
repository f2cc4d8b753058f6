import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { categoryMappings, classifications } from '../catalogue/schema.ts';
import { type Mapping, openPlacement, type PlaceItem, type TreeNode } from './place.ts';

/** Limit of mappings per tenant. */
export const MAX_MAPPINGS = 5_000;
/** Limit of a tenant's categories. */
const MAX_TREE = 2_000;

/** The tenant's categories of goods. */
export function loadTree(
  db: Db,
  tenantId: string,
): Promise<(TreeNode & Pick<typeof classifications.$inferSelect, 'parentId'>)[]> {
  const { id, code, name, parentId } = classifications;
  return db
    .select({ id, code, name, parentId })
    .from(classifications)
    .where(and(eq(classifications.tenantId, tenantId), eq(classifications.type, 'GOODS')))
    .orderBy(id)
    .limit(MAX_TREE);
}

/** The tenant's mappings without those that are removed. */
export async function loadMappings(db: Db, tenantId: string): Promise<Mapping[]> {
  const rows = await db
    .select()
    .from(categoryMappings)
    .where(and(eq(categoryMappings.tenantId, tenantId), isNotNull(categoryMappings.classificationId)))
    .limit(MAX_MAPPINGS);
  return rows.map((row) => ({ ...row, classificationId: row.classificationId ?? '' }));
}

/** Placement of items by the tenant's tree and mappings. */
export async function loadPlacement(db: Db, tenantId: string): Promise<PlaceItem> {
  return openPlacement(await loadTree(db, tenantId), await loadMappings(db, tenantId));
}

/** Text that is another one after any change of the tenant's mappings. */
export async function mappingsVersion(db: Db, tenantId: string): Promise<string> {
  const { id, key, classificationId } = categoryMappings;
  const [row] = await db
    .select({
      version: sql<
        string | null
      >`md5(string_agg(${key} || ' ' || coalesce(${classificationId}, ''), ' ' order by ${id}))`,
    })
    .from(categoryMappings)
    .where(eq(categoryMappings.tenantId, tenantId));
  return row?.version ?? '';
}

/** Keeps others from changing the tenant's mappings until the transaction ends. */
export async function holdMappings(tx: Db, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`categories:${tenantId}`}, 0))`);
}
