import sanitizeHtml from 'sanitize-html';

/** Longest HTML that is read, in UTF-16 units; the rest is cut. */
const MAX_HTML = 100_000;
/** Feeds escape HTML up to this many times. */
const PASSES = 3;
const MARKUP = /<[/!a-z]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
const BREAKS = /<(?=\/?(?:p|br|div|li|ul|ol|tr|td|th|h[1-6]|table|section)\b)/gi;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of HTML, entities decoded, blocks apart by spaces; a text without markup stays as it is. */
export function plainText(value: string): string {
  let text = value;
  for (let pass = 0; pass < PASSES && MARKUP.test(text); pass++)
    text = sanitizeHtml(text.slice(0, MAX_HTML).replace(BREAKS, ' <'), {
      allowedTags: [],
      allowedAttributes: {},
      parseStyleAttributes: false,
    }).replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replace(/<\/?[a-z][^>]*>/gi, ' ');
}
