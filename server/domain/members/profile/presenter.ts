import type { ownProfile } from '#schemas/api/account.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { Own } from './operations.ts';

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
