import { type TenantSettings, withOrigin } from '#schemas/tenant.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { tenantName, textIn } from '../../../platform/wire.ts';
import type { SessionRow, whoAmI } from './operations.ts';

/** The signed-in operator. Other tenants' editors are linked at their own sites. */
export function presentMe(
  { operator, ...call }: OperatorCall,
  { account, others }: Awaited<ReturnType<typeof whoAmI>>,
) {
  return {
    id: operator.id,
    name: operator.name,
    email: account?.email,
    role: operator.role,
    scopes: operator.scopes && [...operator.scopes],
    twoFactor: account?.twoFactorEnabled ?? false,
    mailsWanted: account?.mailsWanted ?? false,
    isInstanceOwner: account?.isInstanceOwner || undefined,
    tenantName: tenantName(call),
    others: others.map(({ id, settings }) => {
      const { port } = new URL(call.scope.tenant.siteOrigin);
      const { name, siteOrigin } = withOrigin(settings as TenantSettings, port);
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
