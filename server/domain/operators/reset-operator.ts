import { randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { addMember, createAccount } from './accounts.ts';
import { audit, CONSOLE } from './audit.ts';
import { operatorAccounts, operatorSessions, operators, operatorTwoFactors } from './schema.ts';
import { endPending } from './sign-in-changes.ts';

/**
 * Makes an account a member with a new password, which is returned: for the first owner of a tenant, or an operator who
 * has lost password or second step. Ends the account's previous password, second step, passkeys and sessions; other memberships
 * stay.
 */
export async function resetOperator(
  db: Db,
  scope: TenantScope,
  { email, role }: { email: string; role: OperatorRole },
): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(operators).where(eq(operators.email, email));
    const { id } = known ?? (await createAccount(tx, { email, name: email, password }));
    if (known) await endProofs(tx, id, password);
    await addMember(tx, scope.tenantId, id, role);
    await audit(
      { db: tx, scope, operator: CONSOLE },
      'operator.reset',
      { type: 'operator', id },
      { email, role },
    );
  });
  return password;
}

async function endProofs(tx: Db, id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await tx.update(operatorAccounts).set({ password: hash }).where(eq(operatorAccounts.userId, id));
  await tx.update(operators).set({ twoFactorEnabled: false }).where(eq(operators.id, id));
  await tx.delete(operatorTwoFactors).where(eq(operatorTwoFactors.userId, id));
  await tx.delete(operatorSessions).where(eq(operatorSessions.userId, id));
  await endPending(tx, id);
}
