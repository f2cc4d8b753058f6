import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { markPage } from '#schemas/api/interaction.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { Mark, Statistic } from '#schemas/entities/mark.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, MemberCall, VisitorCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { presentContent } from '../articles/contents/presenter.ts';
import { contents } from '../articles/schema.ts';
import { presentDeal } from '../catalogue/deals/presenter.ts';
import { presentBrand } from '../catalogue/home-pages/presenter.ts';
import { presentGoods } from '../catalogue/item-groups/presenter.ts';
import { brands, deals, goods } from '../catalogue/schema.ts';
import { tellMembers } from '../members/messages.ts';
import { marks } from '../members/schema.ts';
import { authorsOf, isBlockedByAuthor, type Subject, subjectExists } from './subjects.ts';

export type MarkRow = typeof marks.$inferSelect;
type MarkInput = Subject & { actionType: 'COLLECT' | 'THUMB_UP' };

/**
 * Stores a mark. @throws AppError NOT_FOUND without such a subject, LIKE_BLOCKED when its author has blocked the
 * member
 */
export async function addMark(call: MemberCall, mark: MarkInput): Promise<null> {
  const { db, scope, member, now } = call;
  if (!(await subjectExists(call, mark))) throw new AppError('NOT_FOUND');
  if (mark.actionType === 'THUMB_UP' && (await isBlockedByAuthor(call, mark.subjectId)))
    throw new AppError('LIKE_BLOCKED');
  await db.transaction(async (tx) => {
    await tx
      .insert(marks)
      .values({ tenantId: scope.tenantId, memberId: member.id, ...mark, createdAt: new Date(now()) })
      .onConflictDoNothing();
    if (mark.actionType === 'THUMB_UP') await tellOfLike(tx, call, mark);
  });
  return null;
}

async function tellOfLike(tx: Tx, call: MemberCall, { subjectType, subjectId }: MarkInput): Promise<void> {
  const { id: actorId } = call.member;
  await tellMembers(tx, call, await authorsOf(call, subjectId), {
    type: 'like',
    kind: 'LIKE',
    cause: `like:${subjectId}:${actorId}`,
    actorId,
    subjectType,
    subjectId,
  });
}

/** Removes a mark; its subject may have been deleted. */
export async function removeMark({ db, scope, member }: MemberCall, mark: MarkInput): Promise<null> {
  await db
    .delete(marks)
    .where(
      and(
        eq(marks.tenantId, scope.tenantId),
        eq(marks.memberId, member.id),
        eq(marks.actionType, mark.actionType),
        eq(marks.subjectType, mark.subjectType),
        eq(marks.subjectId, mark.subjectId),
      ),
    );
  return null;
}

/** Marks of the member, the newest first. */
export function marksOf(
  { db, scope, member }: MemberCall,
  query: EndpointInput<typeof markPage>['body'],
): Promise<Paged<MarkRow>> {
  const where = and(
    eq(marks.tenantId, scope.tenantId),
    eq(marks.memberId, member.id),
    eq(marks.actionType, query.actionType),
    inArray(marks.subjectType, query.subjectTypes),
  );
  return readPage(query.pageRequest, {
    count: () => countUpTo(db, marks, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(marks)
        .where(where)
        .orderBy(desc(marks.createdAt), asc(marks.subjectType), asc(marks.subjectId))
        .limit(limit)
        .offset(offset),
  });
}

/** Rows of the marked subjects, by table. */
export async function markedRows({ db, scope: { tenantId } }: MemberCall, rows: readonly MarkRow[]) {
  const ids = (...types: string[]) =>
    rows.filter(({ subjectType }) => types.includes(subjectType)).map(({ subjectId }) => subjectId);
  const all = <T extends typeof deals | typeof goods | typeof contents | typeof brands>(
    table: T,
    wanted: string[],
  ) => and(eq(table.tenantId, tenantId), inArray(table.id, wanted));
  const [dealRows, goodsRows, contentRows, brandRows] = await Promise.all([
    db
      .select()
      .from(deals)
      .where(all(deals, ids('CONTENT'))),
    db
      .select()
      .from(goods)
      .where(all(goods, ids('GOODS'))),
    db
      .select()
      .from(contents)
      .where(all(contents, ids('NOTE', 'ARTICLE'))),
    db
      .select()
      .from(brands)
      .where(all(brands, ids('BRAND'))),
  ]);
  return { dealRows, goodsRows, contentRows, brandRows, replyIds: ids('GOODS_COMMENT') };
}

export type MarkTally = Subject & { actionType: string; count: number; own: boolean };

/** Number of marks of each subject by action, and whether the member has made one. */
export async function tallies(
  { db, scope, member }: VisitorCall,
  subjects: readonly Subject[],
): Promise<MarkTally[]> {
  if (subjects.length === 0) return [];
  const pairs = subjects.map(({ subjectType, subjectId }) => sql`(${subjectType}, ${subjectId})`);
  return db
    .select({
      subjectType: marks.subjectType,
      subjectId: marks.subjectId,
      actionType: marks.actionType,
      count: sql<number>`count(*)::int`,
      own: sql<boolean>`bool_or(${marks.memberId} = ${member?.id ?? null})`,
    })
    .from(marks)
    .where(
      and(
        eq(marks.tenantId, scope.tenantId),
        sql`(${marks.subjectType}, ${marks.subjectId}) in (${sql.join(pairs, sql`, `)})`,
      ),
    )
    .groupBy(marks.subjectType, marks.subjectId, marks.actionType);
}

type Rows = Omit<Awaited<ReturnType<typeof markedRows>>, 'replyIds'> & { replies: readonly Reply[] };

/** A mark with its subject in its API format; for a deleted subject only the mark. */
export function presentMark(row: MarkRow, rows: Rows, call: Call): Mark {
  const { subjectType, subjectId } = row;
  const find = <T extends { id: string }>(type: string, list: readonly T[]) =>
    subjectType === type ? list.find(({ id }) => id === subjectId) : undefined;
  const deal = find('CONTENT', rows.dealRows);
  const goods = find('GOODS', rows.goodsRows);
  const brand = find('BRAND', rows.brandRows);
  const content = find('NOTE', rows.contentRows) ?? find('ARTICLE', rows.contentRows);
  return {
    subjectType,
    subjectId,
    createTime: row.createdAt.getTime(),
    deal: deal && presentDeal(deal, call),
    goods: goods && presentGoods(goods, call),
    brand: brand && presentBrand(brand, call),
    article: content && presentContent(content, call),
    reply: find('GOODS_COMMENT', rows.replies),
  };
}

/** Statistics of each subject, in the requested order. */
export function presentMarkStatistics(
  subjects: readonly Subject[],
  tallies: readonly MarkTally[],
): Statistic[] {
  return subjects.map(({ subjectType, subjectId }) => {
    const of = (action: string) =>
      tallies.find(
        (tally) =>
          tally.actionType === action && tally.subjectType === subjectType && tally.subjectId === subjectId,
      );
    const [mark, like] = [of('COLLECT'), of('THUMB_UP')];
    return {
      subjectType,
      subjectId,
      currentUserMark: mark?.own ?? false,
      currentUserThumbUp: like?.own ?? false,
      markCount: mark?.count ?? 0,
      thumbUpCount: like?.count ?? 0,
    };
  });
}
