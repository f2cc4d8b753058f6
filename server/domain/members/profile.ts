import { and, eq } from 'drizzle-orm';
import { toWallTime } from '#locales/format/zoned-time.ts';
import type { ownProfile, updateProfile } from '#schemas/api/account.ts';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import { isNickname } from '#schemas/credentials.ts';
import type { PROFILE_AUDIT_FIELDS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import { FIRST_BIRTHDAY, NICKNAME } from '#schemas/member-constants.ts';
import type { MemberCall } from '../../platform/call.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { memberCredentials, memberIdentities, members, profileReviews } from './schema.ts';
import { requireUpload } from './uploads.ts';

type Reviewed = (typeof PROFILE_AUDIT_FIELDS)[number];

/** The member's own data, as shown to the member. */
export type Own = {
  row: typeof members.$inferSelect;
  credentials: typeof memberCredentials.$inferSelect | undefined;
  reviews: (typeof profileReviews.$inferSelect)[];
  providers: string[];
};

/** Reads the member's own data. @throws AppError UNAUTHORIZED when the account has been closed meanwhile */
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

/**
 * Changes the given fields. Avatar, nickname and biography are reviewed before they are public; removing an avatar
 * takes effect at once. @throws AppError NICKNAME_INVALID, VALIDATION_FAILED for a birthday before 1900 or after today,
 * UPLOAD_REFUSED
 */
export async function changeProfile(
  call: MemberCall,
  { nickname, biography, gender, birthday, avatar }: EndpointInput<typeof updateProfile>['body'],
): Promise<void> {
  const { db, scope, member, now } = call;
  const { tenantId } = scope;
  if (nickname !== undefined && !isNickname(nickname)) {
    const { minLength: min, maxLength: max, forbidden } = NICKNAME;
    throw new AppError('NICKNAME_INVALID', { min, max, characters: [...forbidden].join(' ') });
  }
  const today = toWallTime(now(), scope.tenant.timezone).slice(0, 10);
  if (birthday && (birthday < FIRST_BIRTHDAY || birthday > today))
    throw new AppError('VALIDATION_FAILED', { field: 'birthday' });
  if (avatar) await requireUpload(call, avatar.url);
  const createdAt = new Date(now());
  const picture = avatar ? JSON.stringify({ url: avatar.url }) : undefined;
  const items = Object.entries({ nickname, biography, avatar: picture }).flatMap(([dataType, dataValue]) =>
    dataValue === undefined
      ? []
      : [{ dataType: dataType as Reviewed, dataValue, auditAction: 'AUDITING' as const }],
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
    if (avatar === null)
      await tx
        .delete(profileReviews)
        .where(
          and(
            eq(profileReviews.tenantId, tenantId),
            eq(profileReviews.memberId, member.id),
            eq(profileReviews.dataType, 'avatar'),
          ),
        );
    if (gender !== undefined || birthday !== undefined || avatar === null)
      await tx
        .update(members)
        .set({ gender, birthday, ...(avatar === null && { avatar }) })
        .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
  });
}

export function presentOwn({ row, credentials, reviews, providers }: Own): EndpointData<typeof ownProfile> {
  return {
    id: row.id,
    nickname: row.nickname,
    biography: row.biography ?? undefined,
    avatar: row.avatar === null ? undefined : { url: row.avatar },
    gender: row.gender ?? undefined,
    birthday: row.birthday ?? undefined,
    auditResult: {
      auditItems: reviews.map(({ dataType, dataValue, auditAction }) => ({
        dataType,
        dataValue,
        auditAction,
      })),
    },
    email: credentials?.email ?? undefined,
    mobile: credentials?.mobile ?? undefined,
    countryCode: credentials?.countryCode ?? undefined,
    hasPassword: credentials?.passwordHash != null,
    thirdParties: providers,
  };
}
