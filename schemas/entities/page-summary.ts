import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';
import { PAGE_TYPES } from '../page/document.ts';
import { entity, idSchema, instantSchema } from './wire.ts';

/** Page in the editor's list; its texts are those of the draft. */
export const pageSummarySchema = entity('PageSummary', {
  id: idSchema,
  path: z.string(),
  pageType: z.enum(PAGE_TYPES),
  title: z.partialRecord(z.enum(LANGUAGES), z.string()),
  rev: z.int(),
  /** Live version; null while the page is offline. */
  publishedVersion: z.nullable(z.int()),
  publishedAt: z.nullable(instantSchema),
  /** Version that was live before the present state; going back to it isn't checked. */
  previousVersion: z.nullable(z.int()),
  /** True if the draft has edits that shoppers don't see yet. */
  hasChanges: z.boolean(),
  /** Time at which its next version goes live. */
  scheduledAt: z.nullable(instantSchema),
  /** Time at which the live version ends by itself. */
  endsAt: z.nullable(instantSchema),
  updatedAt: instantSchema,
  /** Operator of the newest edit. */
  editedBy: z.nullable(z.string()),
  archivedAt: z.nullable(instantSchema),
  /** Version that is live again when the archived page is restored; null if it was offline. */
  archivedVersion: z.nullable(z.int()),
});
export type PageSummary = z.infer<typeof pageSummarySchema>;

/** Page that can be used as a template. */
export const pageTemplateSchema = entity('PageTemplate', {
  id: z.string(),
  pageType: z.enum(PAGE_TYPES),
  name: z.partialRecord(z.enum(LANGUAGES), z.string()),
  description: z.partialRecord(z.enum(LANGUAGES), z.string()),
  /** Types of its modules, in their order. */
  modules: z.array(z.string()),
});
