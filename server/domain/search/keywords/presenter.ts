import type { Keyword } from '#schemas/entities/keyword.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { KeywordRow } from './operations.ts';

/** Keywords in their API format; a keyword without a text in any language is left out. */
export function presentKeywords(rows: KeywordRow[], call: Call): Keyword[] {
  return rows.flatMap(({ id, keyword }) => {
    const text = textIn(call, keyword);
    return text === undefined ? [] : [{ id, keyword: text }];
  });
}
