import { elementOf, moduleAround } from '../canvas/module-elements.ts';
import type { PageNews } from './page-news.ts';

/** Keys that the page in the frame handles itself: they move the focus and scroll. */
const OWN_KEYS = new Set([
  'Tab',
  'Enter',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
]);

/** Captures input in the page: links, forms and drags do nothing, a click selects, keys go to the workspace. */
export function captureInput(page: Document, tell: (news: PageNews) => void): () => void {
  const ended = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, handle: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(type, handle, { capture: true, signal: ended.signal });
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  on('click', (event) => {
    const { target, shiftKey, metaKey, ctrlKey } = event;
    const id = moduleAround(target);
    tell({ type: 'selected', id, additive: shiftKey || metaKey || ctrlKey });
    // Tabs keep working: they only show more of the page.
    if (!elementOf(target)?.closest('[role=tab]')) stop(event);
  });
  for (const type of ['auxclick', 'submit', 'dragstart', 'contextmenu'] as const) on(type, stop);
  let hovered: string | undefined;
  const hover = (id: string | undefined) => {
    if (id === hovered) return;
    hovered = id;
    tell({ type: 'hovered', id });
  };
  on('pointerover', ({ target }) => hover(moduleAround(target)));
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && hover(undefined));
  on('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (OWN_KEYS.has(key) && !ctrlKey && !metaKey && !altKey) return;
    stop(event);
    tell({ type: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey } });
  });
  return () => ended.abort();
}
