/** What the served HTML of a page tells: which modules it shows and what it loads at once. */
export type Markup = {
  shown: Set<string>;
  failed: string[];
  /** The eager images' addresses by module, in the page's order. */
  eager: Map<string, string[]>;
  /** The scripts' addresses that the HTML names for today's browsers; one may stand there twice. */
  scripts: string[];
};

const ID = '[A-Za-z0-9_-]{1,64}';
/** Opening tags of modules, of fallbacks, of images, of scripts and of links. */
const TAGS = new RegExp(
  `<[a-z]+ [^>]*data-(?<mark>node|fallback)="(?<id>${ID})"[^>]*>|<(?<tag>img|script|link) (?<rest>[^>]*)>`,
  'g',
);
/** What only browsers without script load. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;
/** A module that waits inside a client component, such as a panel behind a tab, stands in the page's data only. */
const WAITING = new RegExp(`\\\\"data-node\\\\":\\\\"(${ID})\\\\"`, 'g');

/**
 * Reads a page as the front serves it. An image counts for the module that was opened last before it; one that waits
 * for coming into sight stands there with a placeholder of its own or is `lazy`.
 */
export function readMarkup(html: string): Markup {
  const markup: Markup = { shown: new Set(), failed: [], eager: new Map(), scripts: [] };
  let module: string | undefined;
  for (const { groups = {} } of html.replaceAll(WITHOUT_SCRIPT, '').matchAll(TAGS)) {
    const { mark, id, tag, rest = '' } = groups;
    if (id !== undefined) {
      markup.shown.add(id);
      if (mark === 'fallback') markup.failed.push(id);
      module = id;
      continue;
    }
    const src = /\b(?:src|href)="([^"]+)"/.exec(rest)?.[1]?.replaceAll('&amp;', '&');
    if (src === undefined) continue;
    if (tag === 'link') {
      // A module's code that is put off (`dynamic`).
      if (rest.includes('rel="preload"') && rest.includes('as="script"')) markup.scripts.push(src);
    } else if (tag === 'script') {
      if (!rest.includes('noModule')) markup.scripts.push(src);
    } else if (module !== undefined && !rest.includes('loading="lazy"') && !src.startsWith('data:'))
      markup.eager.set(module, [...(markup.eager.get(module) ?? []), src]);
  }
  for (const [, id] of html.matchAll(WAITING)) if (id !== undefined) markup.shown.add(id);
  return markup;
}
