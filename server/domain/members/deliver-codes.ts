import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS } from '../../platform/delivery/courier.ts';
import { codeOf } from '../../platform/error-parts.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { CODE_MINUTES, type CodeRow, codeHash } from './auth-codes.ts';
import { type Answer, writeMessage } from './code-messages.ts';
import { contactAt, hasContact } from './contacts.ts';
import { authCodes, memberCredentials } from './schema.ts';

export type CodeSender = {
  db: Db;
  now: Clock['now'];
  tenantOf: (id: string) => TenantScope | undefined;
  courier: Courier;
  codeSecret: string;
  log: Logger;
};

const SENDINGS = 5;
const FIRST_RETRY_MS = 5_000;
/** Lease of a claimed code: long enough for its delivery to end and be recorded. */
const LEASE_MS = DELIVERY_MS + 15_000;
const AT_ONCE = 10;
/** Age after which a code is no longer sent, because nobody waits that long. */
const STALE_MS = 15 * 60_000;

/** Sends all due codes and gives their number. Several processes may run it at once. */
export async function deliverDueCodes(sender: CodeSender): Promise<number> {
  for (let count = 0; ; ) {
    const due = await claim(sender);
    if (due.length === 0) return count;
    await Promise.all(due.map((row) => deliver(sender, row)));
    count += due.length;
  }
}

/** Claims some due codes. If the process dies before it has sent them, they become due again when the lease ends. */
async function claim({ db, now }: CodeSender): Promise<CodeRow[]> {
  const at = now();
  const due = db
    .select({ id: authCodes.id })
    .from(authCodes)
    .where(lte(authCodes.sendAt, new Date(at)))
    .orderBy(asc(authCodes.sendAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(authCodes)
    .set({
      sendings: sql`${authCodes.sendings} + 1`,
      sendAt: sql`case when ${authCodes.sendings} < ${SENDINGS - 1} then ${new Date(at + LEASE_MS).toISOString()}::timestamptz end`,
    })
    .where(inArray(authCodes.id, due))
    .returning();
}

/**
 * Delivers the message of a row. Every row gets a code, also when another message is sent, so that checking it takes
 * equally long.
 */
async function deliver(sender: CodeSender, row: CodeRow): Promise<void> {
  const { db, now, tenantOf, courier, codeSecret, log } = sender;
  const scope = tenantOf(row.tenantId);
  const isThis = eq(authCodes.id, row.id);
  if (scope && row.createdAt.getTime() > now() - STALE_MS) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(now() + CODE_MINUTES * 60_000);
    await db
      .update(authCodes)
      .set({ codeHash: codeHash(codeSecret, row.id, code), expiresAt })
      .where(and(isThis, isNull(authCodes.usedAt)));
    const answer = await answerTo(db, row);
    try {
      if (answer)
        await courier(scope, tenantName({ scope, lang: row.lang }), writeMessage(scope, row, answer, code));
    } catch (error) {
      // The carrier's error message may quote the code.
      const reason = codeOf(error) ?? 'refused';
      log.warn({ tenant: row.tenantId, reason, sending: row.sendings }, 'a code could not be sent');
      await tryLater(sender, row);
      return;
    }
  }
  await db.update(authCodes).set({ sendAt: null }).where(isThis);
}

/** Schedules a retry, each with twice the delay of the last, up to the limit. */
async function tryLater({ db, now }: CodeSender, { id, sendings }: CodeRow): Promise<void> {
  if (sendings >= SENDINGS) return;
  await db
    .update(authCodes)
    .set({ sendAt: new Date(now() + FIRST_RETRY_MS * 2 ** (sendings - 1)) })
    .where(and(eq(authCodes.id, id), eq(authCodes.sendings, sendings)));
}

/** Kind of message for the owner of the destination; none when a member names a contact that isn't theirs. */
async function answerTo(
  db: Db,
  { tenantId, scene, destination, memberId }: CodeRow,
): Promise<Answer | undefined> {
  const [owner] = await db
    .select({ memberId: memberCredentials.memberId })
    .from(memberCredentials)
    .where(hasContact(tenantId, contactAt(destination)));
  switch (scene) {
    case 'REGISTER':
    case 'CHANGE_MOBILE_EMAIL':
      return owner ? 'hasAccount' : 'code';
    case 'LOGIN':
    case 'CHANGEPWD':
      return owner ? 'code' : 'noAccount';
    default:
      return owner?.memberId === memberId ? 'code' : undefined;
  }
}
