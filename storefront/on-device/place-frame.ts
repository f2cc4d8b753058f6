import { joinLanguage, splitLanguage } from '#schemas/find-language.ts';
import { frameMarks } from './page-kinds.ts';

/**
 * Makes the frame that of another page: the document's marks, the menu's present entry, the links to other languages
 * and the search field, which has the keyword of results.
 */
export function placeFrame(pathname: string, keyword: string | null): void {
  const { path } = splitLanguage(pathname);
  const { dataset } = document.documentElement;
  for (const [name, mark] of Object.entries(frameMarks(path))) {
    if (mark) dataset[name] = mark;
    else delete dataset[name];
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-part="bar"] a')) {
    const isHere = link.host === location.host && splitLanguage(link.pathname).path === path;
    link.ariaCurrent = isHere ? 'page' : null;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('details a[hreflang]'))
    link.href = joinLanguage(link.hreflang, path);
  const field = document.querySelector<HTMLInputElement>('[role="combobox"][name="keyword"]');
  // Not while someone types the next search.
  if (field && field !== document.activeElement) field.value = (path === '/search' && keyword) || '';
}
