import type { Tenant } from '#schemas/tenant.ts';
import type { Call, OperatorCall } from '../../route.ts';
import { textIn } from '../../wire.ts';
import type { AuditRow } from './audit-entries.ts';
import type { SessionRow, whoAmI } from './sessions.ts';
import type { InvitationRow, MemberRow } from './team.ts';

/** Who is signed in. The address of another tenant's editor is that of its site. */
export function presentMe(
  { operator, ...call }: OperatorCall,
  { account, others }: Awaited<ReturnType<typeof whoAmI>>,
) {
  return {
    id: operator.id,
    name: operator.name,
    email: account?.email,
    role: operator.role,
    twoFactor: account?.twoFactorEnabled ?? false,
    tenantName: tenantName(call),
    others: others.map(({ id, settings }) => {
      const { name, siteOrigin } = settings as Pick<Tenant, 'name' | 'siteOrigin'>;
      return { name: textIn(call, name) ?? id, editorUrl: `${siteOrigin}/editor` };
    }),
  };
}

export function presentSession(row: SessionRow, { operator }: OperatorCall) {
  return {
    id: row.id,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    address: row.ipAddress || undefined,
    userAgent: row.userAgent || undefined,
    current: row.id === operator.sessionId,
  };
}

export function presentMember({ member, operator }: MemberRow) {
  return {
    id: operator.id,
    name: operator.name,
    email: operator.email,
    role: member.role,
    twoFactor: operator.twoFactorEnabled,
    since: member.createdAt.getTime(),
  };
}

export function presentInvitation({ invitation, inviter }: InvitationRow) {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invitedBy: inviter,
    expiresAt: invitation.expiresAt.getTime(),
  };
}

/** What the holder of a link sees before accepting it. */
export function presentOffer(
  { invitation, inviter, hasAccount }: InvitationRow & { hasAccount: boolean },
  call: Call,
) {
  const { email, role } = invitation;
  return { email, role, tenantName: tenantName(call), invitedBy: inviter, hasAccount };
}

export function presentEntry(row: AuditRow) {
  return {
    id: String(row.id),
    at: row.at.getTime(),
    by: row.operatorName,
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId },
    details: row.details,
  };
}

function tenantName({ scope, ...call }: Pick<Call, 'scope' | 'lang'>): string {
  return textIn({ scope, ...call }, scope.tenant.name) ?? scope.tenantId;
}
