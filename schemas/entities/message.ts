import * as z from 'zod/mini';
import { MESSAGE_KINDS, MESSAGE_TYPES } from '../enums/message.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { shownUserSchema } from './shown-user.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

/** Message to a member: from the shop (`notice`), or about an event on something of theirs. */
export const messageSchema = entity('Message', {
  id: idSchema,
  type: tolerantEnum(MESSAGE_TYPES),
  kind: tolerantEnum(MESSAGE_KINDS),
  createTime: instantSchema,
  read: z.boolean(),
  /** Member who caused it; absent for the shop, and for a closed account. */
  user: maybe(shownUserSchema),
  /** Subject of the message; one that has left the site has neither code nor title. */
  subjectType: maybe(z.string()),
  subjectId: maybe(idSchema),
  subjectCode: maybe(z.string()),
  /** Title; a notice has one of its own. */
  title: maybe(z.string()),
  /** Id of the comment. */
  replyId: maybe(idSchema),
  /** Plain text of the notice, or of the comment unless that was deleted. */
  content: maybe(z.string()),
  /** Link of a notice. */
  link: maybe(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** Number of unread messages of each type, and the newest of each. */
export const messageCenterSchema = entity('MessageCenter', {
  unread: decimalSchema,
  types: tolerantArray(
    z.object({
      type: tolerantEnum(MESSAGE_TYPES),
      unread: decimalSchema,
      newest: maybe(messageSchema),
    }),
  ),
});
export type MessageCenter = z.infer<typeof messageCenterSchema>;
