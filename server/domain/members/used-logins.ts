import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { usedLogins } from './schema.ts';

/** Marks a login's state or challenge, or a provider's account that waits for a member, as used. @throws AppError LOGIN_EXPIRED if it was before */
export async function spendLogin(
  { db, scope: { tenantId }, now }: Pick<Call, 'scope' | 'now'> & { db: Pick<Db, 'insert'> },
  state: string,
): Promise<void> {
  const used = await db
    .insert(usedLogins)
    .values({ tenantId, stateHash: hash(state), usedAt: new Date(now()) })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw new AppError('LOGIN_EXPIRED');
}

/** Whether the response to a login's state or challenge has been used. */
export async function isSpentLogin({ db, scope: { tenantId } }: Call, state: string): Promise<boolean> {
  const isState = and(eq(usedLogins.tenantId, tenantId), eq(usedLogins.stateHash, hash(state)));
  return (await db.$count(usedLogins, isState)) > 0;
}

const hash = (state: string) => createHash('sha256').update(state).digest('hex');
