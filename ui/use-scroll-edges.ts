import { type RefObject, useEffect, useState } from 'react';

/** Position of a horizontal scroller: at its start, at its end, or both while all of it fits. */
export function scrollEdges(scroller: HTMLElement) {
  const position = Math.abs(scroller.scrollLeft);
  return {
    atStart: position < 1,
    atEnd: position + scroller.clientWidth > scroller.scrollWidth - 1,
  };
}

/** Hook for `scrollEdges`. On the server, without a layout, nothing overflows. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: true });

  // After every render, because its children may have changed the width.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const next = scrollEdges(element);
      setEdges((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
    };
    // Measured together with all others, just before the layout that happens anyway.
    const frame = requestAnimationFrame(measure);
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    // A font that arrives late changes the width of its text. jsdom has no fonts.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  });
  return edges;
}
