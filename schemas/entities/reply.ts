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
  /** Plain text; absent once its author has deleted it or the shop has hidden it. */
  content: maybe(z.string()),
  /** True if the shop has hidden it from the requesting member. */
  hidden: maybe(z.boolean()),
  createTime: instantSchema,
  /** True if the requesting member wrote it. */
  own: z.boolean(),
  /** Author; absent for a closed account. */
  user: maybe(shownUserSchema),
  /** Author of the reply that is answered, if that isn't the root. */
  replyToUser: maybe(shownUserSchema),
  meta: loose({ atUsers: tolerantArray(shownUserSchema) }),
};

/** Comment, or a reply below one. */
export const replySchema = entity('Reply', {
  ...shape,
  /** First replies below a comment, and their total number. */
  subReplies: maybe(tolerantArray(loose(shape))),
  subReplyCount: maybe(decimalSchema),
});
export type Reply = z.infer<typeof replySchema>;
