import * as z from 'zod/mini';
import { pictureSchema } from './picture.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** Public data of a member. */
export const shownUserSchema = entity('ShownUser', {
  id: idSchema,
  nickname: z.string(),
  avatar: maybe(pictureSchema),
  biography: maybe(z.string()),
  /** True if the requesting member follows this one. */
  followed: maybe(z.boolean()),
});
export type ShownUser = z.infer<typeof shownUserSchema>;
