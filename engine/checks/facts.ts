import type { Language } from '#schemas/constants.ts';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { outdatedTexts } from '../outdated.ts';

/** Facts without knowledge: every reference counts as good. */
export const NO_FACTS: PageFacts = {
  deadLinks: [],
  offlineLinks: [],
  missing: [],
  expired: [],
  ends: [],
  timed: [],
  unreadable: [],
  outdated: [],
  rendered: null,
};

/** Key of a relation in the facts; goods have codes of their own. */
export function relationKey(relation: { type: string; code: string }): string {
  return `${relation.type} ${relation.code}`;
}

/** Places of a document whose translations are older than their original. */
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
