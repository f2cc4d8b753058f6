import { decodeHTML } from 'entities';

/** Longest HTML that is read, in UTF-16 units; the rest is cut. */
const MAX_HTML = 100_000;
const HAS_MARKUP = /<[/!a-z]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
/** An entity, which feeds escape up to twice more. */
const ENTITY = /&(?:amp;){0,2}((?:[a-z]|#)[a-z\d]{0,31};)/gi;
/**
 * Comments and scripts with their content, and tags; what isn't closed reaches to the end. No piece of a text is
 * looked at from more than one beginning: a tag ends at the next `<` at the latest.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1[^<>]*>|$)|<[/!?a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[/!a-z][^<>]*(?:>|$)/gi;
const BLOCK = /^<\/?(?:p|br|div|li|ul|ol|tr|td|th|h[1-6]|table|section)\b/i;

/** The text of HTML, entities decoded, blocks apart by spaces; a text without markup stays as it is. */
export function plainText(value: string): string {
  if (!HAS_MARKUP.test(value)) return value;
  return value
    .slice(0, MAX_HTML)
    .replace(ENTITY, (_, entity: string) => decodeHTML(`&${entity}`))
    .replace(MARKUP, (tag) => (BLOCK.test(tag) ? ' ' : ''));
}
