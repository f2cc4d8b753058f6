import { sanitizeRichText } from './rich-text.ts';

/** A heading of a text, which `#id` leads to. */
export type TextHeading = { id: string; text: string };

/** Fewer headings need no table. */
const MIN_HEADINGS = 3;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * A note's or an article's text as its page shows it: sanitised, its pictures loading late, its second-level headings
 * named. The headings are only given where the text is long enough to need a table of them.
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

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
