import { useState } from 'react';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import type { Change } from './change.ts';
import { controlId } from './place.ts';

/**
 * Which translations are older than the text they translate. It is what this window has seen: a text that changes in
 * the tenant's default language leaves its other languages behind until they change too.
 */
export function useOutdated(defaultLanguage: Language) {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const mark = (node: string, id: string, lang: Language) => `${node} ${id} ${lang}`;
  return {
    /** The languages of a control that are behind. */
    of: (node: string, id: string): readonly Language[] =>
      LANGUAGES.filter((lang) => marks.has(mark(node, id, lang))),
    /** Takes note of what was changed. */
    note: (node: string, changes: readonly Change[]) =>
      setMarks((last) => {
        const next = new Set(last);
        for (const { path } of changes) {
          const lang = LANGUAGES.find((one) => one === path.at(-1));
          const id = controlId(path.slice(0, -1));
          if (lang === undefined) continue;
          if (lang !== defaultLanguage) next.delete(mark(node, id, lang));
          else for (const other of LANGUAGES) if (other !== lang) next.add(mark(node, id, other));
        }
        return next;
      }),
  };
}
