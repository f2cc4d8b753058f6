import { splitLanguage } from '#schemas/find-language.ts';

type Guard = (path: string) => boolean;
let guard: Guard | undefined;

/** Lets `hold` keep a screen from being left: it returns true to hold it. Returns the function that ends this. */
export function guardScreen(hold: Guard): () => void {
  guard = hold;
  return () => {
    if (guard === hold) guard = undefined;
  };
}

/** Opens another screen of the editor without a page load, unless the present one asks first. */
export function navigate(path: string): void {
  if (!guard?.(path)) window.history.pushState(null, '', path);
}

/** Path of the editor in an address, without the language prefix. */
export function editorPath(pathname: string): string {
  return splitLanguage(pathname).path;
}

/** Click handler of a root that turns plain links within the editor into screen changes. */
export function followLink(event: React.MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/editor"]') : undefined;
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || link.target || modified || event.defaultPrevented || link.hasAttribute('download')) return;
  event.preventDefault();
  navigate(link.getAttribute('href') ?? '/editor');
}
