import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { DELIVERY_MS } from '../../../platform/delivery/courier.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { goods } from '../../catalogue/schema.ts';
import { tellMembers } from '../../members/messages.ts';
import { memberCredentials, members } from '../../members/schema.ts';
import { priceAlerts } from '../schema.ts';
import { bestOffer } from './best-offer.ts';
import { mayBeSent } from './find-reached.ts';
import { type Claimed, priceTexts } from './price-mail.ts';

/** Lease of a claimed alert, ms: if the process dies, another one sends it afterwards. */
const LEASE_MS = DELIVERY_MS + 45_000;

/**
 * Claims an alert if it is still to be sent, and its price and availability still hold: this is decided here, in the
 * transaction that also puts it into the message centre, once. Undefined for any other, and for one that another
 * process is claiming.
 */
export async function claim(
  { db, now }: { db: Db; now: () => number },
  scope: TenantScope,
  id: string,
): Promise<Claimed | undefined> {
  // Before the reads: whatever was committed by then is seen by them.
  const at = now();
  return db.transaction(async (tx) => {
    const found = await reread(tx, scope, id, at);
    if (!found) return undefined;
    const isThis = and(eq(priceAlerts.tenantId, scope.tenantId), eq(priceAlerts.id, id));
    const { alert, offer } = found;
    await tx
      .update(priceAlerts)
      .set({
        state: 'sent',
        sentPrice: offer.price,
        sentAt: new Date(at),
        nextAt: new Date(at + LEASE_MS),
        tries: alert.tries + 1,
      })
      .where(isThis);
    if (alert.state === 'waiting')
      await tellMembers(tx, { scope, now }, [alert.memberId], {
        type: 'community_security',
        kind: 'PRICE_REACHED',
        cause: `price:${alert.sendingId}`,
        subjectType: offer.type,
        subjectId: offer.id,
        reason: priceTexts(scope, found).line,
      });
    return { ...found, alert: { ...alert, tries: alert.tries + 1 } };
  });
}

async function reread(tx: Db, scope: TenantScope, id: string, at: number): Promise<Claimed | undefined> {
  const ofMember = (table: typeof memberCredentials) =>
    and(eq(table.tenantId, priceAlerts.tenantId), eq(table.memberId, priceAlerts.memberId));
  const [row] = await tx
    .select({
      alert: priceAlerts,
      name: goods.name,
      email: memberCredentials.email,
      offer: {
        type: sql<Claimed['offer']['type']>`best.type`,
        id: sql<string>`best.id`,
        code: sql<string>`best.code`,
        price: sql<number>`best.price::float8`,
      },
    })
    .from(priceAlerts)
    .innerJoin(goods, and(eq(goods.tenantId, priceAlerts.tenantId), eq(goods.id, priceAlerts.goodsId)))
    .innerJoin(
      members,
      and(
        eq(members.tenantId, priceAlerts.tenantId),
        eq(members.id, priceAlerts.memberId),
        isNull(members.closedAt),
        isNull(members.deactivatedAt),
      ),
    )
    .leftJoin(memberCredentials, ofMember(memberCredentials))
    .innerJoinLateral(sql`${bestOffer(new Date(at))} best`, sql`true`)
    .where(and(mayBeSent(scope, at), eq(priceAlerts.id, id), lte(sql`best.price`, priceAlerts.target)))
    .for('update', { of: priceAlerts, skipLocked: true });
  return row && { ...row, at };
}
