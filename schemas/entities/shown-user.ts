import * as z from 'zod/mini';
import { pictureSchema } from './picture.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** What everybody may know of a member. */
export const shownUserSchema = entity('ShownUser', {
  id: idSchema,
  nickname: z.string(),
  avatar: maybe(pictureSchema),
  biography: maybe(z.string()),
  /** Whether the member who asks follows this one. */
  followed: maybe(z.boolean()),
});
export type ShownUser = z.infer<typeof shownUserSchema>;
