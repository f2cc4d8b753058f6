import * as z from 'zod/mini';

/**
 * Source text of the default language that a translation was written for. It is recorded when that text changes and the
 * translation doesn't, and is kept: a translation is outdated while its recorded source differs from the present text.
 * So a new translation, or the old text again, clears the mark at once, and undoing that restores it.
 */
export const translationSourceSchema = z.object({
  /** Id of the node; '' for the page's own texts. */
  node: z.string(),
  /** Hash of the translation with its language and place. */
  translation: z.string(),
  /** Hash of the text it was written for; '' matches no text. */
  source: z.string(),
});
export type TranslationSource = z.infer<typeof translationSourceSchema>;
export type TranslationSources = readonly TranslationSource[];
