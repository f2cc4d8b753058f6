import { and, asc, eq, lte } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import type { SafePost } from '../../platform/outgoing/safe-fetch.ts';
import { webhookDeliveries, webhooks } from './schema.ts';
import { openSecrets, signedHeaders } from './secrets.ts';

export type WebhookServices = { db: Db; now: () => number; vault: Vault; safePost: SafePost };
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Waits before the attempts after the first, in seconds: two days in all. */
const RETRY_S = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/** Time in which an attempt ends; after it a message of a killed worker is due again. */
const ATTEMPT_MS = 15_000;
const LEASE_MS = 2 * ATTEMPT_MS;

/** Messages that a process sends at a time, so that a server that doesn't respond holds up few others. */
const LANES = 4;

/** Sends the due messages. Several processes may run it concurrently. */
export async function deliverDue(services: WebhookServices): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, () => deliverOneByOne(services)));
}

async function deliverOneByOne(services: WebhookServices): Promise<void> {
  for (let claimed = await claim(services); claimed; claimed = await claim(services))
    await attempt(services, claimed);
}

const isDelivery = ({ tenantId, id }: Delivery) =>
  and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.id, id));

/** Claims a due message until its attempt must have ended. */
async function claim({ db, now }: WebhookServices): Promise<Delivery | undefined> {
  return db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(webhookDeliveries)
      .where(lte(webhookDeliveries.dueAt, new Date(at)))
      .orderBy(asc(webhookDeliveries.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const [claimed] = await tx
      .update(webhookDeliveries)
      .set({ tries: due.tries + 1, dueAt: new Date(at + LEASE_MS), triedAt: new Date(at) })
      .where(isDelivery(due))
      .returning();
    return claimed;
  });
}

/** Posts a message and stores the result. Any status but 2xx is a failure, which is tried again later. */
async function attempt(services: WebhookServices, delivery: Delivery): Promise<void> {
  const { db, now } = services;
  const { status, problem } = await post(services, delivery);
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = RETRY_S[delivery.tries - 1];
  const isOver = isDelivered || wait === undefined;
  await db
    .update(webhookDeliveries)
    .set({
      status,
      problem,
      state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
      dueAt: isOver ? null : new Date(now() + wait * 1_000),
    })
    .where(isDelivery(delivery));
}

async function post(
  { db, now, vault, safePost }: WebhookServices,
  { tenantId, id, webhookId, payload }: Delivery,
): Promise<{ status: number | null; problem: string | null }> {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.tenantId, tenantId), eq(webhooks.id, webhookId)));
  if (!webhook) return { status: null, problem: 'NOT_FOUND' };
  const body = JSON.stringify(payload);
  try {
    const headers = signedHeaders({ id, body, at: now() }, await openSecrets(vault, webhook));
    const { status } = await safePost({ url: webhook.url, headers, body, totalMs: ATTEMPT_MS });
    return { status, problem: null };
  } catch (error) {
    return { status: null, problem: error instanceof AppError ? error.code : 'INTERNAL' };
  }
}
