import * as z from 'zod/mini';
import { messageCenterSchema, messageSchema } from '../entities/message.ts';
import { maybe } from '../entities/wire.ts';
import { MESSAGE_TYPES, OWN_MESSAGE_TYPES } from '../enums/message.ts';
import { MESSAGES } from '../member-constants.ts';
import { keySchema } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema } from './paging.ts';

export const messageCenter = endpoint({
  id: 'messageCenter',
  method: 'GET',
  path: '/saas-user-service/message-center/view',
  summary: 'How many messages of each type the member hasn’t read, and the newest of each',
  data: messageCenterSchema,
  auth: 'member',
  limit: { calls: 240, per: 'minute' },
  silent: true,
});

export const receivedMessages = endpoint({
  id: 'receivedMessages',
  method: 'POST',
  path: '/saas-interaction-service/user-messages/received-pages',
  summary: 'The member’s messages of one type, the newest first',
  body: z.object({ type: z.enum(OWN_MESSAGE_TYPES), pageRequest: pageRequestSchema }),
  data: pagedSchema(messageSchema),
  auth: 'member',
});

export const systemMessages = endpoint({
  id: 'systemMessages',
  method: 'POST',
  path: '/saas-user-service/message-center/system-message-page',
  summary: 'The shop’s notices to all its members, the newest first',
  body: z.object({ pageRequest: pageRequestSchema }),
  data: pagedSchema(messageSchema),
  auth: 'member',
});

export const readMessages = endpoint({
  id: 'readMessages',
  method: 'POST',
  path: '/saas-integration-service/user-messages/batch-read',
  summary: 'Marks messages of one type as read; without `ids` all of them',
  body: z.object({
    type: z.enum(MESSAGE_TYPES),
    ids: maybe(z.array(keySchema).check(z.maxLength(MESSAGES.readAtOnce))),
  }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 240, per: 'minute' },
});
