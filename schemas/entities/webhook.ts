import * as z from 'zod/mini';
import { entity, instantSchema } from './wire.ts';

/** Events that webhooks can be told of. */
export const WEBHOOK_EVENTS = [
  'page.published',
  'page.offline',
  'content.published',
  'content.removed',
  'release.published',
  'release.reverted',
  'release.failed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Address of another system that is told of events. */
export const webhookSchema = entity('Webhook', {
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  paused: z.boolean(),
  createdAt: instantSchema,
  createdBy: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Message to a webhook with the result of the newest attempt. */
export const webhookDeliverySchema = entity('WebhookDelivery', {
  id: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  at: instantSchema,
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  triedAt: z.nullable(instantSchema),
  dueAt: z.nullable(instantSchema),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
