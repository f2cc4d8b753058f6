import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { textFor } from '#locales/text.ts';
import { AppError } from '#schemas/errors.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SafePost } from '../../../platform/outgoing/safe-fetch.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { encryptPush } from '../../../platform/web-push/encrypt.ts';
import { vapidKeys } from '../../../platform/web-push/vapid.ts';
import { pushSubscriptions } from '../schema.ts';
import { type Claimed, priceTexts } from './price-mail.ts';

type Pusher = { db: Db; now: () => number; safePost: SafePost; codeSecret: string };
type Subscription = typeof pushSubscriptions.$inferSelect;

/** Time limit of a push service's response, ms. */
const PUSH_MS = 10_000;
/** Time for which a push service keeps a message for a browser that is off, in seconds. */
const TTL_S = 4 * 3_600;
/** Failures in a row after which a browser is given up. */
const MAX_FAILURES = 10;
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 6 * 3_600_000;

/**
 * Pushes a claimed alert to the member's browsers that don't have it yet: gives those that need it no more, and the
 * time at which to go on with the others.
 */
export async function push(
  pusher: Pusher,
  scope: TenantScope,
  claimed: Claimed,
): Promise<{ pushedTo: string[]; retryAt: number | null }> {
  const { tenantId, memberId, pushedTo } = claimed.alert;
  const left = await pusher.db
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.tenantId, tenantId),
        eq(pushSubscriptions.memberId, memberId),
        notInArray(pushSubscriptions.id, pushedTo),
      ),
    )
    .orderBy(asc(pushSubscriptions.id))
    .limit(PRICE_ALERT.maxDevices);
  const waits = await Promise.all(left.map((one) => pushTo(pusher, scope, claimed, one)));
  const done = left.filter((_, at) => waits[at] === null).map(({ id }) => id);
  const retries = waits.filter((wait) => wait !== null);
  return { pushedTo: [...pushedTo, ...done], retryAt: retries.length === 0 ? null : Math.min(...retries) };
}

/** Pushes an alert to a browser and stores the result; the time of the next attempt, null if there is none. */
async function pushTo(
  { db, now, safePost, codeSecret }: Pusher,
  scope: TenantScope,
  claimed: Claimed,
  subscription: Subscription,
): Promise<number | null> {
  const { endpoint, retryAt, failures, tenantId, id } = subscription;
  if (retryAt !== null && retryAt.getTime() > now()) return retryAt.getTime();
  const isThis = and(eq(pushSubscriptions.tenantId, tenantId), eq(pushSubscriptions.id, id));
  const request = {
    url: endpoint,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(TTL_S),
      // A repeated message replaces one that hasn't been delivered yet.
      topic: claimed.alert.sendingId.replaceAll('-', '').slice(0, 32),
      authorization: vapidKeys(codeSecret).authorise(endpoint, scope.tenant.siteOrigin, now()),
    },
    body: encryptPush(subscription, notification(scope, claimed)),
    totalMs: PUSH_MS,
  };
  const { status, retryAfter } = await safePost(request).catch((error: unknown) => ({
    status: error instanceof AppError && error.code === 'FETCH_REFUSED' ? 410 : 503,
    retryAfter: undefined,
  }));
  if (status === 404 || status === 410 || (status >= 300 && failures + 1 >= MAX_FAILURES)) {
    await db.delete(pushSubscriptions).where(isThis);
    return null;
  }
  const isLater = status === 429 || status >= 500;
  const next = isLater ? now() + waitOf(retryAfter, failures, now()) : null;
  await db
    .update(pushSubscriptions)
    .set({
      failures: status < 300 ? 0 : sql`${pushSubscriptions.failures} + 1`,
      retryAt: next === null ? null : new Date(next),
    })
    .where(isThis);
  return next;
}

/** Time to wait in ms: as a Retry-After header says, in seconds or as a date, else longer after each failure. */
function waitOf(retryAfter: string | undefined, failures: number, now: number): number {
  const named = /^\d{1,9}$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter ?? '') - now;
  const wait = Number.isNaN(named) ? FIRST_RETRY_MS * 2 ** failures : named;
  return Math.min(Math.max(wait, 1_000), MAX_RETRY_MS);
}

/** Message for the service worker (server/edge/web-app/service-worker-script.ts). */
function notification(scope: TenantScope, claimed: Claimed): string {
  const { lang, title, price, line, path } = priceTexts(scope, claimed);
  const prefix = lang === scope.tenant.defaultLanguage ? '' : `/${lang}`;
  return JSON.stringify({
    title: textFor(lang)('mail.price.subject', { price, title: title.slice(0, 200) }),
    body: line,
    url: prefix + path,
    tag: claimed.alert.sendingId,
    lang,
  });
}
