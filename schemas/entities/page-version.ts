import * as z from 'zod/mini';
import { pageDocumentSchema } from '../page/document.ts';
import { entity } from './wire.ts';

const shape = {
  version: z.int(),
  /** Revision of the draft that it was made from. */
  rev: z.int(),
  note: z.string(),
  /** Time of creation, in ms. */
  createdAt: z.int(),
  operatorName: z.string(),
  /** True if shoppers see it now. */
  isLive: z.boolean(),
};

/** Version of a page, which was or can be published. */
export const pageVersionSchema = entity('PageVersion', shape);
export type PageVersion = z.infer<typeof pageVersionSchema>;

/** Version with its document. */
export const fullVersionSchema = entity('FullPageVersion', { ...shape, document: pageDocumentSchema });

/** Accepted edit of a draft, with the types and places of its commands. */
export const editEntrySchema = entity('EditEntry', {
  rev: z.int(),
  /** Time of the edit, in ms. */
  at: z.int(),
  operatorName: z.string(),
  commands: z.array(
    z.object({
      type: z.string(),
      nodeId: z.optional(z.string()),
      /** Type of a module that was added or removed. */
      nodeType: z.optional(z.string()),
      /** Path of the field below the module's props, or of the page's own value. */
      path: z.optional(z.array(z.union([z.string(), z.number()]))),
    }),
  ),
  /** False for edits whose inverse isn't known. */
  canTakeBack: z.boolean(),
});
export type EditEntry = z.infer<typeof editEntrySchema>;
