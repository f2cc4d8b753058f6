import { readFileSync } from 'node:fs';
import { type SheetPart, sheetParts, usedStyles } from './used-styles.ts';

const LINK = /<link (?=[^>]*rel="stylesheet")[^>]*href="\/_next\/(static\/chunks\/[\w-]+\.css)"[^>]*\/>/g;
const CLASSES = / class="([^"]*)"/g;
/** Size up to which a style sheet stands whole in the page, in bytes. */
const SMALL = 3_000;
const BUILD = new URL('../../../.next/', import.meta.url);

/** Content of a build file; undefined without the file. */
type Read = (path: string) => string | undefined;

/** A style sheet as a page contains it: whole, so that nothing requests it, or the rules that the page uses. */
type Sheet = { whole: string } | { parts: SheetPart[] };

/**
 * A page's HTML that is painted without waiting for any style sheet. Each small one stands in it (every module type has
 * one of some hundred bytes), of each other the rules for the page's classes; `late-scripts.ts` loads those after the
 * first paint, before any script runs that could add other classes. The links stay where they were, so that the
 * cascade is the same and React and Turbopack find by them what is loaded, but disabled; "print" keeps preload scanners
 * from them too.
 */
export function inlineStyles(html: string, read: Read = readBuild): string {
  const classes = classesOf(html);
  return html.replaceAll(LINK, (link, path: string) => {
    const sheet = sheetOf(path, read);
    if (!sheet) return link;
    const isWhole = 'whole' in sheet;
    const css = isWhole ? sheet.whole : usedStyles(sheet.parts, classes);
    const style = css && `<style>${css}</style>`;
    return `${style}${link.replace('/>', ` media="print" disabled=""${isWhole ? '' : ' data-late=""'}/>`)}`;
  });
}

function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, attribute = ''] of html.matchAll(CLASSES)) attributes.add(attribute);
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}

/** The build's style sheets by path, undefined when one isn't there or can't stand in a page: they never change. */
const sheets = new Map<string, Sheet | undefined>();

function sheetOf(path: string, read: Read): Sheet | undefined {
  if (!sheets.has(path)) sheets.set(path, madeOf(read(path)));
  return sheets.get(path);
}

function madeOf(css: string | undefined): Sheet | undefined {
  if (css === undefined || css.includes('</')) return;
  // Addresses in a sheet are relative to it.
  const moved = css.replaceAll('url(../', 'url(/_next/static/');
  // A font that two style sheets define would be loaded, and its texts drawn, twice.
  const isWhole = css.length <= SMALL || css.includes('@font-face');
  return isWhole ? { whole: moved } : { parts: sheetParts(moved) };
}

function readBuild(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, BUILD), 'utf8');
  } catch {
    return undefined;
  }
}
