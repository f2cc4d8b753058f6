import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, exists, gt, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import type { Logger } from 'pino';
import { fromWallTime, toWallTime } from '#locales/format/zoned-time.ts';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { alertDigests, alertedDeals, dealAlerts, memberCredentials, members } from '../members/schema.ts';
import { newDealsFor } from './new-deals.ts';

type Writer = { db: Db; now: () => number; log: Logger };
/** A day in a tenant's calendar, and the time at which its mails are written. */
type Day = { day: string; time: Date };

const AT_ONCE = 100;

/**
 * Writes the day's digests of a tenant, once its time has come: one for every member with an address and an active
 * alert. Gives the number that will be sent. Several processes may run it concurrently and repeatedly.
 */
export async function writeDigests(writer: Writer, { tenant, tenantId }: TenantScope): Promise<number> {
  const { db, now, log } = writer;
  const day = toWallTime(now(), tenant.timezone).slice(0, 10);
  const time = new Date(fromWallTime(`${day}T${DEAL_ALERT.mailTime}`, tenant.timezone) ?? '');
  if (!(time.getTime() <= now())) return 0;
  let count = 0;
  for (let after = ''; ; ) {
    const ids = await membersWithout(db, tenantId, { day, time }, after);
    for (const id of ids) {
      try {
        if (await writeDigest(writer, tenantId, id, { day, time })) count += 1;
      } catch (error) {
        // The other members get theirs; this one is retried.
        log.error({ err: error, tenant: tenantId }, 'a digest could not be written');
      }
    }
    const last = ids.at(-1);
    if (last === undefined) return count;
    after = last;
  }
}

/** SQL condition for a tenant's alerts that count for the mails of a time. */
const isAwake = (tenantId: string, time: Date) =>
  and(eq(dealAlerts.tenantId, tenantId), isNull(dealAlerts.pausedAt), lte(dealAlerts.createdAt, time));

/** Next members whose day isn't written yet, in order. */
async function membersWithout(
  db: Db,
  tenantId: string,
  { day, time }: Day,
  after: string,
): Promise<string[]> {
  const ofTenant = (table: typeof memberCredentials | typeof alertDigests) =>
    and(eq(table.tenantId, tenantId), eq(table.memberId, dealAlerts.memberId));
  const contact = db
    .select()
    .from(memberCredentials)
    .where(and(ofTenant(memberCredentials), isNotNull(memberCredentials.email)));
  const written = db
    .select()
    .from(alertDigests)
    .where(and(ofTenant(alertDigests), eq(alertDigests.day, day)));
  const rows = await db
    .selectDistinct({ memberId: dealAlerts.memberId })
    .from(dealAlerts)
    .where(and(isAwake(tenantId, time), gt(dealAlerts.memberId, after), exists(contact), notExists(written)))
    .orderBy(asc(dealAlerts.memberId))
    .limit(AT_ONCE);
  return rows.map(({ memberId }) => memberId);
}

/**
 * Writes a member's digest with its deals in one transaction; false without deals, or if another process has written
 * it.
 */
function writeDigest(
  { db, now }: Writer,
  tenantId: string,
  memberId: string,
  { day, time }: Day,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt));
    const [open] = await tx.select({ id: members.id }).from(members).where(isOpen).for('share');
    const alerts = await tx
      .select()
      .from(dealAlerts)
      .where(and(isAwake(tenantId, time), eq(dealAlerts.memberId, memberId)))
      .orderBy(desc(dealAlerts.createdAt));
    const [newest] = alerts;
    if (!open || !newest) return false;
    const [digest] = await tx
      .insert(alertDigests)
      .values({
        tenantId,
        id: randomUUID(),
        memberId,
        day,
        lang: newest.lang,
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    if (!digest) return false;
    const found = new Map<string, number>();
    for (const alert of alerts)
      for (const { id, heat } of await newDealsFor(tx, alert, now())) found.set(id, heat);
    const best = [...found].toSorted(([, a], [, b]) => b - a).slice(0, DEAL_ALERT.maxDeals);
    if (best.length === 0) return false;
    await tx
      .insert(alertedDeals)
      .values(best.map(([dealId]) => ({ tenantId, memberId, dealId, digestId: digest.id })));
    await tx
      .update(alertDigests)
      .set({ sendAt: new Date(now()) })
      .where(and(eq(alertDigests.tenantId, tenantId), eq(alertDigests.id, digest.id)));
    return true;
  });
}
