import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { WebhookEvent } from '#schemas/entities/webhook.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { webhookDeliveries, webhooks } from './schema.ts';

const MAX_WEBHOOKS = 20;

/**
 * Writes a message to each webhook that is told of the event; `db` is the transaction of the event itself, so that
 * neither is stored without the other.
 */
export async function emit(
  { db, scope: { tenantId } }: { db: Pick<Db, 'select' | 'insert'>; scope: TenantScope },
  event: WebhookEvent,
  data: object,
): Promise<void> {
  const told = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.tenantId, tenantId),
        isNull(webhooks.pausedAt),
        arrayContains(webhooks.events, [event]),
      ),
    )
    .limit(MAX_WEBHOOKS);
  if (told.length === 0) return;
  const at = new Date();
  const payload = { type: event, timestamp: at.toISOString(), data };
  await db.insert(webhookDeliveries).values(
    told.map(({ id: webhookId }) => ({
      tenantId,
      id: `msg_${randomUUID()}`,
      webhookId,
      event,
      payload,
      at,
      dueAt: at,
    })),
  );
}
