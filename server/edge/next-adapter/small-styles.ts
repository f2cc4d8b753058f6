import { readFileSync } from 'node:fs';

const SHEET =
  /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[\w-]+\.css)" data-precedence="[\w-]*"\/>/g;
/** Size up to which a style sheet stands in the page, in bytes. */
const SMALL = 3_000;
const BUILD = new URL('../../../.next/', import.meta.url);

/** Content of a build file; undefined without the file. */
type Read = (path: string) => string | undefined;

/**
 * A page's HTML with its small style sheets in it. Each module type has one of some hundred bytes, and a dozen more
 * requests take a slow connection 300 ms. Their links stay, for React and Turbopack find by them what is loaded, but
 * disabled, so that nothing requests them; "print" keeps preload scanners from them too.
 */
export function inlineSmallStyles(html: string, read: Read = readBuild): string {
  return html.replaceAll(SHEET, (link, path: string) => {
    const css = read(path);
    // Addresses in a sheet are relative to it.
    if (css === undefined || css.length > SMALL || /url\(|<\//.test(css)) return link;
    return `<style>${css}</style>${link.replace('/>', ' media="print" disabled=""/>')}`;
  });
}

/** Contents of the build's files by path: they never change. */
const known = new Map<string, string | undefined>();

function readBuild(path: string): string | undefined {
  if (!known.has(path)) known.set(path, readOrNothing(path));
  return known.get(path);
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, BUILD), 'utf8');
  } catch {
    return undefined;
  }
}
