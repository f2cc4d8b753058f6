import * as z from 'zod/mini';
import { decimalSchema, loose, maybe } from './wire.ts';

/** Picture; its size in pixels is known for covers only. */
export const pictureSchema = loose({
  url: z.string(),
  width: maybe(decimalSchema),
  height: maybe(decimalSchema),
});
export type Picture = z.infer<typeof pictureSchema>;
