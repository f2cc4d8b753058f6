import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';

const names = z.array(z.string());

/**
 * Facts that a check needs beyond the document: the state of the things it refers to, and the result of its render. The
 * server collects them; the panel and the server give them to the same `checkPage`.
 */
export const pageFactsSchema = z.object({
  /** Paths of this site, as written in the document, at which nothing is; and those of pages that are offline. */
  deadLinks: names,
  offlineLinks: names,
  /** Relations in the form of `relationKey`: deleted ones, and ended ones. */
  missing: names,
  expired: names,
  /** Ends of relations that shoppers get now, in ms. */
  ends: z.array(z.object({ relation: z.string(), at: z.int() })),
  /** Modules that show picked things or a list, of which some end: the number that they show, and the ends in ms. */
  timed: z.array(
    z.object({
      nodeId: z.string(),
      path: z.array(z.union([z.string(), z.number()])),
      total: z.int(),
      ends: z.array(z.object({ name: z.string(), at: z.int() })),
    }),
  ),
  /** Modules with a background on which no text is readable. */
  unreadable: names,
  /** Translations that are older than their original. */
  outdated: z.array(
    z.object({
      nodeId: z.optional(z.string()),
      path: z.array(z.union([z.string(), z.number()])),
      lang: z.enum(LANGUAGES),
    }),
  ),
  /** Result of the render; null when there was none, `unavailable` when it was too big or took too long. */
  rendered: z.nullable(
    z.union([
      z.literal('unavailable'),
      z.object({
        /** Modules that show nothing although they aren't hidden, and those that failed. */
        empty: names,
        failed: names,
        /** Modules with images that load at once, and their number. */
        eagerImages: z.array(z.object({ nodeId: z.string(), count: z.int() })),
        /** Size in bytes of the initial load on a phone: script compressed, pictures as stored. */
        scriptBytes: z.int(),
        imageBytes: z.int(),
      }),
    ]),
  ),
});

export type PageFacts = z.infer<typeof pageFactsSchema>;
