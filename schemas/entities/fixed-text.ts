import * as z from 'zod/mini';
import { entity, instantSchema, maybe } from './wire.ts';

/** A shop's own text of a fixed page, in the reader's language. */
export const fixedTextSchema = entity('FixedText', {
  title: z.string(),
  /** Sanitised rich text. */
  body: z.string(),
  /** When the text came into force, ms since 1970. */
  validFrom: maybe(instantSchema),
});
export type FixedText = z.infer<typeof fixedTextSchema>;
