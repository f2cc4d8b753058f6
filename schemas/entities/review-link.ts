import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** A link that shows a page to people without an account. */
export const reviewLinkSchema = entity('ReviewLink', {
  id: z.string(),
  /** Where it leads, from the site's root. */
  path: z.string(),
  /** Null: the draft as it is when the link is opened. */
  version: z.nullable(z.int()),
  /** Milliseconds. */
  expiresAt: z.int(),
  createdAt: z.int(),
  operatorName: z.string(),
});
export type ReviewLink = z.infer<typeof reviewLinkSchema>;
