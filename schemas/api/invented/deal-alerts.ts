import * as z from 'zod/mini';
import { dealSchema } from '../../entities/deal.ts';
import { subscriptionSchema } from '../../entities/subscription.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { maybe } from '../../entities/wire.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId, keysSchema, keywordSchema } from '../request.ts';

const path = '/saas-user-service/user/deal-alerts';
const limit = { calls: 60, per: 'minute' } as const;

/** Criteria of an alert: all given ones must match, of several categories or tags any one. */
const alertSchema = z.object({
  keyword: z._default(keywordSchema, ''),
  brandId: maybe(keySchema),
  categoryIds: z._default(keysSchema, []),
  tagIds: z._default(keysSchema, []),
  /** Highest price in units of the tenant's currency; narrows the others, and is none by itself. */
  maxPrice: maybe(z.number().check(z.minimum(0.01), z.maximum(1_000_000_000))),
  method: z._default(z.literal('email'), 'email'),
});
export type AlertInput = z.input<typeof alertSchema>;

export const alertList = endpoint({
  id: 'alertList',
  method: 'GET',
  path,
  summary: 'The member’s deal alerts, the newest first, and the address that their mails go to',
  data: z.object({ email: maybe(z.string()), subscriptions: tolerantArray(subscriptionSchema) }),
  auth: 'member',
});

export const alertPreview = endpoint({
  id: 'alertPreview',
  method: 'POST',
  path: `${path}/preview`,
  summary: 'The hottest deals of now that match what an alert would wait for',
  body: alertSchema,
  data: tolerantArray(dealSchema),
  auth: 'member',
  limit,
});

export const addAlert = endpoint({
  id: 'addAlert',
  method: 'POST',
  path,
  summary: 'Adds a deal alert; one of a single tag subscribes to the tag',
  body: alertSchema,
  data: subscriptionSchema,
  auth: 'member',
  once: true,
  limit,
});

export const updateAlert = endpoint({
  id: 'updateAlert',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes what a deal alert waits for',
  params: byId,
  body: alertSchema,
  data: subscriptionSchema,
  auth: 'member',
  limit,
});

export const pauseAlert = endpoint({
  id: 'pauseAlert',
  method: 'POST',
  path: `${path}/{id}/pause`,
  summary: 'Lets a deal alert sleep',
  params: byId,
  data: z.null(),
  auth: 'member',
  limit,
});

export const resumeAlert = endpoint({
  id: 'resumeAlert',
  method: 'POST',
  path: `${path}/{id}/resume`,
  summary: 'Wakes a deal alert up',
  params: byId,
  data: z.null(),
  auth: 'member',
  limit,
});

export const deleteAlert = endpoint({
  id: 'deleteAlert',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Deletes a deal alert',
  params: byId,
  data: z.null(),
  auth: 'member',
  limit,
});
