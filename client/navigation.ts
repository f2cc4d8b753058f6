/** Decision on a click on a link. */
export type Navigation =
  | { kind: 'push' | 'replace'; href: string; scroll: boolean; kept?: KeptQuery | undefined }
  /** The browser handles the click itself. */
  | { kind: 'native' }
  | { kind: 'new-window'; href: string };

/** Query of the target, and the one with kept parameters that its address gets after the navigation. */
export type KeptQuery = { of: string; query: string };

export type LinkClick = {
  href: string;
  target: string;
  /** Language of the link's target; a link to another language loads a new document. */
  hreflang: string;
  isDownload: boolean;
  /** True with Ctrl, Cmd, Shift, Alt or another button than the first. */
  isModified: boolean;
  /** `data-replace-within`: replace instead of push while the current path starts with this (S1 §2, article home). */
  replaceWithin?: string | undefined;
  /**
   * `data-keeps-query`: parameters of the current address that are unknown to the page are kept (S1 §2, pagination).
   */
  keepsQuery?: boolean | undefined;
};

/**
 * Decides on a click on a link (S1 §2): links of this site are followed without loading a document, any other opens a
 * new window; a link that only changes the query (pagination) replaces the address without scrolling.
 */
export function decideNavigation(click: LinkClick, current: URL): Navigation {
  if (
    click.isModified ||
    click.isDownload ||
    click.hreflang !== '' ||
    (click.target !== '' && click.target !== '_self')
  )
    return { kind: 'native' };
  const url = new URL(click.href, current);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'native' };
  if (url.origin !== current.origin) return { kind: 'new-window', href: url.href };
  const href = `${url.pathname}${url.search}${url.hash}`;
  if (url.pathname === current.pathname) {
    if (url.search === current.search) return { kind: 'native' };
    const kept = click.keepsQuery ? keepUnknown(url, current) : undefined;
    return { kind: 'replace', href, scroll: false, kept };
  }
  const isReplace = click.replaceWithin !== undefined && current.pathname.startsWith(click.replaceWithin);
  return { kind: isReplace ? 'replace' : 'push', href, scroll: true };
}

/**
 * Keeps parameters of the current address that the page hasn't read: a link to another page of a list has all known ones,
 * but on the first page no `page`; a form's `filter.price` was read as `filter`.
 */
function keepUnknown({ searchParams }: URL, current: URL): KeptQuery | undefined {
  const known = new Set([...searchParams.keys(), 'page']);
  const others = [...current.searchParams].filter(([name]) => !known.has(name.split('.', 1)[0] ?? ''));
  if (others.length === 0) return undefined;
  return { of: `${searchParams}`, query: `${new URLSearchParams([...searchParams, ...others])}` };
}

/** Path of a client navigation under way, or undefined. */
export type RouteProgress = string | undefined;

/** Progress after a push to another path; the query doesn't count (S1 §4, router wrapper). */
export function startRoute(current: string, target: string): RouteProgress {
  const path = target.split(/[?#]/, 1)[0] ?? target;
  return path === current ? undefined : path;
}

/** Progress after a change of the path; ends when it equals the pushed one. */
export function completeRoute(progress: RouteProgress, current: string): RouteProgress {
  return progress === current ? undefined : progress;
}
