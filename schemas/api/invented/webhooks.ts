import * as z from 'zod/mini';
import { WEBHOOK_EVENTS, webhookDeliverySchema, webhookSchema } from '../../entities/webhook.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, flagSchema } from '../request.ts';

const MAX_URL = 2_000;
const settings = {
  url: z.string().check(z.trim(), z.maxLength(MAX_URL), z.url()),
  events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length)),
};

export const webhookList = endpoint({
  id: 'webhookList',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/webhooks',
  summary: 'The webhooks, newest first',
  data: z.array(webhookSchema),
  auth: 'owner',
  area: 'settings',
  isFresh: true,
});

/** Requests are signed as Standard Webhooks prescribe: `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
export const addWebhook = endpoint({
  id: 'addWebhook',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/webhooks',
  summary: 'Adds a webhook; `secret` is shown this once',
  body: z.object(settings),
  data: z.object({ webhook: webhookSchema, secret: z.string() }),
  auth: 'owner',
  area: 'settings',
  hasSecrets: true,
});

export const changeWebhook = endpoint({
  id: 'changeWebhook',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/webhooks/{id}',
  summary: 'Changes a webhook; a paused one is told of no new event',
  params: byId,
  body: z.object({ ...settings, paused: flagSchema }),
  data: webhookSchema,
  auth: 'owner',
  area: 'settings',
});

export const rotateWebhookSecret = endpoint({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/webhooks/{id}/secret',
  summary: 'Makes a new secret, shown this once; for a day requests are signed with the last one too',
  params: byId,
  data: z.object({ secret: z.string() }),
  auth: 'owner',
  area: 'settings',
  hasSecrets: true,
});

export const removeWebhook = endpoint({
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/webhooks/{id}',
  summary: 'Removes a webhook with its log',
  params: byId,
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

export const webhookDeliveries = endpoint({
  id: 'webhookDeliveries',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/webhooks/{id}/deliveries',
  summary: 'The log of a webhook, newest first',
  params: byId,
  query: z.object(pageShape),
  data: pagedSchema(webhookDeliverySchema),
  auth: 'owner',
  area: 'settings',
  isFresh: true,
});

export const resendDelivery = endpoint({
  id: 'resendDelivery',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/webhooks/{id}/deliveries/{delivery}/send',
  summary: 'Sends a message again, with the same id',
  params: z.object({ id: keySchema, delivery: keySchema }),
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});
