import sanitizeHtml from 'sanitize-html';
import { parseLink } from './link.ts';
import { isMediaUrl } from './media-url.ts';

const TAGS =
  'p br hr h2 h3 h4 ul ol li strong b em i u s sub sup a img blockquote pre code table thead tbody tr th td figure figcaption';

/** Elements that are dropped together with their text. */
const DROPPED_WITH_TEXT =
  'script style textarea option select noscript noembed noframes iframe object embed applet xmp plaintext title template svg math audio video canvas';

/**
 * HTML reduced to plain article markup: no classes, styles, handlers or embeds, links through `parseLink`, images from
 * our media or https. The only sanitiser: values pass through it when they are parsed, on save and on render alike.
 */
export function sanitizeRichText(html: string, siteOrigin?: string): string {
  // Twice: dropping a tag can bring two paragraphs together that a parser would close, so once isn't stable.
  return sanitizeOnce(sanitizeOnce(html, siteOrigin), siteOrigin);
}

function sanitizeOnce(html: string, siteOrigin?: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    nonTextTags: DROPPED_WITH_TEXT.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    nestingLimit: 32,
    // No style attribute is let through; browsers get no parser for it (next.config.ts).
    parseStyleAttributes: false,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href ?? '', siteOrigin) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
      th: (tagName, attribs) => ({ tagName, attribs: whole(attribs, 'colspan', 'rowspan') }),
      td: (tagName, attribs) => ({ tagName, attribs: whole(attribs, 'colspan', 'rowspan') }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}

function linkAttributes(value: string, siteOrigin?: string): sanitizeHtml.Attributes {
  const link = parseLink(value, siteOrigin);
  if (!link) return {};
  if (link.kind !== 'url') return { href: link.href, rel: 'noopener' };
  return { href: link.href, rel: 'noopener sponsored', target: '_blank' };
}

function imageAttributes({ src = '', alt = '', ...size }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return isMediaUrl(src) ? { src, alt, ...sizeOf(size) } : {};
}

/** Named attributes that are whole numbers of at most four digits. */
function whole(attribs: sanitizeHtml.Attributes, ...names: string[]): sanitizeHtml.Attributes {
  const kept = names.filter((name) => /^\d{1,4}$/.test(attribs[name] ?? ''));
  return Object.fromEntries(kept.map((name) => [name, attribs[name] ?? '']));
}

/** Width and height of a picture, which may be 16,000 pixels tall. */
function sizeOf(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = ['width', 'height'].filter((name) => /^\d{1,5}$/.test(attribs[name] ?? ''));
  return Object.fromEntries(kept.map((name) => [name, attribs[name] ?? '']));
}
