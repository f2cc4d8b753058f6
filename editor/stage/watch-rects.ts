import type { Rect } from '../canvas/frame-state.ts';
import { MODULE, moduleElements, nodeIdOf } from '../canvas/module-elements.ts';

/** Rectangles that are new or changed; null for a removed module. */
export type RectChanges = Record<string, Rect | null>;

/**
 * Reports the modules' rectangles whenever they have changed: at most once a frame, after its paint. On a page of
 * thousands of elements only the new ones are searched for modules.
 */
export function watchRects(page: Document, report: (changes: RectChanges) => void): () => void {
  // The page's own window, since it differs from this one.
  const view = page.defaultView ?? window;
  const elements = new Set<HTMLElement>();
  let known = new Map<string, Rect>();
  let frame = 0;
  const measure = () => {
    frame = 0;
    const now = new Map<string, Rect>();
    for (const element of elements) {
      if (element.isConnected) now.set(nodeIdOf(element), rectOf(element, view));
      else forget(element);
    }
    const changes: RectChanges = {};
    for (const [id, rect] of now) if (known.get(id)?.join() !== rect.join()) changes[id] = rect;
    for (const id of known.keys()) if (!now.has(id)) changes[id] = null;
    known = now;
    if (Object.keys(changes).length > 0) report(changes);
  };
  const later = () => {
    frame ||= view.requestAnimationFrame(() => setTimeout(measure));
  };
  const sizes = new view.ResizeObserver(later);
  const learn = (element: HTMLElement) => {
    if (elements.has(element)) return;
    elements.add(element);
    sizes.observe(element);
  };
  const forget = (element: HTMLElement) => {
    elements.delete(element);
    sizes.unobserve(element);
  };
  const search = (added: Node) => {
    if (!isElement(added)) return;
    if (added.matches(MODULE)) learn(added);
    for (const element of moduleElements(added)) learn(element);
  };
  const changes = new view.MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(search);
    later();
  });
  changes.observe(page.body, { childList: true, subtree: true });
  sizes.observe(page.body);
  search(page.body);
  return () => {
    view.cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
}

/**
 * Checked by node type: elements that the parser adds while the page loads are no instances of this window's classes.
 */
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

/** Rectangle of an element from the page's own corner, so that scrolling changes nothing. */
function rectOf(element: HTMLElement, { scrollX, scrollY }: Window): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, height].map(Math.round) as unknown as Rect;
}
