/** Heading that leaves out a level: its own, and that of the heading above it. */
export type SkippedLevel = { level: number; above: number };

/** Level of a page's own title, below which texts without a title of their own begin. */
export const PAGE_TITLE = 1;
/** Level of a module's title. */
export const MODULE_TITLE = 2;

/**
 * First heading of a rich text whose level is more than one below the heading before it; at the beginning, below the
 * title `above` it. Levels may end anywhere. Other modules can't skip one: their titles are all of level 2.
 */
export function skippedLevel(html: string, title: number): SkippedLevel | undefined {
  let above = title;
  for (const [, digit, content = ''] of html.matchAll(/<h([2-6])>(.*?)<\/h\1>/gs)) {
    if (content.replace(/<[^>]*>/g, '').trim() === '') continue;
    const level = Number(digit);
    if (level > above + 1) return { level, above };
    above = level;
  }
  return undefined;
}
