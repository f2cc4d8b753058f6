import { elementOf, moduleAround } from '../canvas/module-elements.ts';
import { keepFileDrops } from '../kit/file-drops.ts';
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
  // A text being edited has the browser's own mouse and keyboard.
  const isText = (event: Event) => elementOf(event.target)?.closest('[contenteditable]') != null;
  on('click', (event) => {
    if (isText(event)) return event.preventDefault();
    const { target, shiftKey, metaKey, ctrlKey } = event;
    const id = moduleAround(target);
    tell({ type: 'selected', id, additive: shiftKey || metaKey || ctrlKey });
    // Tabs keep working: they only show more of the page.
    if (!elementOf(target)?.closest('[role=tab]')) stop(event);
  });
  on('dblclick', (event) => {
    const id = moduleAround(event.target);
    if (isText(event) || id === undefined) return;
    stop(event);
    tell({ type: 'opened', id, target: elementOf(event.target) });
  });
  for (const type of ['auxclick', 'submit', 'dragstart'] as const) on(type, stop);
  on('contextmenu', (event) => isText(event) || stop(event));
  let hovered: string | undefined;
  const hover = (id: string | undefined) => {
    if (id === hovered) return;
    hovered = id;
    tell({ type: 'hovered', id });
  };
  on('pointerover', ({ target }) => hover(moduleAround(target)));
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && hover(undefined));
  on('keydown', (event) => {
    if (isText(event)) return;
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (OWN_KEYS.has(key) && !ctrlKey && !metaKey && !altKey) {
      if (key === 'Enter') tell({ type: 'entered', id: moduleAround(event.target), stop: () => stop(event) });
      return;
    }
    stop(event);
    tell({ type: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey } });
  });
  const letDrops = keepFileDrops(page);
  return () => {
    ended.abort();
    letDrops();
  };
}
