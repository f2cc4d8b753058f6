import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { AppError } from '#schemas/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import type { SafePost } from '../../platform/outgoing/safe-fetch.ts';
import { webhookDeliveries, webhooks } from './schema.ts';
import { openSecrets, signedHeaders } from './secrets.ts';

export type WebhookServices = { db: Db; now: () => number; vault: Vault; safePost: SafePost; log: Logger };
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Waits before the attempts after the first, in seconds: two days in all. */
const RETRY_S = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/** Time in which an attempt ends; after it a message of a killed worker is due again. */
const ATTEMPT_MS = 15_000;
const LEASE_MS = 2 * ATTEMPT_MS;

/** Messages that a process sends at once: in all, and of one tenant. Of one webhook it is one. */
const AT_ONCE = 16;
const OF_TENANT = 4;

export type WebhookSender = {
  /** Sends due messages, as many at once as there is room for; those that follow are sent when others have ended. */
  wake: () => Promise<void>;
  /** Waits until no message is due or being sent. */
  settle: () => Promise<void>;
  /** Ends sending; the last attempts end first. */
  stop: () => Promise<void>;
};

/** Creates the sender of a process. Several processes may run one. */
export function createWebhookSender(services: WebhookServices): WebhookSender {
  const sending = new Set<Delivery>();
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let claiming: Promise<void> | undefined;

  const send = async (delivery: Delivery) => {
    const fail = (error: unknown) =>
      services.log.error({ err: error, tenant: delivery.tenantId }, 'a message to a webhook is in doubt');
    await attempt(services, delivery).catch(fail);
    sending.delete(delivery);
    await wake().catch(fail);
  };
  const fill = async () => {
    while (!isStopped && sending.size < AT_ONCE) {
      const claimed = await claim(services, [...sending]);
      if (!claimed) return;
      sending.add(claimed);
      const work = send(claimed).finally(() => running.delete(work));
      running.add(work);
    }
  };
  // One claim at a time: the next one must know what this one has begun.
  const wake = async () => {
    claiming = (claiming ?? Promise.resolve()).then(fill, fill);
    await claiming;
  };

  return {
    wake,
    settle: async () => {
      for (await wake(); running.size > 0; await wake()) await Promise.all(running);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

const isDelivery = ({ tenantId, id }: Delivery) =>
  and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.id, id));

/** Claims a due message until its attempt must have ended, of a webhook and a tenant for which there is room. */
async function claim(
  { db, now }: WebhookServices,
  sending: readonly Delivery[],
): Promise<Delivery | undefined> {
  const counts = Map.groupBy(sending, ({ tenantId }) => tenantId);
  const full = [...counts].filter(([, own]) => own.length >= OF_TENANT).map(([tenantId]) => tenantId);
  return db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          lte(webhookDeliveries.dueAt, new Date(at)),
          notInArray(webhookDeliveries.tenantId, full),
          notInArray(
            webhookDeliveries.webhookId,
            sending.map(({ webhookId }) => webhookId),
          ),
        ),
      )
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
