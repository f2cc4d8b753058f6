import { and, eq } from 'drizzle-orm';
import type { updateProfile } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { NICKNAME } from '#schemas/constants.ts';
import { isNickname } from '#schemas/credentials.ts';
import { AppError } from '#schemas/errors.ts';
import { everyColumn } from '../../../db/every-column.ts';
import { memberCredentials, memberIdentities, members, profileReviews } from '../../../db/member-schema.ts';
import type { MemberCall } from '../../route.ts';

/** All that a member may know of themselves. */
export type Own = {
  row: typeof members.$inferSelect;
  credentials: typeof memberCredentials.$inferSelect | undefined;
  reviews: (typeof profileReviews.$inferSelect)[];
  providers: string[];
};

/** @throws AppError UNAUTHORIZED where the account has gone meanwhile */
export async function readOwn({ db, scope: { tenantId }, member: { id } }: MemberCall): Promise<Own> {
  const of = (table: typeof memberCredentials | typeof memberIdentities | typeof profileReviews) =>
    and(eq(table.tenantId, tenantId), eq(table.memberId, id));
  const [[row], [credentials], reviews, identities] = await Promise.all([
    db
      .select()
      .from(members)
      .where(and(eq(members.tenantId, tenantId), eq(members.id, id))),
    db.select().from(memberCredentials).where(of(memberCredentials)),
    db.select().from(profileReviews).where(of(profileReviews)),
    db.select().from(memberIdentities).where(of(memberIdentities)),
  ]);
  if (!row) throw new AppError('UNAUTHORIZED');
  return { row, credentials, reviews, providers: [...new Set(identities.map(({ provider }) => provider))] };
}

/** Changes what is given. Nickname and biography go into review, from which they come to be seen. @throws AppError NICKNAME_INVALID */
export async function changeProfile(
  { db, scope: { tenantId }, member, now }: MemberCall,
  { nickname, biography, gender, birthday }: EndpointInput<typeof updateProfile>['body'],
): Promise<void> {
  if (nickname !== undefined && !isNickname(nickname)) {
    const { minLength: min, maxLength: max, forbidden } = NICKNAME;
    throw new AppError('NICKNAME_INVALID', { min, max, characters: [...forbidden].join(' ') });
  }
  const createdAt = new Date(now());
  const items = Object.entries({ nickname, biography }).flatMap(([dataType, dataValue]) =>
    dataValue === undefined
      ? []
      : [{ dataType: dataType as 'nickname' | 'biography', dataValue, auditAction: 'AUDITING' as const }],
  );
  await db.transaction(async (tx) => {
    if (items.length > 0)
      await tx
        .insert(profileReviews)
        .values(items.map((item) => ({ ...item, tenantId, memberId: member.id, createdAt })))
        .onConflictDoUpdate({
          target: [profileReviews.tenantId, profileReviews.memberId, profileReviews.dataType],
          set: everyColumn(profileReviews),
        });
    if (gender !== undefined || birthday !== undefined)
      await tx
        .update(members)
        .set({ gender, birthday })
        .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
  });
}
