import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ShownUser } from '#schemas/entities/shown-user.ts';
import type { Call } from '../../platform/call.ts';
import { members } from './schema.ts';

export type MemberRow = typeof members.$inferSelect;

/** The tenant's members with these ids, without closed accounts. */
export async function membersByIds(
  { db, scope }: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRow>> {
  const rows = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.tenantId, scope.tenantId),
        inArray(members.id, [...new Set(ids)]),
        isNull(members.closedAt),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Public profile of a member. */
export function presentMember(row: MemberRow, followed?: boolean): ShownUser {
  const { id, nickname, avatar, biography } = row;
  return {
    id,
    nickname,
    avatar: avatar === null ? undefined : { url: avatar },
    biography: biography ?? undefined,
    followed,
  };
}
