import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** Link that shows a page to people without an account. */
export const reviewLinkSchema = entity('ReviewLink', {
  id: z.string(),
  /** Path from the site's root. */
  path: z.string(),
  /** Version; null shows the draft at the time of opening the link. */
  version: z.nullable(z.int()),
  /** Time of expiry, in ms. */
  expiresAt: z.int(),
  createdAt: z.int(),
  operatorName: z.string(),
});
export type ReviewLink = z.infer<typeof reviewLinkSchema>;
