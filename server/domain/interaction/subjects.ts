import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Call, MemberCall } from '../../platform/call.ts';
import { activities, lotteryPrizes, prizeRecords } from '../activities/schema.ts';
import { contents } from '../articles/schema.ts';
import { brands, deals, goods } from '../catalogue/schema.ts';
import { memberBlocks, members, replies } from '../members/schema.ts';
import { isReadable } from './readable-replies.ts';

/** An item of the tenant that members can collect, like, comment or report. */
export type Subject = { subjectType: string; subjectId: string };

/**
 * Whether the tenant has the subject and the member may read it. CONTENT is a deal, USER a member, every type of
 * comment a reply.
 */
export async function subjectExists(call: MemberCall, { subjectType, subjectId }: Subject): Promise<boolean> {
  const found = await findSubject(call, subjectType, subjectId);
  return found.length > 0;
}

function findSubject(call: MemberCall, type: string, id: string) {
  const { db, scope } = call;
  const { tenantId } = scope;
  const one = (table: typeof deals | typeof goods | typeof brands) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
  switch (type) {
    case 'CONTENT':
      return one(deals);
    case 'GOODS':
      return one(goods);
    case 'BRAND':
      return one(brands);
    case 'NOTE':
    case 'ARTICLE':
      return db
        .select({ id: contents.id })
        .from(contents)
        .where(and(eq(contents.tenantId, tenantId), eq(contents.id, id), eq(contents.contentTypeCode, type)));
    case 'USER':
      return db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.tenantId, tenantId), eq(members.id, id), isNull(members.closedAt)));
    default:
      return db
        .select({ id: replies.id })
        .from(replies)
        .where(
          and(
            eq(replies.tenantId, tenantId),
            eq(replies.id, id),
            isReadable(call),
            type === 'GOODS_COMMENT' ? eq(replies.subjectType, 'GOODS') : undefined,
          ),
        );
  }
}

/** Whether the author of a note or an article has blocked the member. */
export async function isBlockedByAuthor(
  { db, scope: { tenantId }, member }: MemberCall,
  contentId: string,
): Promise<boolean> {
  const found = await db
    .select({ id: contents.id })
    .from(contents)
    .innerJoin(
      memberBlocks,
      and(eq(memberBlocks.tenantId, contents.tenantId), eq(memberBlocks.memberId, contents.authorId)),
    )
    .where(
      and(eq(contents.tenantId, tenantId), eq(contents.id, contentId), eq(memberBlocks.blockedId, member.id)),
    );
  return found.length > 0;
}

/** The member who has written a note or an article; none for the editors' own. */
export async function authorsOf({ db, scope }: Call, contentId: string): Promise<string[]> {
  const found = await db
    .select({ authorId: contents.authorId })
    .from(contents)
    .where(and(eq(contents.tenantId, scope.tenantId), eq(contents.id, contentId)));
  return found.flatMap(({ authorId }) => authorId ?? []);
}

/**
 * Titles and codes by type and id (`GOODS 17`), without deleted subjects. The id of a won prize is that of its
 * record, and its code is the lottery's id.
 */
export async function titlesOf({ db, scope }: Call, subjects: readonly Subject[]) {
  const among = (
    table: typeof deals | typeof goods | typeof contents | typeof prizeRecords | typeof activities,
    ...types: string[]
  ) => {
    const ids = subjects.flatMap((one) => (types.includes(one.subjectType) ? one.subjectId : []));
    return and(eq(table.tenantId, scope.tenantId), inArray(table.id, ids));
  };
  const found = await Promise.all([
    db
      .select({ type: sql<string>`'CONTENT'`, id: deals.id, code: deals.code, title: deals.title })
      .from(deals)
      .where(among(deals, 'CONTENT')),
    db
      .select({ type: sql<string>`'GOODS'`, id: goods.id, code: goods.code, title: goods.name })
      .from(goods)
      .where(among(goods, 'GOODS')),
    db
      .select({
        type: contents.contentTypeCode,
        id: contents.id,
        code: contents.code,
        title: contents.title,
      })
      .from(contents)
      .where(among(contents, 'NOTE', 'ARTICLE')),
    db
      .select({
        type: sql<string>`'LOTTERY'`,
        id: activities.id,
        code: activities.id,
        title: activities.title,
      })
      .from(activities)
      .where(among(activities, 'LOTTERY')),
    db
      .select({
        type: sql<string>`'PRIZE'`,
        id: prizeRecords.id,
        code: prizeRecords.activityId,
        title: lotteryPrizes.name,
      })
      .from(prizeRecords)
      .innerJoin(
        lotteryPrizes,
        and(
          eq(lotteryPrizes.tenantId, prizeRecords.tenantId),
          eq(lotteryPrizes.activityId, prizeRecords.activityId),
          eq(lotteryPrizes.id, prizeRecords.prizeId),
        ),
      )
      .where(among(prizeRecords, 'PRIZE')),
  ]);
  return new Map(found.flat().map((row) => [`${row.type} ${row.id}`, row]));
}
