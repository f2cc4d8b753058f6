import * as z from 'zod/mini';
import { CONTENT_KINDS } from '../enums/content.ts';
import { articleSchema } from './article.ts';
import { dealSchema } from './deal.ts';
import { topicSchema } from './topic.ts';
import { entity, maybe } from './wire.ts';

/** Content of an operator's list: a deal (CONTENT), a note or an article, or a topic. */
export const pickedContentSchema = entity('PickedContent', {
  type: z.enum(CONTENT_KINDS),
  deal: maybe(dealSchema),
  article: maybe(articleSchema),
  topic: maybe(topicSchema),
});
export type PickedContent = z.infer<typeof pickedContentSchema>;
