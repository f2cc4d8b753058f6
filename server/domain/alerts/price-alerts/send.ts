import { and, eq, isNotNull } from 'drizzle-orm';
import { codeOf } from '../../../platform/error-parts.ts';
import type { SafePost } from '../../../platform/outgoing/safe-fetch.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { tenantName } from '../../../platform/wire.ts';
import { priceAlerts } from '../schema.ts';
import type { DigestSender } from '../send-digests.ts';
import { claim } from './claim.ts';
import { findReached } from './find-reached.ts';
import { type Claimed, priceMail } from './price-mail.ts';
import { push } from './push.ts';

export type PriceSender = Pick<DigestSender, 'db' | 'now' | 'courier' | 'codeSecret' | 'log'> & {
  safePost: SafePost;
};

/** Attempts of an alert: over a day. */
const TRIES = 9;
const FIRST_RETRY_MS = 5 * 60_000;

/**
 * Sends the tenant's price alerts that are reached, and gives their number. Several processes may run it concurrently.
 * Each sends one at a time, so that one that is killed repeats one mail at most.
 */
export async function sendPriceAlerts(sender: PriceSender, scope: TenantScope): Promise<number> {
  let count = 0;
  for await (const ids of findReached(sender, scope))
    for (const id of ids) {
      try {
        const claimed = await claim(sender, scope, id);
        if (!claimed) continue;
        await deliver(sender, scope, claimed);
        count += 1;
      } catch (error) {
        // The others get theirs; this one is sent after its lease.
        sender.log.error({ err: error, tenant: scope.tenantId }, 'a price alert could not be sent');
      }
    }
  return count;
}

/** Sends a claimed alert on the channels that are left, and stores what is left after it. */
async function deliver(sender: PriceSender, scope: TenantScope, claimed: Claimed): Promise<void> {
  const { db, now, log } = sender;
  const { alert } = claimed;
  const [isMailed, { pushedTo, retryAt }] = await Promise.all([
    mail(sender, scope, claimed),
    push(sender, scope, claimed).catch((error: unknown) => {
      // Mailed alerts are stored as such nevertheless, or they would be mailed again.
      log.error({ err: error, tenant: scope.tenantId }, 'a price alert could not be pushed');
      return { pushedTo: alert.pushedTo, retryAt: now() + FIRST_RETRY_MS };
    }),
  ]);
  const times = [
    ...(isMailed ? [] : [now() + FIRST_RETRY_MS * 2 ** (alert.tries - 1)]),
    ...(retryAt === null ? [] : [retryAt]),
  ];
  const isOver = times.length === 0 || alert.tries >= TRIES;
  await db
    .update(priceAlerts)
    .set({
      mailedAt: isMailed ? (alert.mailedAt ?? new Date(now())) : null,
      pushedTo,
      nextAt: isOver ? null : new Date(Math.min(...times)),
    })
    // One that was set anew or turned off meanwhile stays so.
    .where(
      and(
        eq(priceAlerts.tenantId, scope.tenantId),
        eq(priceAlerts.id, alert.id),
        eq(priceAlerts.sendingId, alert.sendingId),
        eq(priceAlerts.tries, alert.tries),
        isNotNull(priceAlerts.nextAt),
      ),
    );
}

/** Mails a claimed alert; true if nothing is left to mail. */
async function mail(
  { courier, codeSecret, log }: PriceSender,
  scope: TenantScope,
  claimed: Claimed,
): Promise<boolean> {
  const { alert, email } = claimed;
  if (!alert.byMail || email === null || alert.mailedAt !== null) return true;
  try {
    const message = priceMail(scope, codeSecret, claimed);
    await courier(scope, tenantName({ scope, lang: alert.lang }), { ...message, to: email });
    return true;
  } catch (error) {
    // The carrier's error message may quote the address.
    const reason = codeOf(error) ?? 'refused';
    log.warn({ tenant: scope.tenantId, reason, tries: alert.tries }, 'a price alert could not be mailed');
    return false;
  }
}
