import { asc, desc, eq } from 'drizzle-orm';
import type { Keyword } from '#schemas/entities/keyword.ts';
import type { Call } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import { keywords } from './schema.ts';

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

/** Keywords in their API format; a keyword without a text in any language is left out. */
export function presentKeywords(rows: KeywordRow[], call: Call): Keyword[] {
  return rows.flatMap(({ id, keyword }) => {
    const text = textIn(call, keyword);
    return text === undefined ? [] : [{ id, keyword: text }];
  });
}
