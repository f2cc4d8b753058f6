import { asc, desc, eq } from 'drizzle-orm';
import type { Call } from '../../../platform/call.ts';
import { keywords } from '../schema.ts';

export type KeywordRow = typeof keywords.$inferSelect;

const MAX_KEYWORDS = 20;

/** Hottest keywords of the tenant. */
export function hottestKeywords({ db, scope }: Call): Promise<KeywordRow[]> {
  return db
    .select()
    .from(keywords)
    .where(eq(keywords.tenantId, scope.tenantId))
    .orderBy(desc(keywords.heat), asc(keywords.id))
    .limit(MAX_KEYWORDS);
}
