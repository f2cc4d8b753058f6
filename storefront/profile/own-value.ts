import type { UserInfo } from '#schemas/entities/user-info.ts';
import type { PROFILE_AUDIT_FIELDS } from '#schemas/enums/account.ts';

type Field = (typeof PROFILE_AUDIT_FIELDS)[number];
type OwnValue = { value: string; isAuditing: boolean };

/** Value of a reviewed field as the member sees it: the pending one if there is one, else the stored one (S2 §4). */
export function ownValue(member: UserInfo, field: Field): OwnValue {
  const item = member.auditResult?.auditItems?.find(({ dataType }) => dataType === field);
  const stored = field === 'avatar' ? member.avatar?.url : member[field];
  if (!item) return { value: stored ?? '', isAuditing: false };
  const value = field === 'avatar' ? urlIn(item.dataValue) : item.dataValue;
  return { value: value ?? stored ?? '', isAuditing: item.auditAction === 'AUDITING' };
}

/** URL in the JSON of a pending avatar. */
function urlIn(json: string): string | undefined {
  try {
    const { url } = JSON.parse(json) as { url?: unknown };
    return typeof url === 'string' ? url : undefined;
  } catch {
    return undefined;
  }
}
