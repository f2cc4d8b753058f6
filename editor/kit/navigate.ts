const PREFIX = /^\/(th|en|id)(?=\/|$)/;

/** Shows another screen of the editor without loading it anew. */
export function navigate(path: string): void {
  window.history.pushState(null, '', path);
}

/** The editor's own path of an address: without a language in front. */
export function editorPath(pathname: string): string {
  return pathname.replace(PREFIX, '');
}

/** Makes plain links within the editor change the screen only. For the click handler of a root. */
export function followLink(event: React.MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/editor"]');
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || link.target || modified || event.defaultPrevented || link.hasAttribute('download')) return;
  event.preventDefault();
  navigate(link.getAttribute('href') ?? '/editor');
}
