import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { priceAlerts } from '../schema.ts';

/** State of an alert that waits from now on, with nothing sent. */
export function waitingFrom(now: Date) {
  return {
    state: 'waiting' as const,
    sendingId: randomUUID(),
    nextAt: now,
    tries: 0,
    sentPrice: null,
    sentAt: null,
    mailedAt: null,
    pushedTo: [],
  };
}

/** Lets the alerts of goods wait again that were sent at a price, since its first reading, which turned out wrong. */
export async function waitAgain(
  tx: Db,
  tenantId: string,
  wrong: { goodsId: string; price: number; since: Date },
  now: Date,
): Promise<void> {
  const sent = await tx
    .select({ id: priceAlerts.id })
    .from(priceAlerts)
    .where(
      and(
        eq(priceAlerts.tenantId, tenantId),
        eq(priceAlerts.goodsId, wrong.goodsId),
        eq(priceAlerts.state, 'sent'),
        eq(priceAlerts.sentPrice, wrong.price),
        gte(priceAlerts.sentAt, wrong.since),
      ),
    )
    .for('update');
  for (const { id } of sent)
    await tx
      .update(priceAlerts)
      .set(waitingFrom(now))
      .where(and(eq(priceAlerts.tenantId, tenantId), eq(priceAlerts.id, id)));
}
