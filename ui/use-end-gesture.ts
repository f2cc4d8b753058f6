import { type RefObject, type TouchEvent, type UIEvent, useRef, type WheelEvent } from 'react';
import { scrollEdges } from './use-scroll-edges.ts';

/** Time in ms after a gesture in which scrolling still belongs to it (momentum, smooth scroll). */
const CARRY = 500;

/**
 * Calls `onEnd` once per mount when a person pushes a horizontal scroller to its end by wheel, touch or arrow
 * button. Scrolling that comes from focus, keys, resizing or a restored position doesn't count.
 * `handlers` go on the scroller; `push` is for arrow buttons.
 */
export function useEndGesture(scroller: RefObject<HTMLElement | null>, onEnd?: () => void) {
  const fired = useRef(false);
  const lastPush = useRef(Number.NEGATIVE_INFINITY);
  const touchStart = useRef({ x: 0, y: 0 });

  const fireAtEnd = () => {
    if (!scroller.current || fired.current) return;
    const { atStart, atEnd } = scrollEdges(scroller.current);
    if (!atEnd || atStart) return;
    fired.current = true;
    onEnd?.();
  };
  const push = (event: { timeStamp: number }) => {
    lastPush.current = event.timeStamp;
    fireAtEnd();
  };

  const handlers = {
    onWheel(event: WheelEvent) {
      const { deltaX, deltaY, shiftKey } = event;
      if (shiftKey ? deltaX + deltaY > 0 : deltaX > Math.abs(deltaY)) push(event);
    },
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      if (touch) touchStart.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchMove(event: TouchEvent) {
      const touch = event.touches[0];
      if (!touch) return;
      const { x, y } = touchStart.current;
      if (x - touch.clientX > Math.abs(y - touch.clientY)) push(event);
    },
    onKeyDown() {
      lastPush.current = Number.NEGATIVE_INFINITY;
    },
    onScroll(event: UIEvent) {
      if (event.timeStamp - lastPush.current < CARRY) push(event);
    },
  };
  return { handlers, push };
}
