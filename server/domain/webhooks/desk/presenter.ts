import type { Webhook, WebhookDelivery } from '#schemas/entities/webhook.ts';
import type { DeliveryRow, WebhookRow } from './operations.ts';

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
