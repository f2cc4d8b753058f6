import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { MemberCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import type { MemberRow } from './members.ts';
import { members } from './schema.ts';

/** Other members whose nickname has a word that begins with the keyword; all without one. */
export function peopleNamed(
  { db, scope, member }: MemberCall,
  keyword: string,
  pageRequest: PageRequest,
): Promise<Paged<MemberRow>> {
  const pattern = keyword.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const name = sql`lower(${members.nickname})`;
  const where = and(
    eq(members.tenantId, scope.tenantId),
    isNull(members.closedAt),
    ne(members.id, member.id),
    sql`(${name} like ${`${pattern}%`} or ${name} like ${`% ${pattern}%`})`,
  );
  return readPage(pageRequest, {
    count: () => countUpTo(db, members, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(members)
        .where(where)
        .orderBy(asc(members.nickname), asc(members.id))
        .limit(limit)
        .offset(offset),
  });
}
