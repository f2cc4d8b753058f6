import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { Call } from '../../platform/call.ts';
import { likePattern } from '../../platform/db/filter-sql.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { idsUnder } from './classifications/operations.ts';
import { isSold } from './goods-figures.ts';
import type { BrandRow } from './home-pages/operations.ts';
import { brands, goods } from './schema.ts';

type Query = { keyword?: string | undefined; classificationIds: string[]; onlyHotBrand: boolean };

/** Brands in their order, including offline ones, that match all given filters. */
export function brandPage(call: Call, query: Query, request: PageRequest): Promise<Paged<BrandRow>> {
  const { db, scope } = call;
  const where = and(
    eq(brands.tenantId, scope.tenantId),
    query.keyword === undefined ? undefined : hasInName(query.keyword),
    query.classificationIds.length === 0 ? undefined : hasGoodsUnder(call, query.classificationIds),
    query.onlyHotBrand ? eq(brands.hot, true) : undefined,
  );
  return readPage(request, {
    count: () => countUpTo(db, brands, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(brands)
        .where(where)
        .orderBy(asc(brands.position), asc(brands.id))
        .limit(limit)
        .offset(offset),
  });
}

/** SQL condition that the name contains the keyword in any language, ignoring case. */
function hasInName(keyword: string): SQL {
  const pattern = likePattern(keyword.trim());
  return sql`exists (select from jsonb_each_text(${brands.name}) as name where name.value ilike ${pattern})`;
}

function hasGoodsUnder(call: Call, classificationIds: readonly string[]): SQL {
  const isUnder = classificationIds.map((id) => sql`${goods.classificationId} in ${idsUnder(call, { id })}`);
  return sql`exists (
    select from ${goods}
    where ${goods.tenantId} = ${call.scope.tenantId} and ${goods.brandId} = ${brands.id}
      and ${isSold} and ${or(...isUnder)}
  )`;
}
