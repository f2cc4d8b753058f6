import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const path = '/saas-user-service/user/push';
const limit = { calls: 30, per: 'minute' } as const;
const endpointSchema = z.string().check(z.minLength(1), z.maxLength(1_000));
/** Bytes in base64url. */
const bytesSchema = z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/));

export const pushKey = endpoint({
  id: 'pushKey',
  method: 'GET',
  path,
  summary: 'The public key with which a browser subscribes to web push messages (RFC 8292)',
  data: z.object({ publicKey: z.string() }),
  auth: 'visitor',
});

export const addPush = endpoint({
  id: 'addPush',
  method: 'POST',
  path,
  summary: 'Sends the member’s price alerts to this browser’s push subscription, too',
  body: z.object({ endpoint: endpointSchema, p256dh: bytesSchema, auth: bytesSchema }),
  data: z.null(),
  auth: 'member',
  limit,
});

export const removePush = endpoint({
  id: 'removePush',
  method: 'POST',
  path: `${path}/remove`,
  summary: 'Ends the messages to a push subscription of the member; one that isn’t there changes nothing',
  body: z.object({ endpoint: endpointSchema }),
  data: z.null(),
  auth: 'member',
  limit,
});
