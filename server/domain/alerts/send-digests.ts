import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS } from '../../platform/delivery/courier.ts';
import { codeOf } from '../../platform/error-parts.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { deals } from '../catalogue/schema.ts';
import { alertDigests, alertedDeals, dealAlerts, memberCredentials } from '../members/schema.ts';
import { type DealRow, digestMail } from './digest-mail.ts';

export type DigestSender = {
  db: Db;
  now: () => number;
  tenantOf: (id: string) => TenantScope | undefined;
  courier: Courier;
  /** Secret for signing unsubscribe links. */
  codeSecret: string;
  log: Logger;
};
type DigestRow = typeof alertDigests.$inferSelect;

const SENDINGS = 5;
const FIRST_RETRY_MS = 5 * 60_000;
/** Lease of a claimed digest, milliseconds. */
const LEASE_MS = DELIVERY_MS + 45_000;
const AT_ONCE = 10;

/** Sends all due digests and gives their number. Several processes may run it concurrently. */
export async function sendDigests(sender: DigestSender): Promise<number> {
  for (let count = 0; ; ) {
    const due = await claim(sender);
    if (due.length === 0) return count;
    await Promise.all(due.map((row) => send(sender, row)));
    count += due.length;
  }
}

/** Claims some due digests. If the process dies before they are sent, they become due again. */
async function claim({ db, now }: DigestSender): Promise<DigestRow[]> {
  const at = now();
  const due = db
    .select({ id: alertDigests.id })
    .from(alertDigests)
    .where(lte(alertDigests.sendAt, new Date(at)))
    .orderBy(asc(alertDigests.sendAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(alertDigests)
    .set({
      sendings: sql`${alertDigests.sendings} + 1`,
      sendAt: sql`case when ${alertDigests.sendings} < ${SENDINGS - 1} then ${new Date(at + LEASE_MS).toISOString()}::timestamptz end`,
    })
    .where(inArray(alertDigests.id, due))
    .returning();
}

/** Sends a digest, unless its member has paused every alert or has no address any more, and without deals that ended or are held. */
async function send(sender: DigestSender, row: DigestRow): Promise<void> {
  const { db, now, tenantOf, courier, codeSecret, log } = sender;
  const isThis = and(eq(alertDigests.tenantId, row.tenantId), eq(alertDigests.id, row.id));
  const scope = tenantOf(row.tenantId);
  const [email, found] = await Promise.all([addressOf(db, row), dealsOf(db, row, now())]);
  if (scope && email !== undefined && found.length > 0) {
    const { tenant } = scope;
    const lang = tenant.languages.includes(row.lang) ? row.lang : tenant.defaultLanguage;
    try {
      const mail = digestMail(scope, codeSecret, { ...row, lang, now: now() }, found);
      await courier(scope, tenantName({ scope, lang }), { ...mail, to: email });
    } catch (error) {
      // The carrier's error message may quote the address.
      const reason = codeOf(error) ?? 'refused';
      log.warn({ tenant: row.tenantId, reason, sending: row.sendings }, 'a digest could not be sent');
      if (row.sendings < SENDINGS)
        await db
          .update(alertDigests)
          .set({ sendAt: new Date(now() + FIRST_RETRY_MS * 2 ** (row.sendings - 1)) })
          .where(and(isThis, eq(alertDigests.sendings, row.sendings)));
      return;
    }
  }
  await db.update(alertDigests).set({ sendAt: null }).where(isThis);
}

async function addressOf(db: Db, { tenantId, memberId }: DigestRow): Promise<string | undefined> {
  const [contact] = await db
    .select({ email: memberCredentials.email })
    .from(memberCredentials)
    .innerJoin(
      dealAlerts,
      and(
        eq(dealAlerts.tenantId, memberCredentials.tenantId),
        eq(dealAlerts.memberId, memberCredentials.memberId),
        isNull(dealAlerts.pausedAt),
      ),
    )
    .where(and(eq(memberCredentials.tenantId, tenantId), eq(memberCredentials.memberId, memberId)))
    .limit(1);
  return contact?.email ?? undefined;
}

/** Deals of a digest that are still available, the hottest first. */
async function dealsOf(db: Db, { tenantId, id }: DigestRow, now: number): Promise<DealRow[]> {
  const rows = await db
    .select({ deal: deals })
    .from(alertedDeals)
    .innerJoin(deals, and(eq(deals.tenantId, alertedDeals.tenantId), eq(deals.id, alertedDeals.dealId)))
    .where(
      and(
        eq(alertedDeals.tenantId, tenantId),
        eq(alertedDeals.digestId, id),
        eq(deals.invalid, false),
        isNotNull(deals.rankPrice),
        sql`(${deals.expiresAt} is null or ${deals.expiresAt} > ${new Date(now).toISOString()})`,
      ),
    )
    .orderBy(desc(deals.heat), deals.id);
  return rows.map(({ deal }) => deal);
}
