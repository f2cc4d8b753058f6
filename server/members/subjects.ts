import { and, eq, isNull } from 'drizzle-orm';
import type { Call, MemberCall } from '../api/route.ts';
import { memberBlocks, members, replies } from '../db/member-schema.ts';
import { brands, contents, deals, goods } from '../db/schema.ts';

/** A thing of the tenant that members collect, like, comment or report. */
export type Subject = { subjectType: string; subjectId: string };

/** Whether the tenant has it; CONTENT is a deal, USER a member, every type of comment a reply. */
export async function subjectExists(call: Call, { subjectType, subjectId }: Subject): Promise<boolean> {
  const found = await findSubject(call, subjectType, subjectId);
  return found.length > 0;
}

function findSubject({ db, scope: { tenantId } }: Call, type: string, id: string) {
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
            isNull(replies.deletedAt),
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

/** The member who has written a note or an article; none where the editors have. */
export async function authorsOf({ db, scope }: Call, contentId: string): Promise<string[]> {
  const found = await db
    .select({ authorId: contents.authorId })
    .from(contents)
    .where(and(eq(contents.tenantId, scope.tenantId), eq(contents.id, contentId)));
  return found.flatMap(({ authorId }) => authorId ?? []);
}
