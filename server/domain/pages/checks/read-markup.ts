/** Modules in the served HTML of a page, and the resources that it loads at once. */
export type Markup = {
  shown: Set<string>;
  failed: string[];
  /** URLs of eager images by module, in the page's order. */
  eager: Map<string, string[]>;
  /** URLs of the scripts for modern browsers; one may occur twice. */
  scripts: string[];
};

const NAME = '[A-Za-z0-9_-]{1,64}';
/** Pattern of an id in a group; a module inside a shared one counts as that. */
const id = (group: string) => `(${group}${NAME})(?::${NAME})?`;
/** Pattern of opening tags of modules, fallbacks, images, scripts and links. */
const TAGS = new RegExp(
  `<[a-z]+ [^>]*data-(?<mark>node|fallback)="${id('?<id>')}"[^>]*>|<(?<tag>img|script|link) (?<rest>[^>]*)>`,
  'g',
);
/** Pattern of content that only browsers without script load. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;
/**
 * Pattern of modules that occur only in the page's data, because they wait inside a client component, such as a panel
 * behind a tab.
 */
const WAITING = new RegExp(`\\\\"data-node\\\\":\\\\"${id('')}\\\\"`, 'g');

/**
 * Reads the HTML of a page. An image counts for the last module opened before it; a lazy one has no address yet or is
 * marked `lazy`.
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
    const src = /(?:^| )(?:src|href)="([^"]+)"/.exec(rest)?.[1]?.replaceAll('&amp;', '&');
    if (src === undefined) continue;
    if (tag === 'link') {
      // Preloaded code of a module that is loaded later (`dynamic`).
      if (rest.includes('rel="preload"') && rest.includes('as="script"')) markup.scripts.push(src);
    } else if (tag === 'script') {
      if (!rest.includes('noModule')) markup.scripts.push(src);
    } else if (module !== undefined && !rest.includes('loading="lazy"'))
      markup.eager.set(module, [...(markup.eager.get(module) ?? []), src]);
  }
  for (const [, id] of html.matchAll(WAITING)) if (id !== undefined) markup.shown.add(id);
  return markup;
}
