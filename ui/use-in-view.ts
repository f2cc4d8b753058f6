import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport within which an element counts as near. */
const MARGIN = '300px';

/** Callbacks by watched element. */
const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    // scrollMargin looks ahead inside horizontal strips too, where rootMargin has no effect.
    { rootMargin: MARGIN, scrollMargin: MARGIN } as IntersectionObserverInit,
  );
  return observer;
}

/**
 * True from the time the element first comes near the viewport. All elements share one observer. In a browser without
 * IntersectionObserver every element is near.
 */
export function useInView(element: RefObject<Element | null>, enabled = true): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!enabled || near || !target) return;
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    callbacks.set(target, () => setNear(true));
    shared().observe(target);
    return () => {
      callbacks.delete(target);
      shared().unobserve(target);
      if (callbacks.size === 0) observer = undefined;
    };
  }, [element, enabled, near]);
  return near;
}
