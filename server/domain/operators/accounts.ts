import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Db } from '../../platform/db/database.ts';
import { members, operatorAccounts, operators, organizations } from './schema.ts';

/** Account of an operator; `email` is in lower case. */
export type Account = { id: string; name: string; email: string };

type Writer = Pick<Db, 'insert'>;

/** Creates an account, not yet a member of any tenant. `email` is in lower case. */
export async function createAccount(
  db: Writer,
  { password, ...of }: { name: string; email: string; password: string; isInstanceOwner?: boolean },
): Promise<{ id: string; name: string }> {
  return insertAccount(db, { ...of, passwordHash: await hashPassword(password) });
}

/** Creates an account with the hash of its password. */
export async function insertAccount(
  db: Writer,
  {
    passwordHash,
    ...account
  }: { name: string; email: string; passwordHash: string; isInstanceOwner?: boolean },
): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  await db.insert(operators).values({ id, ...account });
  await db.insert(operatorAccounts).values({
    id: randomUUID(),
    userId: id,
    accountId: id,
    password: passwordHash,
    // better-auth's mark of an account with a password.
    providerId: 'credential',
  });
  return { id, name: account.name };
}

/**
 * Makes the operator a member of the tenant, and creates the tenant's organisation for its first one; a second role
 * replaces the first.
 */
export async function addMember(
  db: Writer,
  tenantId: string,
  operatorId: string,
  role: OperatorRole,
): Promise<void> {
  await db
    .insert(organizations)
    .values({ id: tenantId, slug: tenantId, name: tenantId })
    .onConflictDoNothing();
  await db
    .insert(members)
    .values({ id: randomUUID(), organizationId: tenantId, userId: operatorId, role })
    .onConflictDoUpdate({ target: [members.organizationId, members.userId], set: { role } });
}
