import { moduleElements, nodeIdOf } from './module-elements.ts';
import type { Rect } from './protocol.ts';

/** Reports where the modules stand whenever that may have changed: at most once a frame, after its paint. */
export function watchRects(root: HTMLElement, report: (rects: Record<string, Rect>) => void): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    const rects: Record<string, Rect> = {};
    const page = root.querySelector<HTMLElement>('[data-page-type]');
    for (const element of [...(page ? [page] : []), ...moduleElements(root)]) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = [left + window.scrollX, top + window.scrollY, width, height];
      rects[nodeIdOf(element)] = at.map(Math.round) as Rect;
      sizes.observe(element);
    }
    report(rects);
  };
  const later = () => {
    frame ||= requestAnimationFrame(() => setTimeout(measure));
  };
  const sizes = new ResizeObserver(later);
  const changes = new MutationObserver(later);
  changes.observe(root, { childList: true, subtree: true });
  sizes.observe(document.body);
  later();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
}
