import * as z from 'zod/mini';
import { keySchema, STORABLE } from '../storable.ts';

/** Largest file that may be uploaded for a feed, and its largest part, in bytes. */
export const FEED_UPLOAD = { maxBytes: 2 * 1_024 ** 3, partBytes: 8 * 1_024 ** 2 } as const;

export const fileNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(STORABLE));

/** Header that a feed's address asks for, such as `Authorization`; its value is a secret. */
const headerSchema = z.object({
  name: z
    .string()
    .check(z.regex(/^(?!(?:host|cookie|connection|content-|transfer-|proxy-|te$))[a-z\d-]{1,60}$/i)),
  value: z.string().check(z.minLength(1), z.maxLength(2_000), z.regex(/^[\x20-\x7e]*$/)),
});

/** Place of a feed's data: an uploaded file, or an https address whose query may contain keys. */
export const feedSourceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('upload'), uploadId: keySchema, fileName: fileNameSchema }),
  z.object({
    type: z.literal('address'),
    url: z.string().check(z.maxLength(2_000), z.regex(STORABLE), z.url({ protocol: /^https?$/ })),
    header: z.optional(headerSchema),
  }),
]);
export type FeedSource = z.infer<typeof feedSourceSchema>;
