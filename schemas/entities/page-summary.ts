import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';
import { PAGE_TYPES } from '../page/document.ts';
import { entity, idSchema, instantSchema } from './wire.ts';

/** A page as the editor lists it; what it says of the page itself is the draft's. */
export const pageSummarySchema = entity('PageSummary', {
  id: idSchema,
  path: z.string(),
  pageType: z.enum(PAGE_TYPES),
  title: z.partialRecord(z.enum(LANGUAGES), z.string()),
  rev: z.int(),
  /** Null while the page is offline. */
  publishedVersion: z.nullable(z.int()),
  publishedAt: z.nullable(instantSchema),
  /** The draft has edits that shoppers don't see yet. */
  hasChanges: z.boolean(),
  /** When its next version goes live. */
  scheduledAt: z.nullable(instantSchema),
  updatedAt: instantSchema,
  /** Who made the newest edit. */
  editedBy: z.nullable(z.string()),
  archivedAt: z.nullable(instantSchema),
});
export type PageSummary = z.infer<typeof pageSummarySchema>;

/** A page that one can start from. */
export const pageTemplateSchema = entity('PageTemplate', {
  id: z.string(),
  pageType: z.enum(PAGE_TYPES),
  name: z.partialRecord(z.enum(LANGUAGES), z.string()),
  description: z.partialRecord(z.enum(LANGUAGES), z.string()),
  /** The types of its modules, in their order. */
  modules: z.array(z.string()),
});
