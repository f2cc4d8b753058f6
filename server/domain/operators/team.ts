import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { type Area, hasRole, type OperatorRole } from '#schemas/operator.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { audit } from './audit.ts';
import { type InvitationRow, openInvitations } from './invitations/operations.ts';
import { members, operators, organizations } from './schema.ts';
import { removeTokensOf } from './tokens/operations.ts';

const TEAM_LIMIT = 500;

export type TeamMemberRow = { member: typeof members.$inferSelect; operator: typeof operators.$inferSelect };

/** Members of the tenant, oldest first, and for owners the open invitations. */
export async function teamOf(
  call: OperatorCall,
): Promise<{ members: TeamMemberRow[]; invitations: InvitationRow[] }> {
  const { db, scope, operator } = call;
  const people = await db
    .select({ member: members, operator: operators })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(eq(members.organizationId, scope.tenantId))
    .orderBy(asc(members.createdAt), asc(members.id))
    .limit(TEAM_LIMIT);
  return { members: people, invitations: hasRole(operator.role, 'owner') ? await openInvitations(call) : [] };
}

/** Changes a member's role. @throws AppError NOT_FOUND, LAST_OWNER */
export async function changeRole(call: OperatorCall, operatorId: string, role: OperatorRole): Promise<void> {
  await changePeople(call, async (tx) => {
    const member = await memberIn(tx, call.scope, operatorId);
    if (member.role === role) return;
    await tx.update(members).set({ role }).where(eq(members.id, member.id));
    await requireOwner(tx, call.scope);
    const subject = { type: 'operator', id: operatorId };
    await audit({ ...call, db: tx }, 'operator.role', subject, {
      name: member.name,
      from: member.role,
      to: role,
    });
  });
}

/** Limits a member to areas; null opens all. @throws AppError NOT_FOUND */
export async function changeAreas(
  call: OperatorCall,
  operatorId: string,
  areas: Area[] | null,
): Promise<void> {
  await changePeople(call, async (tx) => {
    const member = await memberIn(tx, call.scope, operatorId);
    await tx.update(members).set({ areas }).where(eq(members.id, member.id));
    const subject = { type: 'operator', id: operatorId };
    await audit({ ...call, db: tx }, 'operator.areas', subject, { name: member.name, areas });
  });
}

/**
 * Removes a member, whose tokens end. The member's sessions stay, but no longer open this tenant. @throws AppError NOT_FOUND,
 * LAST_OWNER
 */
export async function removeMember(call: OperatorCall, operatorId: string): Promise<void> {
  await changePeople(call, async (tx) => {
    const member = await memberIn(tx, call.scope, operatorId);
    await tx.delete(members).where(eq(members.id, member.id));
    await requireOwner(tx, call.scope);
    const subject = { type: 'operator', id: operatorId };
    await audit({ ...call, db: tx }, 'operator.remove', subject, {
      name: member.name,
      role: member.role,
    });
    await removeTokensOf({ ...call, db: tx }, operatorId);
  });
}

/** Runs changes of a tenant's team one at a time, so that two owners can't remove each other concurrently. */
function changePeople(call: OperatorCall, work: (tx: Db) => Promise<void>): Promise<void> {
  return call.db.transaction(async (tx) => {
    await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, call.scope.tenantId))
      .for('update');
    await work(tx);
  });
}

async function memberIn(tx: Db, { tenantId }: TenantScope, operatorId: string) {
  const [member] = await tx
    .select({ id: members.id, role: members.role, name: operators.name })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(and(eq(members.organizationId, tenantId), eq(members.userId, operatorId)));
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

async function requireOwner(tx: Db, { tenantId }: TenantScope): Promise<void> {
  const [owner] = await tx
    .select({ one: sql`1` })
    .from(members)
    .where(and(eq(members.organizationId, tenantId), eq(members.role, 'owner')))
    .limit(1);
  if (!owner) throw new AppError('LAST_OWNER');
}

export function presentTeamMember({ member, operator }: TeamMemberRow) {
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
