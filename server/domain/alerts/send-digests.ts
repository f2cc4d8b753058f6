import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import { type Courier, DELIVERY_MS } from '../../platform/delivery/courier.ts';
import { createOutbox } from '../../platform/outbox.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { deals } from '../catalogue/schema.ts';
import { alertDigests, alertedDeals, dealAlerts, memberCredentials } from '../members/schema.ts';
import { digestMail } from './digest-mail.ts';

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

/** Sends digests, unless their member has paused every alert or has no address any more, and without deals that ended or are held. */
export const sendDigests = createOutbox({
  name: 'a digest',
  table: alertDigests,
  tenant: 'tenantId',
  dueAt: 'sendAt',
  attempts: 'sendings',
  policy: { attempts: 5, firstRetryMs: 5 * 60_000, leaseMs: DELIVERY_MS + 45_000, concurrency: 10 },
  send: async ({ db, now, courier, codeSecret }: DigestSender, scope, row) => {
    const [email, found] = await Promise.all([addressOf(db, row), dealsOfDigest(db, row, now())]);
    if (email === undefined || found.length === 0) return undefined;
    const { tenant } = scope;
    const lang = tenant.languages.includes(row.lang) ? row.lang : tenant.defaultLanguage;
    const mail = digestMail(scope, codeSecret, { ...row, lang, now: now() }, found);
    await courier(scope, tenantName({ scope, lang }), { ...mail, to: email });
    return undefined;
  },
});

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

/** Deals that the mail of a digest names: those that are still available and not held, the hottest first. */
export async function dealsOfDigest(
  db: Db,
  { tenantId, id }: Pick<DigestRow, 'tenantId' | 'id'>,
  now: number,
): Promise<(typeof deals.$inferSelect)[]> {
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
