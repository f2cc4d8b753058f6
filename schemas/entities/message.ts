import * as z from 'zod/mini';
import { MESSAGE_KINDS, MESSAGE_TYPES } from '../enums/message.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { shownUserSchema } from './shown-user.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

/** What a member is told: by the shop (`notice`), or of what has happened to what is theirs. */
export const messageSchema = entity('Message', {
  id: idSchema,
  type: tolerantEnum(MESSAGE_TYPES),
  kind: tolerantEnum(MESSAGE_KINDS),
  createTime: instantSchema,
  read: z.boolean(),
  /** Who did it; absent where the shop did, or where the account is closed. */
  user: maybe(shownUserSchema),
  /** What it is about; of what has left the site there is neither code nor title. */
  subjectType: maybe(z.string()),
  subjectId: maybe(idSchema),
  subjectCode: maybe(z.string()),
  /** Of a notice its own. */
  title: maybe(z.string()),
  /** The comment that it is about. */
  replyId: maybe(idSchema),
  /** Plain text: the notice's, or the comment's unless that is taken back. */
  content: maybe(z.string()),
  /** Where a notice leads. */
  link: maybe(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

/** How many messages of each type a member hasn't read, and the newest of each. */
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
