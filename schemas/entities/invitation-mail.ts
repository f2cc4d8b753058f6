import * as z from 'zod/mini';
import { instantSchema, loose, maybe } from './wire.ts';

/**
 * Mail of an invitation: number of attempts so far, and the time of the next one. `failed`: there is none. `unmailed`:
 * the site has no mail server.
 */
export const invitationMailSchema = loose({
  state: z.enum(['waiting', 'sent', 'failed', 'unmailed']),
  tries: z.int(),
  dueAt: maybe(instantSchema),
});
export type InvitationMail = z.infer<typeof invitationMailSchema>;
