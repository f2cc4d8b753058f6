import * as z from 'zod/mini';
import { inboxEntrySchema } from '../../entities/inbox.ts';
import { LANGUAGES } from '../../languages.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { flagSchema, keysSchema } from '../request.ts';

export const operatorInbox = endpoint({
  id: 'operatorInbox',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/me/inbox',
  summary: 'The operator’s mentions, requests for review and verdicts, newest first',
  query: z.object(pageShape),
  data: pagedSchema(inboxEntrySchema),
  auth: 'viewer',
  area: 'own',
  isFresh: true,
});

export const markInboxRead = endpoint({
  id: 'markInboxRead',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/me/inbox/read',
  summary: 'Marks messages as read; without `ids` all of them',
  body: z.object({ ids: z.optional(keysSchema) }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'own',
});

export const changePreferences = endpoint({
  id: 'changePreferences',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/me/preferences',
  summary: 'Sets the language of the operator’s mails, or whether any are sent',
  body: z.object({ language: z.optional(z.enum(LANGUAGES)), mailsWanted: z.optional(flagSchema) }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'own',
});
