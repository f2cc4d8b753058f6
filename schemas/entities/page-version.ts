import * as z from 'zod/mini';
import { pageDocumentSchema } from '../page/document.ts';
import { entity } from './wire.ts';

const shape = {
  version: z.int(),
  /** The revision of the draft that it was made from. */
  rev: z.int(),
  note: z.string(),
  /** Milliseconds. */
  createdAt: z.int(),
  operatorName: z.string(),
  /** Shoppers see it now. */
  isLive: z.boolean(),
};

/** A version of a page: what was or can be published. */
export const pageVersionSchema = entity('PageVersion', shape);
export type PageVersion = z.infer<typeof pageVersionSchema>;

/** The same with its document. */
export const fullVersionSchema = entity('FullPageVersion', { ...shape, document: pageDocumentSchema });

/** One accepted edit of a draft, told by the kinds of its commands. */
export const editEntrySchema = entity('EditEntry', {
  rev: z.int(),
  /** Milliseconds. */
  at: z.int(),
  operatorName: z.string(),
  commands: z.array(z.object({ type: z.string(), nodeId: z.optional(z.string()) })),
});
export type EditEntry = z.infer<typeof editEntrySchema>;
