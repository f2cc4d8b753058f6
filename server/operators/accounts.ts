import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Db } from '../db/database.ts';
import { members, operatorAccounts, operators, organizations } from '../db/operator-schema.ts';

/** As better-auth writes down that an account is proved by its password. */
const BY_PASSWORD = { providerId: 'credential', issuer: 'local:credential' } as const;

type Writer = Pick<Db, 'insert'>;

/** Makes an account; a member of no tenant yet. `email` is in lower case. */
export async function createAccount(
  db: Writer,
  { password, ...of }: { name: string; email: string; password: string },
): Promise<{ id: string; name: string }> {
  return insertAccount(db, { ...of, passwordHash: await hashPassword(password) });
}

/** The same where the password's hash is known. */
export async function insertAccount(
  db: Writer,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  await db.insert(operators).values({ id, name, email });
  await db.insert(operatorAccounts).values({
    id: randomUUID(),
    userId: id,
    accountId: id,
    password: passwordHash,
    ...BY_PASSWORD,
  });
  return { id, name };
}

/** Makes the operator a member of the tenant, whose organisation is made with its first one; of two roles the newer counts. */
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
