import * as z from 'zod/mini';
import { pictureSchema } from './picture.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** Special topic; its page's address is made from the subtitle. */
export const topicSchema = entity('Topic', {
  id: maybe(idSchema),
  title: z.string(),
  subtitle: z.string(),
  /** Line in the reader's language (ours): the subtitle only makes the address. */
  tagline: maybe(z.string()),
  coverImage: maybe(pictureSchema),
});
export type Topic = z.infer<typeof topicSchema>;
