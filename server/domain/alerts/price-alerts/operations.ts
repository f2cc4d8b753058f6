import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { toMinor } from '#locales/format/minor.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { setPriceAlert } from '#schemas/api/invented/price-alerts.ts';
import type { PriceAlert } from '#schemas/entities/price-alert.ts';
import { AppError } from '#schemas/errors.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import type { MemberCall, PresenterCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { oneRow } from '../../../platform/db/one-row.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import { goods } from '../../catalogue/schema.ts';
import { memberCredentials, members } from '../../members/schema.ts';
import { priceAlerts } from '../schema.ts';
import { bestOffer } from './best-offer.ts';
import { waitingFrom } from './wait-again.ts';

/** An alert with its goods and the price at which they can be bought now, minor units; null while they can't. */
export type PriceAlertRow = {
  alert: typeof priceAlerts.$inferSelect;
  goods: Pick<typeof goods.$inferSelect, 'code' | 'name' | 'pictures'>;
  price: number | null;
};

/** Price alerts of the member (of some goods only), sent ones first, and the member's email address. */
export async function priceAlertsOf(
  call: MemberCall,
  { goodsId }: { goodsId?: string | undefined },
): Promise<{ rows: PriceAlertRow[]; email: string | undefined }> {
  const { db, scope, member } = call;
  const [rows, [contact]] = await Promise.all([
    readRows(db, call, goodsId),
    db
      .select({ email: memberCredentials.email })
      .from(memberCredentials)
      .where(and(eq(memberCredentials.tenantId, scope.tenantId), eq(memberCredentials.memberId, member.id))),
  ]);
  return { rows, email: contact?.email ?? undefined };
}

/**
 * Sets the member's alert of goods; one that was sent or is off waits again. @throws AppError NOT_FOUND,
 * PRICE_ALERT_REACHED for a price that holds already, PRICE_ALERT_LIMIT
 */
export async function setOne(
  call: MemberCall,
  goodsId: string,
  input: EndpointInput<typeof setPriceAlert>['body'],
): Promise<PriceAlertRow> {
  const { scope, member, lang } = call;
  const now = new Date(call.now());
  return call.db.transaction(async (tx) => {
    await lockMember(tx, call);
    const [item] = await tx
      .select({ currency: goods.currency })
      .from(goods)
      .where(and(eq(goods.tenantId, scope.tenantId), eq(goods.id, goodsId), eq(goods.invalid, false)))
      .for('key share');
    if (!item) throw new AppError('NOT_FOUND');
    await refuseSurplus(tx, call, goodsId);
    const wish = {
      target: toMinor(input.target) ?? 0,
      currency: item.currency,
      lang,
      byMail: input.byMail,
      quiet: input.quiet,
      ...waitingFrom(now),
    };
    await tx
      .insert(priceAlerts)
      .values({
        ...wish,
        tenantId: scope.tenantId,
        id: randomUUID(),
        memberId: member.id,
        goodsId,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [priceAlerts.tenantId, priceAlerts.memberId, priceAlerts.goodsId],
        set: wish,
      });
    const row = oneRow(await readRows(tx, call, goodsId));
    if (row.price !== null && row.price <= wish.target) throw new AppError('PRICE_ALERT_REACHED');
    return row;
  });
}

/** Removes the member's alert of goods. @throws AppError NOT_FOUND */
export async function deletePriceAlert(call: MemberCall, goodsId: string): Promise<null> {
  const removed = await call.db
    .delete(priceAlerts)
    .where(and(ofMember(call), eq(priceAlerts.goodsId, goodsId)))
    .returning({ id: priceAlerts.id });
  if (removed.length === 0) throw new AppError('NOT_FOUND');
  return null;
}

function readRows(db: Db, call: MemberCall, goodsId: string | undefined): Promise<PriceAlertRow[]> {
  const isTheirs = and(eq(goods.tenantId, priceAlerts.tenantId), eq(goods.id, priceAlerts.goodsId));
  return db
    .select({
      alert: priceAlerts,
      goods: { code: goods.code, name: goods.name, pictures: goods.pictures },
      price: sql<number | null>`(select price::float8 from ${bestOffer(new Date(call.now()))} best)`,
    })
    .from(priceAlerts)
    .innerJoin(goods, isTheirs)
    .where(and(ofMember(call), goodsId === undefined ? undefined : eq(priceAlerts.goodsId, goodsId)))
    .orderBy(sql`${priceAlerts.sentAt} desc nulls last`, sql`${priceAlerts.createdAt} desc`, priceAlerts.id)
    .limit(PRICE_ALERT.max);
}

/** Locks the member against other alerts and against closing the account until the transaction ends. */
async function lockMember(tx: Db, { scope, member }: MemberCall): Promise<void> {
  const isOpen = and(
    eq(members.tenantId, scope.tenantId),
    eq(members.id, member.id),
    isNull(members.closedAt),
  );
  const [open] = await tx.select({ id: members.id }).from(members).where(isOpen).for('no key update');
  if (!open) throw new AppError('UNAUTHORIZED');
}

async function refuseSurplus(tx: Db, call: MemberCall, goodsId: string): Promise<void> {
  const others = await tx
    .select({ count: count() })
    .from(priceAlerts)
    .where(and(ofMember(call), ne(priceAlerts.goodsId, goodsId)));
  if (oneRow(others).count >= PRICE_ALERT.max)
    throw new AppError('PRICE_ALERT_LIMIT', { max: PRICE_ALERT.max });
}

const ofMember = ({ scope, member }: MemberCall) =>
  and(eq(priceAlerts.tenantId, scope.tenantId), eq(priceAlerts.memberId, member.id));

/** Price alerts in their API format. */
export function presentPriceAlerts(
  { rows, email }: Awaited<ReturnType<typeof priceAlertsOf>>,
  call: PresenterCall,
): { email: string | undefined; alerts: PriceAlert[] } {
  return { email, alerts: rows.map((row) => presentPriceAlert(row, call)) };
}

export function presentPriceAlert({ alert, goods, price }: PriceAlertRow, call: PresenterCall): PriceAlert {
  return {
    goodsId: alert.goodsId,
    goodsCode: goods.code,
    goodsName: textIn(call, goods.name) ?? '',
    pictureUrl: goods.pictures[0],
    target: decimal(alert.target),
    currency: alert.currency,
    price: price === null ? undefined : decimal(price),
    byMail: alert.byMail,
    quiet: alert.quiet,
    state: alert.state,
    sentPrice: alert.sentPrice === null ? undefined : decimal(alert.sentPrice),
    sentAt: alert.sentAt?.getTime(),
  };
}
