import { CONTENT_COUNT } from '#schemas/content-type/limits.ts';
import type { Language } from '#schemas/languages.ts';

/** Number of entries: counts end at 1,000, which is shown as "1,000+". */
export function countText(count: number, lang: Language): string {
  return `${count.toLocaleString(lang)}${count >= CONTENT_COUNT ? '+' : ''}`;
}
