import { captureInput } from './page-input.ts';
import type { PageNews } from './page-news.ts';
import { watchRects } from './watch-rects.ts';

/**
 * Watches the page in a frame of the same origin from outside: modules can be selected as soon as the server's HTML has
 * arrived, before any script of its own runs.
 */
export function watchPage(page: Document, tell: (news: PageNews) => void): () => void {
  const view = page.defaultView ?? window;
  const scrolled = () => tell({ type: 'scrolled', x: view.scrollX, y: view.scrollY });
  view.addEventListener('scroll', scrolled, { passive: true });
  const release = captureInput(page, tell);
  const unwatch = watchRects(page, (changes) => tell({ type: 'rects', changes }));
  return () => {
    view.removeEventListener('scroll', scrolled);
    release();
    unwatch();
  };
}
