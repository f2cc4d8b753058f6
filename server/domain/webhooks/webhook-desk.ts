import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addWebhook, changeWebhook } from '#schemas/api/invented/webhooks.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { Webhook, WebhookDelivery } from '#schemas/entities/webhook.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { checkAddress, type OutgoingOptions } from '../../platform/outgoing/safe-fetch.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { audit } from '../operators/audit.ts';
import { webhookDeliveries, webhooks } from './schema.ts';
import { newSecret, openSecrets, sealSecrets } from './secrets.ts';

const MAX_WEBHOOKS = 20;
const DAY_MS = 86_400_000;

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const isWebhook = ({ scope }: Pick<OperatorCall, 'scope'>, id: string) =>
  and(eq(webhooks.tenantId, scope.tenantId), eq(webhooks.id, id));

/** Webhooks of the tenant, newest first. */
export function webhooksOf({ db, scope }: OperatorCall): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.tenantId, scope.tenantId))
    .orderBy(desc(webhooks.createdAt), webhooks.id)
    .limit(MAX_WEBHOOKS);
}

/** Adds a webhook with its secret. @throws AppError FETCH_REFUSED, WEBHOOK_LIMIT */
export function createWebhook(
  call: OperatorCall,
  { vault, outgoing }: { vault: Vault; outgoing: OutgoingOptions },
  { url, events }: EndpointInput<typeof addWebhook>['body'],
): Promise<{ row: WebhookRow; secret: string }> {
  checkAddress(url, outgoing);
  const { tenantId } = call.scope;
  const id = randomUUID();
  const secret = newSecret();
  return call.db.transaction(async (tx) => {
    const held = await tx.$count(webhooks, eq(webhooks.tenantId, tenantId));
    if (held >= MAX_WEBHOOKS) throw new AppError('WEBHOOK_LIMIT', { most: MAX_WEBHOOKS });
    const [row] = await tx
      .insert(webhooks)
      .values({
        tenantId,
        id,
        url,
        events,
        secrets: await sealSecrets(vault, { tenantId, id }, [{ secret }]),
        createdAt: new Date(call.now()),
        operatorId: call.operator.id,
        operatorName: call.operator.name,
      })
      .returning();
    if (!row) throw new AppError('INTERNAL');
    await audit({ ...call, db: tx }, 'webhook.create', { type: 'webhook', id }, { host: hostOf(url) });
    return { row, secret };
  });
}

/** Changes a webhook. @throws AppError NOT_FOUND, FETCH_REFUSED */
export function updateWebhook(
  call: OperatorCall,
  outgoing: OutgoingOptions,
  id: string,
  { url, events, paused }: EndpointInput<typeof changeWebhook>['body'],
): Promise<WebhookRow> {
  checkAddress(url, outgoing);
  return call.db.transaction(async (tx) => {
    const pausedAt = paused ? new Date(call.now()) : null;
    const [row] = await tx
      .update(webhooks)
      .set({ url, events, pausedAt })
      .where(isWebhook(call, id))
      .returning();
    if (!row) throw new AppError('NOT_FOUND');
    const details = { host: hostOf(url), paused };
    await audit({ ...call, db: tx }, 'webhook.change', { type: 'webhook', id }, details);
    return row;
  });
}

/** Replaces the secret; the last one still signs for a day. @throws AppError NOT_FOUND */
export function rotateSecret(call: OperatorCall, vault: Vault, id: string): Promise<string> {
  return call.db.transaction(async (tx) => {
    const [row] = await tx.select().from(webhooks).where(isWebhook(call, id)).for('update');
    if (!row) throw new AppError('NOT_FOUND');
    const [last] = await openSecrets(vault, row);
    const secret = newSecret();
    const kept = last ? [{ secret: last.secret, until: call.now() + DAY_MS }] : [];
    const secrets = await sealSecrets(vault, row, [{ secret }, ...kept]);
    await tx.update(webhooks).set({ secrets }).where(isWebhook(call, id));
    await audit({ ...call, db: tx }, 'webhook.rotate', { type: 'webhook', id }, { host: hostOf(row.url) });
    return secret;
  });
}

/** Removes a webhook with its log. @throws AppError NOT_FOUND */
export async function deleteWebhook(call: OperatorCall, id: string): Promise<void> {
  await call.db.transaction(async (tx) => {
    const [row] = await tx.delete(webhooks).where(isWebhook(call, id)).returning();
    if (!row) throw new AppError('NOT_FOUND');
    await audit({ ...call, db: tx }, 'webhook.remove', { type: 'webhook', id }, { host: hostOf(row.url) });
  });
}

/** Log of a webhook, newest first. @throws AppError NOT_FOUND */
export async function deliveriesOf(
  call: OperatorCall,
  id: string,
  request: PageRequest,
): Promise<Paged<DeliveryRow>> {
  if ((await call.db.$count(webhooks, isWebhook(call, id))) === 0) throw new AppError('NOT_FOUND');
  const where = and(eq(webhookDeliveries.tenantId, call.scope.tenantId), eq(webhookDeliveries.webhookId, id));
  return readPage(request, {
    count: () => countUpTo(call.db, webhookDeliveries, where),
    rows: ({ limit, offset }) =>
      call.db
        .select()
        .from(webhookDeliveries)
        .where(where)
        .orderBy(desc(webhookDeliveries.at), webhookDeliveries.id)
        .limit(limit)
        .offset(offset),
  });
}

/** Makes a message due again, as if it were new, with the same id. @throws AppError NOT_FOUND */
export async function resend(call: OperatorCall, id: string, delivery: string): Promise<void> {
  const sent = await call.db
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, dueAt: new Date(call.now()) })
    .where(
      and(
        eq(webhookDeliveries.tenantId, call.scope.tenantId),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.id, delivery),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  if (sent.length === 0) throw new AppError('NOT_FOUND');
}

const hostOf = (url: string) => new URL(url).host;

/** A webhook in its API format, without its secrets. */
export function presentWebhook({ id, url, events, pausedAt, createdAt, operatorName }: WebhookRow): Webhook {
  return {
    id,
    url,
    events,
    paused: pausedAt !== null,
    createdAt: createdAt.getTime(),
    createdBy: operatorName,
  };
}

export function presentDelivery({
  id,
  event,
  state,
  tries,
  status,
  problem,
  ...row
}: DeliveryRow): WebhookDelivery {
  return {
    id,
    event,
    at: row.at.getTime(),
    state,
    tries,
    status,
    problem,
    triedAt: row.triedAt?.getTime() ?? null,
    dueAt: row.dueAt?.getTime() ?? null,
  };
}
