import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { type TenantSettings, withOrigin } from '#schemas/tenant.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantName, textIn } from '../../platform/wire.ts';
import { members, operatorSessions, operators } from './schema.ts';

const LIMIT = 100;

export type OperatorSessionRow = typeof operatorSessions.$inferSelect;

/** Account of the caller, undefined for a script, and its other tenants. */
export async function whoAmI({ db, scope, operator }: OperatorCall) {
  const [account] = await db.select().from(operators).where(eq(operators.id, operator.id));
  const others = await db
    .select({ id: tenants.id, settings: tenants.settings })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.organizationId))
    .where(and(eq(members.userId, operator.id), ne(tenants.id, scope.tenantId)))
    .orderBy(tenants.id)
    .limit(LIMIT);
  return { account, others };
}

/** Running sessions of the operator, newest first. */
export function operatorSessionsOf({ db, operator }: OperatorCall): Promise<OperatorSessionRow[]> {
  return db
    .select()
    .from(operatorSessions)
    .where(and(eq(operatorSessions.userId, operator.id), gt(operatorSessions.expiresAt, new Date())))
    .orderBy(desc(operatorSessions.createdAt))
    .limit(LIMIT);
}

/** Ends one of the operator's own sessions. @throws AppError NOT_FOUND */
export async function revokeSession({ db, operator }: OperatorCall, id: string): Promise<void> {
  const ended = await db
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.userId, operator.id), eq(operatorSessions.id, id)))
    .returning({ id: operatorSessions.id });
  if (ended.length === 0) throw new AppError('NOT_FOUND');
}

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

export function presentSession(row: OperatorSessionRow, { operator }: OperatorCall) {
  return {
    id: row.id,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    address: row.ipAddress || undefined,
    userAgent: row.userAgent || undefined,
    current: row.id === operator.sessionId,
  };
}
