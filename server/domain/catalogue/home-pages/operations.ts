import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../../platform/call.ts';
import {
  type ClassificationRow,
  childrenOfCode,
  listClassifications,
} from '../classifications/operations.ts';
import { nextDailySpecialEnd } from '../deals/operations.ts';
import { brands } from '../schema.ts';

export type BrandRow = typeof brands.$inferSelect;

const MAX_BRANDS = 24;
const TYPES = ['GOODS', 'ARTICLE'];

/**
 * Time of the next change of the daily special offers, milliseconds; now when none runs, so that no countdown is
 * shown.
 */
export async function nextUpdateTime(call: Call): Promise<number> {
  return (await nextDailySpecialEnd(call)) ?? call.now();
}

/** Recommended brands: hot ones that are online. */
export function recommendedBrands({ db, scope }: Call): Promise<BrandRow[]> {
  return db
    .select()
    .from(brands)
    .where(and(eq(brands.tenantId, scope.tenantId), eq(brands.hot, true), eq(brands.online, true)))
    .orderBy(asc(brands.position), asc(brands.id))
    .limit(MAX_BRANDS);
}

/** Categories of one group of tiles: the children of the category with this code, or a type's top ones. */
export function tilesOf(call: Call, code: string): Promise<ClassificationRow[]> {
  return TYPES.includes(code)
    ? listClassifications(call, { level: 1, type: code })
    : childrenOfCode(call, code);
}
