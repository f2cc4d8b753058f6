import type { MemberRow } from './operations.ts';

export function presentMember({ member, operator }: MemberRow) {
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    role: member.role,
    areas: member.role === 'owner' ? null : member.areas,
    twoFactor: operator.twoFactorEnabled,
    since: member.createdAt.getTime(),
  };
}
