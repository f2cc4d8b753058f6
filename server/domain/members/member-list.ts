import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { memberList } from '#schemas/api/invented/member-desk.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { destinationOf } from './contacts.ts';
import { maskContact } from './mask.ts';
import { memberCredentials, members } from './schema.ts';

type Credentials = typeof memberCredentials.$inferSelect;
export type MemberOfList = typeof members.$inferSelect & { credentials: Credentials | null };

/** The tenant's members without closed accounts, the newest first. */
export function membersOfTenant(
  { db, scope }: OperatorCall,
  { keyword, deactivated, ...pageRequest }: EndpointInput<typeof memberList>['query'],
): Promise<Paged<MemberOfList>> {
  const blocked = deactivated ? isNotNull(members.deactivatedAt) : isNull(members.deactivatedAt);
  const where = and(
    eq(members.tenantId, scope.tenantId),
    isNull(members.closedAt),
    deactivated === undefined ? undefined : blocked,
    keyword ? isFoundBy(scope.tenantId, keyword.toLowerCase()) : undefined,
  );
  return readPage(pageRequest, {
    count: () => countUpTo(db, members, where),
    rows: async ({ limit, offset }) => {
      const rows = await db
        .select()
        .from(members)
        .leftJoin(
          memberCredentials,
          and(eq(memberCredentials.tenantId, members.tenantId), eq(memberCredentials.memberId, members.id)),
        )
        .where(where)
        .orderBy(desc(members.createdAt), asc(members.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => ({ ...row.members, credentials: row.member_credentials }));
    },
  });
}

/**
 * SQL condition for the search. Contacts match only as a whole: otherwise masked ones could be found out part by
 * part.
 */
function isFoundBy(tenantId: string, keyword: string): SQL | undefined {
  const pattern = keyword.replace(/[\\%_]/g, '\\$&');
  const name = sql`lower(${members.nickname})`;
  const number = keyword.replaceAll(/[\s().-]/g, '').replace(/^0/, '');
  const { email, countryCode, mobile } = memberCredentials;
  const hasContact = sql`exists (select from ${memberCredentials}
    where ${memberCredentials.tenantId} = ${tenantId} and ${memberCredentials.memberId} = ${members.id}
      and (${email} = ${keyword} or ${mobile} = ${number} or '+' || ${countryCode} || ${mobile} = ${number}))`;
  return or(sql`${name} like ${`${pattern}%`}`, sql`${name} like ${`% ${pattern}%`}`, hasContact);
}

/** A member in the list, with masked contacts: operators needn't know how to reach members. */
export function presentListedMember({
  id,
  nickname,
  avatar,
  createdAt,
  deactivatedAt,
  credentials,
}: MemberOfList) {
  const { email, countryCode, mobile } = credentials ?? {};
  return {
    id,
    nickname,
    avatar: avatar ?? undefined,
    email: email ? maskContact(email) : undefined,
    mobile: countryCode && mobile ? maskContact(destinationOf({ countryCode, mobile })) : undefined,
    createdAt: createdAt.getTime(),
    deactivatedAt: deactivatedAt?.getTime(),
  };
}
