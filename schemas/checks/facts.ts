import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '../constants.ts';
import type { PageDocument } from '../page/document.ts';
import { outdatedTexts, type TranslationSources } from '../page/outdated.ts';

const names = z.array(z.string());

/**
 * What a check must know beyond the document: the state of what it refers to, and how the page turns out when it is
 * rendered. The server finds it; the panel and the server give it to the same `checkPage`.
 */
export const pageFactsSchema = z.object({
  /** Paths of this site, as the document writes them, at which nothing stands. */
  deadLinks: names,
  /** Relations as `relationKey` writes them: those that are gone, and those that have ended. */
  missing: names,
  expired: names,
  /** Modules on whose background no letters can be read. */
  unreadable: names,
  /** Translations that are older than the text they translate. */
  outdated: z.array(
    z.object({
      nodeId: z.optional(z.string()),
      path: z.array(z.union([z.string(), z.number()])),
      lang: z.enum(LANGUAGES),
    }),
  ),
  /** How the page rendered; null when nobody tried, `unavailable` when it was too big or took too long. */
  rendered: z.nullable(
    z.union([
      z.literal('unavailable'),
      z.object({
        /** Modules that show nothing although they aren't hidden, and those that failed. */
        empty: names,
        failed: names,
        /** Modules with images that load at once, and how many each. */
        eagerImages: z.array(z.object({ nodeId: z.string(), count: z.int() })),
        /** Bytes that the HTML has a phone load: script compressed, pictures as they are stored. */
        scriptBytes: z.int(),
        imageBytes: z.int(),
      }),
    ]),
  ),
});

export type PageFacts = z.infer<typeof pageFactsSchema>;

/** Nothing known: every reference counts as good. */
export const NO_FACTS: PageFacts = {
  deadLinks: [],
  missing: [],
  expired: [],
  unreadable: [],
  outdated: [],
  rendered: null,
};

/** How the facts name what a relation points to; goods have codes of their own. */
export function relationKey(relation: { type: string; code: string }): string {
  return `${relation.type} ${relation.code}`;
}

/** Where a document's translations are older than what they translate. */
export function outdatedPlaces(
  document: PageDocument,
  known: TranslationSources,
  defaultLanguage: Language,
): PageFacts['outdated'] {
  return outdatedTexts(document, known, defaultLanguage).map(({ nodeId, path, lang }) => ({
    ...(nodeId !== undefined && { nodeId }),
    path: [...path],
    lang,
  }));
}
