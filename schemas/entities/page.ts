import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { PAGE_TYPES, pageDocumentSchema } from '../page/document.ts';
import { entity, idSchema } from './wire.ts';

/** Stored page: its document at revision `rev`. Only the server and the editor load this schema, it is a large one. */
export const pageSchema = entity('Page', {
  id: idSchema,
  path: z.string(),
  pageType: tolerantEnum(PAGE_TYPES),
  rev: z.int(),
  document: pageDocumentSchema,
});
export type Page = z.infer<typeof pageSchema>;
