import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Account } from './accounts.ts';
import { audit } from './audit.ts';
import { members, operatorPasskeys, operatorVerifications, type SignInChange } from './schema.ts';
import { queueNotice } from './sign-in-mails.ts';

type Parts = { db: Db; now: () => number };

/** Tells an operator of a change of how they sign in, and writes it to the audit log of the shop where it was made. */
export function noteSignInChange(
  { db, now }: Parts,
  tenantId: string,
  account: Account,
  change: SignInChange,
): Promise<void> {
  return db.transaction((tx) => noteChangeIn(tx, now, tenantId, account, change));
}

/** `noteSignInChange` in the transaction of the change itself. */
export async function noteChangeIn(
  tx: Tx,
  now: () => number,
  tenantId: string,
  account: Account,
  change: SignInChange,
): Promise<void> {
  const isMember = and(eq(members.organizationId, tenantId), eq(members.userId, account.id));
  const by = { db: tx, scope: { tenantId }, operator: account };
  // Operators of other shops may sign in here too, where nobody else may learn of them.
  if ((await tx.$count(members, isMember)) > 0)
    await audit(by, `operator.${change}`, { type: 'operator', id: account.id });
  await queueNotice(tx, { now, tenantId }, account, change);
}

/** Ends what an operator has begun or been trusted with: other links, pending second steps, trusted devices, passkeys. */
export async function endPending(db: Db, id: string): Promise<void> {
  await db.delete(operatorVerifications).where(eq(operatorVerifications.value, id));
  await db.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, id));
}
