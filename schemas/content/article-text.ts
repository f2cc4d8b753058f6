import { sanitizeRichText } from './rich-text.ts';

/** Heading of a text, with the id for its link. */
export type TextHeading = { id: string; text: string };

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Text of a note or an article for its page: sanitised, with pictures loading lazily and ids on second-level headings.
 * The headings are only returned if the text is long enough for a table of contents.
 */
export function articleText(html: string, siteOrigin?: string): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = [];
  // After the sanitiser a heading has no attributes, so this finds every one.
  const named = sanitizeRichText(html, siteOrigin)
    .replace(/<h2>(.*?)<\/h2>/gs, (heading, content: string) => {
      const text = plainText(content);
      if (text === '') return heading;
      const id = `part-${headings.length + 1}`;
      headings.push({ id, text });
      return `<h2 id="${id}">${content}</h2>`;
    })
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ');
  return { html: named, headings: headings.length >= MIN_HEADINGS ? headings : [] };
}

/** Words of sanitised rich text. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
