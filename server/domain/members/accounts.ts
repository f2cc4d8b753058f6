import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { textFor } from '#locales/text.ts';
import { isNickname } from '#schemas/credentials.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AccountCall } from './account-call.ts';
import type { Contact } from './contacts.ts';
import { memberCredentials, members } from './schema.ts';
import { endSessions } from './sign-in.ts';

/**
 * Creates an account, and tells `onSignUp`. @throws AppError CONTACT_TAKEN
 * when another account has the contact
 */
export async function createMember(
  tx: Tx,
  call: AccountCall,
  { contact, passwordHash, nickname }: { contact?: Contact; passwordHash?: string; nickname?: string },
): Promise<string> {
  const id = randomUUID();
  const { scope, lang, now } = call;
  const { tenantId } = scope;
  const given = nickname?.trim() ?? '';
  const name = isNickname(given)
    ? given
    : textFor(lang)('member.nickname', { number: randomInt(100_000, 1_000_000) });
  await tx.insert(members).values({ tenantId, id, nickname: name, createdAt: new Date(now()) });
  const added = await tx
    .insert(memberCredentials)
    .values({ tenantId, memberId: id, passwordHash, ...contact })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw new AppError('CONTACT_TAKEN');
  await call.memberAuth.onSignUp(tx, call, id);
  return id;
}

/**
 * Changes a member's credentials and ends all of the member's sessions. @throws AppError CONTACT_TAKEN, UNAUTHORIZED
 * without an account
 */
export async function changeCredentials(
  tx: Tx,
  { scope: { tenantId } }: Call,
  memberId: string,
  change: Partial<typeof memberCredentials.$inferInsert>,
): Promise<void> {
  const [open] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt)))
    .for('no key update');
  if (!open) throw new AppError('UNAUTHORIZED');
  const isUnique = (error: { cause?: { code?: unknown } }) => error.cause?.code === '23505';
  await tx
    .insert(memberCredentials)
    .values({ tenantId, memberId, ...change })
    .onConflictDoUpdate({
      target: [memberCredentials.tenantId, memberCredentials.memberId],
      set: change,
    })
    .catch((error) => {
      throw isUnique(error) ? new AppError('CONTACT_TAKEN') : error;
    });
  await endSessions(tx, tenantId, memberId);
}
