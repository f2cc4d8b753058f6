import { captureInput } from './page-input.ts';
import { type RectChanges, watchRects } from './watch-rects.ts';

/** What is seen of the page in a frame, and what is done there. */
export type PageNews =
  /** Where modules now stand. */
  | { type: 'rects'; changes: RectChanges }
  | { type: 'scrolled'; x: number; y: number }
  /** A click; without id beside all modules. */
  | { type: 'selected'; id: string | undefined; additive: boolean }
  | { type: 'hovered'; id: string | undefined }
  | { type: 'key'; key: KeyboardEventInit };

/**
 * Watches the page in a frame from outside, which is of the same origin: it can be selected as soon as the server's HTML
 * is there, before any script of its own runs.
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
