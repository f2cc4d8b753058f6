import type { ShopSpelling } from '#schemas/api/invented/spellings.ts';
import { SPELLING_KINDS } from '#schemas/enums/spelling.ts';
import type { SpellingRow } from './operations.ts';

/** A spelling in its API format. */
export function presentSpelling({ id, kind, written, meant, updatedAt }: SpellingRow): ShopSpelling {
  return {
    id,
    kind: SPELLING_KINDS.find((one) => one === kind) ?? 'free',
    written,
    meant,
    updatedAt: updatedAt.getTime(),
  };
}
