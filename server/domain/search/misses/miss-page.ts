import { and, count, desc, eq, max, min, notExists, sql, sum } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { searchMissList } from '#schemas/api/invented/search-misses.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { readPage } from '../../../platform/paging.ts';
import { searchMisses, spellings } from '../schema.ts';

/** Searches without answers that have no spelling or redirect yet, the most frequent first. */
export function missPage({ db, scope }: OperatorCall, query: EndpointInput<typeof searchMissList>['query']) {
  const { tenantId, key, keyword, day } = searchMisses;
  const spelled = db
    .select({ one: sql`1` })
    .from(spellings)
    .where(and(eq(spellings.tenantId, scope.tenantId), eq(spellings.key, key)));
  const where = and(eq(tenantId, scope.tenantId), notExists(spelled));
  const total = sum(searchMisses.count).mapWith(Number);
  return readPage(query, {
    count: async () => {
      const [row] = await db
        .select({ count: count() })
        .from(db.selectDistinct({ key }).from(searchMisses).where(where).limit(10_000).as('keys'));
      return row?.count ?? 0;
    },
    rows: ({ limit, offset }) =>
      db
        .select({ keyword: min(keyword), count: total, lastDay: max(day) })
        .from(searchMisses)
        .where(where)
        .groupBy(key)
        .orderBy(desc(total), key)
        .limit(limit)
        .offset(offset),
  });
}
