import * as z from 'zod/mini';
import { shownUserSchema } from './shown-user.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const shape = {
  id: idSchema,
  subjectType: z.string(),
  subjectId: idSchema,
  rootId: maybe(idSchema),
  replyToId: maybe(idSchema),
  /** Plain text; absent once its author has taken it back or the shop has hidden it. */
  content: maybe(z.string()),
  /** Whether the shop has hidden it from the member who asks. */
  hidden: maybe(z.boolean()),
  createTime: instantSchema,
  /** Whether the member who asks has written it. */
  own: z.boolean(),
  /** Absent where the author's account is closed. */
  user: maybe(shownUserSchema),
  /** The author of the reply that is answered, where that isn't the root. */
  replyToUser: maybe(shownUserSchema),
  meta: loose({ atUsers: tolerantArray(shownUserSchema) }),
};

/** A comment, or a reply below one. */
export const replySchema = entity('Reply', {
  ...shape,
  /** Of a comment: the first replies below it, and how many there are. */
  subReplies: maybe(tolerantArray(loose(shape))),
  subReplyCount: maybe(decimalSchema),
});
export type Reply = z.infer<typeof replySchema>;
