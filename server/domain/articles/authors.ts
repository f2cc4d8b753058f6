import { and, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { MemberCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import type { MemberRow } from '../members/members.ts';
import { follows, members } from '../members/schema.ts';
import { type ContentRow, isPublished, listed } from './contents/operations.ts';
import { contents } from './schema.ts';

/** Number of publishers that are suggested at once. */
const SUGGESTED = 6;

/** Notes and articles of the members whom the caller follows, the newest first. */
export function followedContents(call: MemberCall, pageRequest: PageRequest): Promise<Paged<ContentRow>> {
  const { db } = call;
  const where = and(isPublished(call), inArray(contents.authorId, followedIds(call)));
  return readPage(pageRequest, {
    count: () => countUpTo(db, contents, where),
    rows: ({ limit, offset }) =>
      db
        .select(listed)
        .from(contents)
        .where(where)
        .orderBy(desc(contents.publishTime), contents.id)
        .limit(limit)
        .offset(offset),
  });
}

/** Members whose published notes and articles are hottest, without the caller and those whom the caller follows. */
export async function suggestedPublishers(call: MemberCall): Promise<MemberRow[]> {
  const { db, scope, member } = call;
  const rows = await db
    .select({ row: members })
    .from(members)
    .innerJoin(contents, and(eq(contents.tenantId, members.tenantId), eq(contents.authorId, members.id)))
    .where(
      and(
        eq(members.tenantId, scope.tenantId),
        isPublished(call),
        isNull(members.closedAt),
        ne(members.id, member.id),
        notInArray(members.id, followedIds(call)),
      ),
    )
    .groupBy(members.tenantId, members.id)
    .orderBy(sql`sum(${contents.heat}) desc`, members.id)
    .limit(SUGGESTED);
  return rows.map(({ row }) => row);
}

function followedIds({ db, scope, member }: MemberCall) {
  return db
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.tenantId, scope.tenantId), eq(follows.memberId, member.id)));
}
