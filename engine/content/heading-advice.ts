import type { ContentType } from '#schemas/content-type/define.ts';
import { PAGE_TITLE, type SkippedLevel, skippedLevel } from '../heading-order.ts';
import { fieldOfLeaf, type Leaves } from './leaves.ts';

/** Rich texts of an entry whose headings leave out a level; the entry's title is that of its page. It keeps nobody from publishing. */
export function headingAdvice(
  type: Pick<ContentType, 'fields'>,
  leaves: Leaves,
): ({ leaf: string } & SkippedLevel)[] {
  return Object.entries(leaves).flatMap(([leaf, value]) => {
    if (typeof value !== 'string' || fieldOfLeaf(type, leaf)?.field.type !== 'RICH_TEXT') return [];
    const skipped = skippedLevel(value, PAGE_TITLE);
    return skipped ? [{ leaf, ...skipped }] : [];
  });
}
